//===- Streams.cpp - libcuda.so, emulated: streams, capture, events -------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every call is complete when it returns, so streams hold no pending work. During a
// capture, items of that stream are recorded in a graph instead, and calls that a capture
// forbids fail: allocation, loading, waiting.
//
//===----------------------------------------------------------------------===//

#include "State.h"
#include "Trace.h"

using namespace ptxemu;
using namespace ptxemu::driver;

extern "C" {

int cuStreamCreate(Stream **stream, unsigned) {
  std::lock_guard<std::mutex> lock(state().mutex);
  auto made = std::make_unique<Stream>();
  *stream = made.get();
  state().streams[*stream] = std::move(made);
  return ready();
}

int cuStreamDestroy_v2(Stream *stream) {
  std::lock_guard<std::mutex> lock(state().mutex);
  return state().streams.erase(stream) ? Success : InvalidHandle;
}

int cuStreamSynchronize(Stream *stream) {
  note("cuStreamSynchronize");
  std::lock_guard<std::mutex> lock(state().mutex);
  return isStream(stream) ? readyToSync() : InvalidHandle;
}

int cuStreamBeginCapture_v2(Stream *stream, int) {
  std::lock_guard<std::mutex> lock(state().mutex);
  if (!stream || state().capture) // the default stream has no capture
    return CaptureUnsupported;
  if (!isStream(stream))
    return InvalidHandle;
  if (Status status = ready())
    return status;
  state().capture = std::make_unique<Graph>();
  state().captured = stream;
  state().captureBroken = false;
  return Success;
}

int cuStreamEndCapture(Stream *stream, Graph **graph) {
  std::lock_guard<std::mutex> lock(state().mutex);
  *graph = nullptr;
  if (!state().capture || stream != state().captured)
    return InvalidValue;
  std::unique_ptr<Graph> made = std::move(state().capture);
  state().captured = nullptr;
  if (state().captureBroken)
    return CaptureInvalidated;
  *graph = made.get();
  state().graphs[*graph] = std::move(made);
  return Success;
}

/// An executable graph is a copy of the graph.
int cuGraphInstantiateWithFlags(Graph **executable, Graph *graph, unsigned long long) {
  std::lock_guard<std::mutex> lock(state().mutex);
  if (!state().graphs.count(graph))
    return InvalidHandle;
  auto made = std::make_unique<Graph>(*graph);
  *executable = made.get();
  state().graphs[*executable] = std::move(made);
  return ready();
}

int cuGraphLaunch(Graph *executable, Stream *stream) {
  note("cuGraphLaunch");
  std::lock_guard<std::mutex> lock(state().mutex);
  if (Status status = ready())
    return status;
  if (!state().graphs.count(executable) || !isStream(stream))
    return InvalidHandle;
  for (const Work &work : executable->work)
    if (Status status = perform(work))
      return status == LaunchFailed ? Success : status;
  return Success;
}

int cuGraphDestroy(Graph *graph) {
  std::lock_guard<std::mutex> lock(state().mutex);
  return state().graphs.erase(graph) ? Success : InvalidHandle;
}
int cuGraphExecDestroy(Graph *executable) { return cuGraphDestroy(executable); }

int cuEventCreate(Event **event, unsigned) {
  std::lock_guard<std::mutex> lock(state().mutex);
  auto made = std::make_unique<Event>();
  *event = made.get();
  state().events[*event] = std::move(made);
  return ready();
}

int cuEventDestroy_v2(Event *event) {
  std::lock_guard<std::mutex> lock(state().mutex);
  return state().events.erase(event) ? Success : InvalidHandle;
}

int cuEventRecord(Event *event, void *) {
  std::lock_guard<std::mutex> lock(state().mutex);
  if (!state().events.count(event))
    return InvalidHandle;
  event->at = std::chrono::steady_clock::now();
  event->recorded = true;
  return ready();
}

int cuEventQuery(Event *event) {
  std::lock_guard<std::mutex> lock(state().mutex);
  return state().events.count(event) ? ready() : InvalidHandle;
}
int cuEventSynchronize(Event *event) { return cuEventQuery(event); }

int cuEventElapsedTime(float *milliseconds, Event *begin, Event *end) {
  std::lock_guard<std::mutex> lock(state().mutex);
  if (!state().events.count(begin) || !state().events.count(end) || !begin->recorded ||
      !end->recorded)
    return InvalidHandle;
  *milliseconds = std::chrono::duration<float, std::milli>(end->at - begin->at).count();
  return Success;
}

} // extern "C"
