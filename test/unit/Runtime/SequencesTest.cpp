//===- SequencesTest.cpp - Packed sequences, and slots --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `ema` on packed sequences of different lengths in one call, against one call per sequence, and
// with states in slots. All values are exact, so results must be equal.
//
//===----------------------------------------------------------------------===//

#include "TestCall.h"

#include <algorithm>
#include <numeric>

using namespace tttc::runtime::test;

namespace {

constexpr int64_t d = EmaCall::d;

int64_t groupsOf(int64_t tokens) { return (tokens + 1) / 2; }

/// A call with packed sequences. Its arrays are those of one batch entry, except for
/// states, which exist per sequence.
struct Ragged {
  /// `more`: groups on the axis in addition to those of the sequences.
  Ragged(std::vector<int64_t> lengths, int64_t heads = 2, int64_t more = 0)
      : heads(heads), lengths(std::move(lengths)), ends{0}, groups(more) {
    for (int64_t length : this->lengths) {
      ends.push_back(ends.back() + length);
      groups += groupsOf(length);
    }
    const EmaCall states(count(), heads, 1);
    call.initial = states.initial;
    call.final = states.final;
    call.group.assign(heads * groups, -1);
    const int64_t stateShape[] = {count(), heads, d}, groupShape[] = {1, heads, groups};
    call.tensor("S") = tttc_tensor_dense(call.initial.data(), TTTC_F64, 3, stateShape);
    call.tensor("S_final") = tttc_tensor_dense(call.final.data(), TTTC_F64, 3, stateShape);
    call.tensor("group") = tttc_tensor_dense(call.group.data(), TTTC_F64, 3, groupShape);
  }

  int64_t count() const { return static_cast<int64_t>(lengths.size()); }
  int64_t tokens() const { return std::accumulate(lengths.begin(), lengths.end(), int64_t(0)); }

  tttc_status run(uint32_t threads = 1) {
    KernelPtr kernel = openLinked(tttc_kernel_ema);
    uint64_t bytes = 0, alignment = 1;
    if (tttc_status status = tttc_workspace_bytes(kernel.get(), TTTC_ENTRY_FORWARD, threads,
                                                  count(), heads, tokens(), &bytes, &alignment))
      return status;
    std::unique_ptr<void, void (*)(void *)> workspace(
        aligned_alloc(alignment, bytes == 0 ? alignment : bytes), free);
    tttc_run_options options = optionsOf(threads, workspace.get(), bytes);
    const std::vector<int32_t> shortEnds(ends.begin(), ends.end());
    if (endsAreInWorkspace)
      endsElsewhere = static_cast<int64_t *>(workspace.get());
    if (endsElsewhere)
      std::copy(ends.begin(), ends.end(), endsElsewhere);
    options.cu_seqlens = isShort ? nullptr : endsElsewhere ? endsElsewhere : ends.data();
    options.cu_seqlens_i32 = shortElsewhere ? shortElsewhere : isShort ? shortEnds.data() : nullptr;
    options.num_sequences = static_cast<uint64_t>(count());
    options.read_slots = readSlots;
    options.write_slots = writeSlots;
    return tttc_run(kernel.get(), TTTC_ENTRY_FORWARD, call.args.data(), call.args.size(), &options);
  }

  /// Compares with sequence `i` in a separate call, from the state of `slot`.
  void expectAlone(int64_t i, int64_t slot) {
    const int64_t length = lengths[i];
    EmaCall alone(1, heads, length);
    for (int64_t h = 0; h < heads; ++h) {
      const int64_t from = (h * tokens() + ends[i]) * d;
      std::copy_n(call.x.begin() + from, length * d, alone.x.begin() + h * length * d);
    }
    std::copy_n(call.gate.begin() + ends[i], length, alone.gate.begin());
    std::copy_n(call.initial.begin() + slot * heads * d, heads * d, alone.initial.begin());
    ASSERT_EQ(alone.run(), TTTC_OK) << tttc_last_error();
    int64_t firstGroup = 0;
    for (int64_t before = 0; before < i; ++before)
      firstGroup += groupsOf(lengths[before]);
    for (int64_t h = 0; h < heads; ++h) {
      EXPECT_TRUE(std::equal(alone.out.begin() + h * length * d,
                             alone.out.begin() + (h + 1) * length * d,
                             call.out.begin() + (h * tokens() + ends[i]) * d))
          << "sequence " << i << ", head " << h;
      EXPECT_TRUE(std::equal(alone.group.begin() + h * groupsOf(length),
                             alone.group.begin() + (h + 1) * groupsOf(length),
                             call.group.begin() + h * groups + firstGroup))
          << "sequence " << i << ", head " << h;
    }
    finals.push_back(alone.final);
  }

  void expectFinal(int64_t i, int64_t slot) {
    EXPECT_TRUE(
        std::equal(finals[i].begin(), finals[i].end(), call.final.begin() + slot * heads * d))
        << "sequence " << i;
  }

  int64_t heads;
  std::vector<int64_t> lengths, ends;
  int64_t groups;
  EmaCall call{1, heads, tokens()};
  const int64_t *readSlots = nullptr, *writeSlots = nullptr;
  bool isShort = false; ///< cu_seqlens in 32 bits
  int64_t *endsElsewhere = nullptr;
  const int32_t *shortElsewhere = nullptr;
  bool endsAreInWorkspace = false;
  std::vector<std::vector<double>> finals;
};

void expectRefused(Ragged &ragged, tttc_status status, const std::string &words) {
  const std::vector<double> out = ragged.call.out, final = ragged.call.final;
  EXPECT_EQ(ragged.run(), status);
  EXPECT_NE(std::string(tttc_last_error()).find(words), std::string::npos) << tttc_last_error();
  EXPECT_EQ(ragged.call.out, out);
  EXPECT_EQ(ragged.call.final, final);
}

} // namespace

TEST(Sequences, EachAsAlone) {
  for (uint32_t threads : {1u, 3u}) {
    for (bool isShort : {false, true}) {
      Ragged ragged({3, 0, 4, 1, 5});
      ragged.isShort = isShort;
      ASSERT_EQ(ragged.run(threads), TTTC_OK) << tttc_last_error();
      for (int64_t i = 0; i < ragged.count(); ++i) {
        ragged.expectAlone(i, i);
        ragged.expectFinal(i, i);
      }
    }
  }
}

TEST(Sequences, TimeOutside) {
  Ragged ragged({2, 3});
  std::vector<double> x(ragged.call.x.size()), out(ragged.call.out.size(), -1);
  const int64_t tokens = ragged.tokens(), heads = ragged.heads;
  auto each = [&](const std::vector<double> &from, std::vector<double> &to, bool back) {
    for (int64_t h = 0; h < heads; ++h)
      for (int64_t t = 0; t < tokens; ++t)
        for (int64_t i = 0; i < d; ++i) {
          const int64_t dense = (h * tokens + t) * d + i, other = (t * heads + h) * d + i;
          to[back ? dense : other] = from[back ? other : dense];
        }
  };
  each(ragged.call.x, x, false);
  for (auto [name, data] : {std::pair("x", x.data()), std::pair("out", out.data())}) {
    tttc_tensor &tensor = ragged.call.tensor(name);
    const int64_t strides[] = {tokens * heads * d, d, heads * d, 1};
    tensor.data = data;
    std::copy_n(strides, 4, tensor.strides);
  }
  ASSERT_EQ(ragged.run(), TTTC_OK) << tttc_last_error();
  each(out, ragged.call.out, true);
  for (int64_t i = 0; i < ragged.count(); ++i)
    ragged.expectAlone(i, i);
}

TEST(Sequences, FromOneSharedState) {
  Ragged ragged({2, 1, 3});
  ragged.call.tensor("S").strides[0] = 0;
  ASSERT_EQ(ragged.run(), TTTC_OK) << tttc_last_error();
  for (int64_t i = 0; i < ragged.count(); ++i) {
    ragged.expectAlone(i, 0);
    ragged.expectFinal(i, i);
  }
}

TEST(Sequences, None) {
  Ragged ragged({});
  EXPECT_EQ(ragged.run(), TTTC_OK) << tttc_last_error();
}

TEST(Sequences, WrongOffsets) {
  Ragged begin({2, 3});
  begin.ends[0] = 1;
  expectRefused(begin, TTTC_ERROR_INVALID_ARGUMENT, "ema: expected cu_seqlens[0] = 0, found 1");
  Ragged falling({2, 3, 1});
  falling.ends[2] = 1;
  expectRefused(falling, TTTC_ERROR_INVALID_ARGUMENT,
                "ema: expected cu_seqlens that do not fall, found 1 after 2 at 2");
  Ragged end({2, 3});
  end.ends[2] = 6;
  expectRefused(end, TTTC_ERROR_SHAPE,
                "tensor 'x': expected length 6 of axis T to agree with 'cu_seqlens', found 5");
}

TEST(Sequences, OffsetsOfOneKind) {
  EmaCall call(1, 1, 1);
  const int64_t ends[] = {0, 1};
  const int32_t shortEnds[] = {0, 1};
  tttc_run_options options = optionsOf(1);
  options.cu_seqlens = ends;
  options.cu_seqlens_i32 = shortEnds;
  options.num_sequences = 1;
  KernelPtr kernel = openLinked(tttc_kernel_ema);
  EXPECT_EQ(
      tttc_run(kernel.get(), TTTC_ENTRY_FORWARD, call.args.data(), call.args.size(), &options),
      TTTC_ERROR_INVALID_ARGUMENT);
  EXPECT_STREQ(tttc_last_error(), "ema: expected one of cu_seqlens and cu_seqlens_i32, found both");
}

TEST(Sequences, OffsetsWhereSomethingIsWritten) {
  Ragged inOutput({3, 2});
  inOutput.endsElsewhere = reinterpret_cast<int64_t *>(&inOutput.call.out[2]);
  EXPECT_EQ(inOutput.run(), TTTC_ERROR_OVERLAP);
  EXPECT_STREQ(tttc_last_error(), "ema: output 'out' overlaps cu_seqlens in memory");
  Ragged inWorkspace({3, 2});
  inWorkspace.endsAreInWorkspace = true;
  expectRefused(inWorkspace, TTTC_ERROR_OVERLAP,
                "ema: the workspace overlaps cu_seqlens in memory");
  // The last 32-bit offset overlaps the beginning of an output.
  Ragged last({3, 2});
  std::vector<int32_t> numbers = {0, 3, 5, 0, 0, 0};
  std::vector<double> holder(last.call.out.size() + 2);
  auto *shorts = reinterpret_cast<int32_t *>(holder.data());
  std::copy(numbers.begin(), numbers.end(), shorts);
  last.call.tensor("out").data = holder.data() + 1;
  last.isShort = true;
  last.shortElsewhere = shorts;
  EXPECT_EQ(last.run(), TTTC_ERROR_OVERLAP);
  EXPECT_STREQ(tttc_last_error(), "ema: output 'out' overlaps cu_seqlens in memory");
  last.call.tensor("out").data = holder.data() + 2;
  EXPECT_EQ(last.run(), TTTC_OK) << tttc_last_error();
}

TEST(Slots, WhereSomethingIsWritten) {
  for (const bool isRead : {true, false}) {
    Ragged ragged({3, 2});
    auto *slots = reinterpret_cast<int64_t *>(&ragged.call.final[1]);
    slots[0] = 0;
    slots[1] = 1;
    (isRead ? ragged.readSlots : ragged.writeSlots) = slots;
    expectRefused(ragged, TTTC_ERROR_OVERLAP,
                  std::string("ema: output 'S_final' overlaps ") +
                      (isRead ? "read_slots" : "write_slots") + " in memory");
  }
}

TEST(Sequences, OfTasksThatDoNotSplitB) {
  // The entry's only task would look up the first of zero sequences.
  static const tttc_tensor_info tensors[] = {
      {"x", TTTC_TOKEN, TTTC_F64, TTTC_AXIS_BATCH | TTTC_AXIS_TIME, 0, {}, 1, 0, 0, {}}};
  tttc_entry_info entry = {};
  entry.num_tensors = 1;
  entry.tensors = tensors;
  entry.tensor_size = sizeof(*tensors);
  entry.task = [](void *const *, void *) { ADD_FAILURE() << "a task has run"; };
  tttc_kernel_info info = tttc_kernel_ema;
  info.num_entries = 1;
  info.entries = &entry;
  KernelPtr kernel = openLinked(info);
  const int64_t ends[] = {0}, slots[] = {0}, shape[] = {1, 0};
  const tttc_argument x = {"x", tttc_tensor_dense(nullptr, TTTC_F64, 2, shape)};
  for (int which = 0; which < 3; ++which) {
    tttc_run_options options = {};
    options.struct_size = sizeof(options);
    (which == 0   ? options.cu_seqlens
     : which == 1 ? options.read_slots
                  : options.write_slots) = which == 0 ? ends : slots;
    EXPECT_EQ(tttc_run(kernel.get(), TTTC_ENTRY_FORWARD, &x, 1, &options), TTTC_ERROR_UNSUPPORTED);
    EXPECT_STREQ(tttc_last_error(), "ema: expected no cu_seqlens and no slots: the kernel's tasks "
                                    "do not split B");
  }
}

TEST(Sequences, WrongShapes) {
  Ragged tokens({2, 3});
  tokens.call.tensor("gate").shape[0] = 2;
  tokens.call.tensor("gate").strides[0] = 0;
  expectRefused(tokens, TTTC_ERROR_SHAPE,
                "tensor 'gate': expected length 1 of axis B to agree with 'cu_seqlens', found 2");
  Ragged states({2, 3});
  states.call.tensor("S").shape[0] = 1;
  expectRefused(states, TTTC_ERROR_SHAPE,
                "tensor 'S': expected length 2 of axis B to agree with 'cu_seqlens', found 1");
  Ragged groups({1, 3}); // 3 groups of 2; 4 tokens of one sequence would have 2
  groups.call.tensor("group").shape[2] = 2;
  expectRefused(groups, TTTC_ERROR_SHAPE,
                "tensor 'group': expected length at least 3 of axis T to agree with 'cu_seqlens', "
                "found 2");
}

/// A caller that knows only the sum of the lengths allocates more groups than needed.
TEST(Sequences, ALongerAxisOfGroups) {
  Ragged ragged({1, 3, 0}, 2, /*more=*/2);
  ASSERT_EQ(ragged.run(2), TTTC_OK) << tttc_last_error();
  for (int64_t i = 0; i < ragged.count(); ++i)
    ragged.expectAlone(i, i);
  for (int64_t h = 0; h < ragged.heads; ++h)
    for (int64_t rest = 3; rest < ragged.groups; ++rest)
      EXPECT_EQ(ragged.call.group[h * ragged.groups + rest], -1);
}

TEST(Slots, ReadAndWritten) {
  Ragged ragged({3, 2});
  std::vector<double> pool = EmaCall(4, 2, 1).initial, finals(5 * 2 * d, -1);
  const int64_t readShape[] = {4, 2, d}, writeShape[] = {5, 2, d}, read[] = {3, 1},
                write[] = {0, 4};
  ragged.call.initial = pool;
  ragged.call.final = finals;
  ragged.call.tensor("S") = tttc_tensor_dense(ragged.call.initial.data(), TTTC_F64, 3, readShape);
  ragged.call.tensor("S_final") =
      tttc_tensor_dense(ragged.call.final.data(), TTTC_F64, 3, writeShape);
  ragged.readSlots = read;
  ragged.writeSlots = write;
  ASSERT_EQ(ragged.run(2), TTTC_OK) << tttc_last_error();
  for (int64_t i = 0; i < 2; ++i) {
    ragged.expectAlone(i, read[i]);
    ragged.expectFinal(i, write[i]);
  }
  EXPECT_TRUE(std::all_of(ragged.call.final.begin() + 2 * d, ragged.call.final.begin() + 4 * 2 * d,
                          [](double value) { return value == -1; }))
      << "a slot that no sequence writes";
}

TEST(Slots, OneForAllSequences) {
  Ragged ragged({3, 2, 4});
  const int64_t read[] = {1, 1, 1};
  ragged.readSlots = read;
  ASSERT_EQ(ragged.run(), TTTC_OK) << tttc_last_error();
  for (int64_t i = 0; i < 3; ++i) {
    ragged.expectAlone(i, 1);
    ragged.expectFinal(i, i);
  }
}

TEST(Slots, OfSequencesOfOneLength) {
  EmaCall slots(2, 2, 3), plain(2, 2, 3);
  KernelPtr kernel = openLinked(tttc_kernel_ema);
  std::rotate(slots.initial.begin(), slots.initial.begin() + 2 * d, slots.initial.end());
  const int64_t swapped[] = {1, 0};
  uint64_t bytes = 0, alignment = 0;
  ASSERT_EQ(tttc_workspace_bytes(kernel.get(), TTTC_ENTRY_FORWARD, 1, 2, 2, 3, &bytes, &alignment),
            TTTC_OK);
  std::unique_ptr<void, void (*)(void *)> workspace(aligned_alloc(alignment, bytes), free);
  tttc_run_options options = optionsOf(1, workspace.get(), bytes);
  options.read_slots = options.write_slots = swapped;
  ASSERT_EQ(
      tttc_run(kernel.get(), TTTC_ENTRY_FORWARD, slots.args.data(), slots.args.size(), &options),
      TTTC_OK)
      << tttc_last_error();
  ASSERT_EQ(plain.run(), TTTC_OK) << tttc_last_error();
  EXPECT_EQ(slots.out, plain.out);
  std::rotate(slots.final.begin(), slots.final.begin() + 2 * d, slots.final.end());
  EXPECT_EQ(slots.final, plain.final);
}

TEST(Slots, InPlace) {
  Ragged ragged({3, 2}), apart({3, 2});
  ragged.call.tensor("S_final") = ragged.call.tensor("S");
  const int64_t swapped[] = {1, 0};
  ragged.readSlots = ragged.writeSlots = apart.readSlots = apart.writeSlots = swapped;
  ASSERT_EQ(ragged.run(), TTTC_OK) << tttc_last_error();
  ASSERT_EQ(apart.run(), TTTC_OK) << tttc_last_error();
  EXPECT_EQ(ragged.call.initial, apart.call.final);
  EXPECT_EQ(ragged.call.out, apart.call.out);
}

TEST(Slots, OutOfRange) {
  const int64_t high[] = {0, 2}, negative[] = {-1, 1};
  Ragged read({3, 2});
  read.readSlots = high;
  expectRefused(read, TTTC_ERROR_INVALID_ARGUMENT,
                "ema: tensor 'S' has 2 slots, found slot 2 of sequence 1");
  Ragged write({3, 2});
  write.writeSlots = negative;
  expectRefused(write, TTTC_ERROR_INVALID_ARGUMENT,
                "ema: tensor 'S_final' has 2 slots, found slot -1 of sequence 0");
}

/// Rows that sequences store are packed along T: they have no slots.
TEST(Slots, BesideRowsEndToEnd) {
  static const tttc_tensor_info tensors[] = {
      {"x", TTTC_TOKEN, TTTC_F64, TTTC_AXIS_BATCH | TTTC_AXIS_TIME, 0, {}, 1, 0, 0, {}},
      {"K_final",
       TTTC_STATE_FINAL,
       TTTC_F64,
       TTTC_AXIS_BATCH | TTTC_AXIS_TIME,
       0,
       {},
       1,
       0,
       0,
       {}}};
  tttc_entry_info entry = {};
  entry.task_axes = TTTC_AXIS_BATCH;
  entry.num_tensors = 2;
  entry.tensors = tensors;
  entry.tensor_size = sizeof(*tensors);
  entry.task = [](void *const *, void *) { ADD_FAILURE() << "a task has run"; };
  tttc_kernel_info info = tttc_kernel_ema;
  info.num_entries = 1;
  info.entries = &entry;
  KernelPtr kernel = openLinked(info);
  double rows[5] = {}, stored[5] = {};
  const int64_t ends[] = {0, 2, 5}, slots[] = {1, 0}, shape[] = {1, 5};
  const tttc_argument args[] = {{"x", tttc_tensor_dense(rows, TTTC_F64, 2, shape)},
                                {"K_final", tttc_tensor_dense(stored, TTTC_F64, 2, shape)}};
  tttc_run_options options = optionsOf(1);
  options.cu_seqlens = ends;
  options.num_sequences = 2;
  options.write_slots = slots;
  EXPECT_EQ(tttc_run(kernel.get(), TTTC_ENTRY_FORWARD, args, 2, &options),
            TTTC_ERROR_INVALID_ARGUMENT);
  EXPECT_STREQ(tttc_last_error(), "ema: tensor 'K_final' lies end to end with cu_seqlens: expected "
                                  "no write_slots beside them");
}

/// A backward call writes no states: its slots have no range, whether they differ or not.
TEST(Slots, OfABackwardCall) {
  static const tttc_tensor_info tensors[] = {
      {"x", TTTC_TOKEN, TTTC_F64, TTTC_AXIS_BATCH | TTTC_AXIS_TIME, 0, {}, 1, 0, 0, {}}};
  tttc_entry_info entry = {};
  entry.task_axes = TTTC_AXIS_BATCH;
  entry.num_tensors = 1;
  entry.tensors = tensors;
  entry.tensor_size = sizeof(*tensors);
  entry.task = [](void *const *, void *) {};
  tttc_kernel_info info = tttc_kernel_ema;
  info.num_entries = 1;
  info.entries = &entry;
  double rows[4] = {};
  alignas(64) char workspace[64];
  const int64_t shape[] = {2, 2}, same[] = {9, 9}, apart[] = {0, 1};
  const tttc_argument x = {"x", tttc_tensor_dense(rows, TTTC_F64, 2, shape)};
  for (const bool isBackward : {false, true})
    for (const int64_t *slots : {same, apart}) {
      entry.kind = isBackward ? TTTC_ENTRY_BACKWARD : TTTC_ENTRY_FORWARD;
      KernelPtr kernel = openLinked(info);
      tttc_run_options options = optionsOf(1, workspace, sizeof(workspace));
      options.write_slots = slots;
      // A forward call of a layer without states has none to write.
      EXPECT_EQ(tttc_run(kernel.get(), static_cast<tttc_entry_kind>(entry.kind), &x, 1, &options),
                isBackward ? TTTC_ERROR_INVALID_ARGUMENT : TTTC_OK)
          << tttc_last_error();
      if (isBackward)
        EXPECT_STREQ(tttc_last_error(),
                     "ema: expected no write_slots: a backward call writes no final states");
    }
}

/// Slots out of range that are the same: the range is reported.
TEST(Slots, OutOfRangeTwice) {
  Ragged ragged({3, 2});
  const int64_t same[] = {7, 7};
  ragged.writeSlots = same;
  expectRefused(ragged, TTTC_ERROR_INVALID_ARGUMENT,
                "ema: tensor 'S_final' has 2 slots, found slot 7 of sequence 0");
}

TEST(Slots, WrittenTwice) {
  Ragged ragged({3, 2});
  const int64_t same[] = {1, 1};
  ragged.writeSlots = same;
  expectRefused(ragged, TTTC_ERROR_OVERLAP,
                "ema: sequence 0 writes slot 1, which sequence 1 writes too");
}

/// In separate memory, a state that another sequence reads is not overwritten.
TEST(Slots, WrittenWhereAnotherReads) {
  const int64_t swapped[] = {1, 0};
  for (bool isRead : {false, true}) {
    Ragged apart({3, 2}), inPlace({3, 2});
    (isRead ? apart.readSlots : apart.writeSlots) = swapped;
    ASSERT_EQ(apart.run(), TTTC_OK) << tttc_last_error();
    (isRead ? inPlace.readSlots : inPlace.writeSlots) = swapped;
    inPlace.call.tensor("S_final") = inPlace.call.tensor("S");
    const std::vector<double> before = inPlace.call.initial;
    EXPECT_EQ(inPlace.run(), TTTC_ERROR_OVERLAP);
    EXPECT_STREQ(tttc_last_error(), isRead
                                        ? "ema: sequence 0 writes slot 0, which sequence 1 reads"
                                        : "ema: sequence 0 writes slot 1, which sequence 1 reads");
    EXPECT_EQ(inPlace.call.initial, before);
  }
}
