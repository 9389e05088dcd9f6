//===- ThreadPool.cpp - Threads that run the tasks of calls ---------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A call puts a job on its stack and links it into the list of jobs; idle workers
// join a job that has a free slot and leave when its tasks are used up. One mutex
// guards the list and the jobs' counts; tasks themselves are taken by an atomic
// counter. All globals are constant-initialised and never destroyed: calls may
// come before and after the program's own initialisers and destructors.
//
//===----------------------------------------------------------------------===//

#include "ThreadPool.h"

#include "../Lock.h"
#include "Quota.h"

#include "tttc/runtime.h"

#include <csignal>
#include <cstdlib>
#include <ctime>
#include <sched.h>
#include <unistd.h>

using namespace tttc::runtime;

namespace {

/// One call in progress. All but `source` is guarded by the pool's mutex.
struct Job {
  Job(unsigned slots, int64_t tasks, SlotFunction function, void *context)
      : function(function), context(context), slots(slots), source(tasks) {}

  const SlotFunction function;
  void *const context;
  const unsigned slots;
  unsigned joined = 1; ///< slots assigned; slot 0 is the caller's
  /// Workers that are in `function`. Changed with the mutex held; the caller reads it without.
  std::atomic<unsigned> working{0};
  pthread_cond_t done = PTHREAD_COND_INITIALIZER;
  Job *next = nullptr;
  TaskSource source;
};

struct Pool {
  pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
  pthread_cond_t work = PTHREAD_COND_INITIALIZER;
  Job *jobs = nullptr;
  std::atomic<unsigned> workers{0}; ///< changed with the mutex held
  std::atomic<unsigned> posted{0};  ///< jobs so far, modulo 2^32
};

constexpr unsigned maxThreads = 1024;
/// How long a thread looks for what it waits for before it sleeps. Waking a thread takes up to some
/// 100 microseconds on a virtual machine, where calls often take a few: the calls of a sequence
/// that is decoded, or the stages of a layer, follow each other closely.
constexpr int64_t spinNanoseconds = 200'000;
/// The system's default may be as small as 128 KiB, and kernels keep tiles on the stack.
constexpr size_t stackBytes = size_t(8) << 20;

Pool pool;

} // namespace

static unsigned countProcessors() {
#if defined(__linux__)
  cpu_set_t allowed;
  if (sched_getaffinity(0, sizeof(allowed), &allowed) == 0)
    return static_cast<unsigned>(CPU_COUNT(&allowed));
#endif
  long online = sysconf(_SC_NPROCESSORS_ONLN);
  return online > 0 ? static_cast<unsigned>(online) : 1;
}

/// Processors that this process may use at once; counted once.
static unsigned machineProcessors() {
  static std::atomic<unsigned> known{0};
  if (known.load() == 0) {
    const unsigned processors = countProcessors();
    const unsigned quota = processorsOfQuota("/proc/self/cgroup", "/sys/fs/cgroup");
    known.store(quota && quota < processors ? quota : processors);
  }
  return known.load();
}

static int64_t nanoseconds() {
  timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return int64_t(now.tv_sec) * 1'000'000'000 + now.tv_nsec;
}

/// Tells the processor that a loop only waits.
static void relax() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  __asm__ volatile("yield");
#endif
}

/// Waits, without sleeping, until `isMet` or for spinNanoseconds. Where threads share a processor
/// it returns at once: the thread that is waited for may need it.
template <typename Condition> static void spin(Condition isMet) {
  if (pool.workers.load() >= machineProcessors())
    return;
  for (const int64_t end = nanoseconds() + spinNanoseconds; nanoseconds() < end;)
    for (int i = 0; i < 32; ++i) {
      if (isMet())
        return;
      relax();
    }
}

static Job *findJob() {
  for (Job *job = pool.jobs; job; job = job->next)
    if (job->joined < job->slots && !job->source.empty())
      return job;
  return nullptr;
}

static void *workerMain(void *) {
  pthread_mutex_lock(&pool.mutex);
  for (;;) {
    Job *job = findJob();
    if (!job) {
      const unsigned seen = pool.posted.load();
      pthread_mutex_unlock(&pool.mutex);
      spin([seen] { return pool.posted.load(std::memory_order_relaxed) != seen; });
      pthread_mutex_lock(&pool.mutex);
      job = findJob();
    }
    if (!job) {
      pthread_cond_wait(&pool.work, &pool.mutex);
      continue;
    }
    unsigned slot = job->joined++;
    ++job->working;
    pthread_mutex_unlock(&pool.mutex);
    job->function(job->context, slot, job->source);
    pthread_mutex_lock(&pool.mutex);
    // The caller frees the job once it has seen 0 and holds the mutex, so the
    // job is not touched after the next unlock.
    if (--job->working == 0)
      pthread_cond_signal(&job->done);
  }
  return nullptr;
}

// A forked child has the forking thread only: it starts with an empty pool.
static void beforeFork() { pthread_mutex_lock(&pool.mutex); }
static void afterForkInParent() { pthread_mutex_unlock(&pool.mutex); }
static void afterForkInChild() {
  pool.work = PTHREAD_COND_INITIALIZER;
  pool.jobs = nullptr;
  pool.workers = 0;
  pthread_mutex_unlock(&pool.mutex);
}

static pthread_once_t forkHandlersOnce = PTHREAD_ONCE_INIT;
static bool forkHandled = false;
static void installForkHandlers() {
  forkHandled = pthread_atfork(beforeFork, afterForkInParent, afterForkInChild) == 0;
}

/// Starts workers until there are `count` or the system refuses. Pre: the mutex is held.
static void growPool(unsigned count) {
  if (pool.workers >= count)
    return;
  pthread_attr_t attributes;
  if (!forkHandled || pthread_attr_init(&attributes) != 0)
    return;
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_attr_setstacksize(&attributes, stackBytes);
  // Workers inherit a mask of all signals, so that handlers run on the program's own threads.
  sigset_t all, old;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &old);
  pthread_t thread;
  while (pool.workers < count && pthread_create(&thread, &attributes, workerMain, nullptr) == 0)
    ++pool.workers;
  pthread_sigmask(SIG_SETMASK, &old, nullptr);
  pthread_attr_destroy(&attributes);
}

static void removeJob(Job &job) {
  Job **link = &pool.jobs;
  while (*link != &job)
    link = &(*link)->next;
  *link = job.next;
}

void tttc::runtime::runTasks(unsigned threads, int64_t tasks, SlotFunction function,
                             void *context) {
  Job job(threads, tasks, function, context);
  if (threads <= 1)
    return function(context, 0, job.source);
  // Before the mutex is first locked: a fork must find it unlocked or the handlers installed.
  pthread_once(&forkHandlersOnce, installForkHandlers);
  {
    Lock lock(pool.mutex);
    growPool(threads - 1);
    job.next = pool.jobs;
    pool.jobs = &job;
    pool.posted.fetch_add(1);
  }
  pthread_cond_broadcast(&pool.work);
  function(context, 0, job.source);
  spin([&job] { return job.working.load(std::memory_order_relaxed) == 0; });
  Lock lock(pool.mutex);
  removeJob(job);
  while (job.working != 0)
    pthread_cond_wait(&job.done, &pool.mutex);
  pthread_cond_destroy(&job.done);
}

/// The number of threads in the environment; 0 if it is not set or invalid.
static unsigned threadsAskedFor() {
  const char *text = getenv("TTTC_NUM_THREADS");
  char *end = nullptr;
  const unsigned long number = text && *text >= '0' && *text <= '9' ? strtoul(text, &end, 10) : 0;
  return end && *end == 0 && number <= maxThreads ? static_cast<unsigned>(number) : 0;
}

static unsigned countThreads() {
  const unsigned requested = threadsAskedFor();
  return requested ? requested : machineProcessors();
}

/// Set by the program; 0 if it is to be determined by the environment or the machine.
static std::atomic<unsigned> programThreads{0};

void tttc_set_num_threads(uint32_t threads) { programThreads.store(threads); }

unsigned tttc::runtime::effectiveThreads(uint32_t requested, int64_t tasks) {
  // Counted once: the workspace size that a caller queried must fit the later call even
  // if its affinity changes in between.
  static std::atomic<unsigned> machineThreads{0};
  if (requested == 0)
    requested = programThreads.load();
  if (requested == 0) {
    unsigned counted = 0;
    if (machineThreads.load() == 0)
      machineThreads.compare_exchange_strong(counted, countThreads());
    requested = machineThreads.load();
  }
  int64_t threads = requested < maxThreads ? requested : maxThreads;
  threads = tasks < threads ? tasks : threads;
  return threads < 1 ? 1 : static_cast<unsigned>(threads);
}
