//===- Sums.cpp - Running sums, a device kernel ---------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Sums.h.
//
//===----------------------------------------------------------------------===//

#include "Sums.h"

#include <numeric>

namespace tttc::runtime::test {

std::string sumsPtx(const std::string &target, const std::string &name) {
  // %n0: the token. %n1: the sequence's first group, %n2: the previous sequence, %n3: its length.
  const std::string body = ptxElement("%a1", "S", "%read", "%h", "0", "%i") + R"(
  ld.global.f32 %f0, [%a1];
  mov.u64 %n1, 0;
  ld.param.u64 %a0, [cu_seqlens];
  setp.eq.u64 %p, %a0, 0;
  @%p bra TOKEN;
  mov.u64 %n2, 0;
  ld.param.u64 %a5, [offset_bytes];
BEFORE:
  setp.ge.u64 %p, %n2, %b;
  @%p bra TOKEN;
  setp.eq.u64 %p, %a5, 4;
  @%p bra SHORTOF;
  ld.global.u64 %n4, [%a0];
  ld.global.u64 %n3, [%a0 + 8];
  bra LENGTH;
SHORTOF:
  ld.global.u32 %n4, [%a0];
  ld.global.u32 %n3, [%a0 + 4];
LENGTH:
  sub.u64 %n3, %n3, %n4;
  add.u64 %n3, %n3, 1;
  shr.u64 %n3, %n3, 1;
  add.u64 %n1, %n1, %n3;
  add.u64 %a0, %a0, %a5;
  add.u64 %n2, %n2, 1;
  bra BEFORE;
TOKEN:
  mov.u64 %n0, 0;
NEXT:
  setp.ge.u64 %p, %n0, %length;
  @%p bra END;
  add.u64 %n5, %first, %n0;
)" + ptxElement("%a2", "x", "%row", "%h", "%n5", "%i") +
                           ptxElement("%a3", "out", "%row", "%h", "%n5", "%i") + R"(
  ld.global.f32 %f1, [%a2];
  add.rn.f32 %f0, %f0, %f1;
  st.global.f32 [%a3], %f0;
  // Only the first entry, after the second token of a group or at the end.
  setp.ne.u64 %p, %i, 0;
  @%p bra DONE;
  add.u64 %n6, %n0, 1;
  setp.eq.u64 %p, %n6, %length;
  @%p bra GROUP;
  and.b64 %n7, %n0, 1;
  setp.eq.u64 %p, %n7, 0;
  @%p bra DONE;
GROUP:
  shr.u64 %n7, %n0, 1;
  add.u64 %n7, %n7, %n1;
)" + ptxElement("%a4", "group", "%row", "%h", "%n7", "0") +
                           R"(
  st.global.f32 [%a4], %f0;
DONE:
  add.u64 %n0, %n0, 1;
  bra NEXT;
END:
)" + ptxElement("%a5", "S_final", "%write", "%h", "0", "%i") +
                           R"(
  st.global.f32 [%a5], %f0;
)";
  return ptxHeader(target) + ptxKernel(name, {"x", "S", "S_final", "out", "group"}, body);
}

std::unique_ptr<DeviceKernel> sumsKernel() {
  std::vector<tttc_tensor_info> tensors = {
      {"x", TTTC_TOKEN, TTTC_F32, B | H | T, 1, {2}, 1, 0, 0, {}},
      {"S", TTTC_STATE_INITIAL, TTTC_F32, B | H, 1, {2}, 0, 0, 0, {}},
      {"S_final", TTTC_STATE_FINAL, TTTC_F32, B | H, 1, {2}, 0, 0, 0, {}},
      {"out", TTTC_OUTPUT, TTTC_F32, B | H | T, 1, {2}, 1, 0, 0, {}},
      {"group", TTTC_PROBE, TTTC_F32, B | H | T, 0, {}, 2, 0, 0, {}}};
  return std::make_unique<DeviceKernel>("sums", sumsPtx("sm_80"), std::move(tensors), 2);
}

static std::vector<float> numbers(int64_t count, float first) {
  std::vector<float> values(static_cast<size_t>(count));
  std::iota(values.begin(), values.end(), first);
  return values;
}

SumsCall::SumsCall(std::vector<int64_t> given, int64_t heads, bool endToEnd)
    : lengths(std::move(given)), heads(heads), tokens(0), groups(0), endToEnd(endToEnd) {
  for (int64_t length : lengths) {
    ends.push_back(ends.back() + length);
    groups += (length + 1) / 2;
    reads.push_back(static_cast<int64_t>(reads.size()));
    writes.push_back(static_cast<int64_t>(writes.size()));
  }
  tokens = endToEnd ? ends.back() : lengths.empty() ? 0 : lengths[0];
  groups = endToEnd ? groups : (tokens + 1) / 2;
  const int64_t rows = endToEnd ? 1 : count();
  x = numbers(rows * heads * tokens * 2, 1);
  S = numbers(count() * heads * 2, 1000);
  final = std::vector<float>(static_cast<size_t>(count() * heads * 2), -1);
  out = std::vector<float>(static_cast<size_t>(rows * heads * tokens * 2), -1);
  group = std::vector<float>(static_cast<size_t>(rows * heads * groups), -1);
  deviceEnds = ends;
  args = {argument("x", x, {rows, heads, tokens, 2}), argument("S", S, {count(), heads, 2}),
          argument("S_final", final, {count(), heads, 2}),
          argument("out", out, {rows, heads, tokens, 2}),
          argument("group", group, {rows, heads, groups})};
  if (endToEnd) {
    options.cu_seqlens = deviceEnds.data();
    options.num_sequences = lengths.size();
  }
}

tttc_tensor &SumsCall::tensor(const std::string &name) {
  for (tttc_argument &given : args)
    if (name == given.name)
      return given.tensor;
  ADD_FAILURE() << "no argument " << name;
  return args[0].tensor;
}

tttc_status SumsCall::run(const tttc_kernel *kernel) {
  return runOnDevice(kernel, args, count(), heads, tokens, options);
}

void SumsCall::expect() {
  const std::vector<float> given = x.values(), initial = S.values(), foundOut = out.values(),
                           foundGroup = group.values(), foundFinal = final.values();
  int64_t firstGroup = 0;
  for (int64_t b = 0; b < count(); ++b) {
    const int64_t row = endToEnd ? 0 : b, first = endToEnd ? ends[b] : 0;
    for (int64_t h = 0; h < heads; ++h)
      for (int64_t i = 0; i < 2; ++i) {
        float sum = initial[(reads[b] * heads + h) * 2 + i];
        for (int64_t t = 0; t < lengths[b]; ++t) {
          const int64_t place = ((row * heads + h) * tokens + first + t) * 2 + i;
          sum += given[place];
          EXPECT_EQ(foundOut[place], sum) << b << " " << h << " " << t;
          if (i == 0 && (t % 2 == 1 || t + 1 == lengths[b]))
            EXPECT_EQ(foundGroup[(row * heads + h) * groups + firstGroup + t / 2], sum) << b;
        }
        EXPECT_EQ(foundFinal[(writes[b] * heads + h) * 2 + i], sum) << b << " " << h;
      }
    firstGroup += endToEnd ? (lengths[b] + 1) / 2 : 0;
  }
}

} // namespace tttc::runtime::test
