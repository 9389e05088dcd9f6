//===- Layout.cpp - Order of a function's blocks --------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Execute/Layout.h"

#include <algorithm>

using namespace ptxemu;

namespace {

/// Orders strongly connected components topologically, and the blocks of each without the
/// edges back to its head.
class Orderer {
public:
  explicit Orderer(const std::vector<FlowBlock> &blocks)
      : blocks(blocks), region(blocks.size(), 0), index(blocks.size()), low(blocks.size()),
        onStack(blocks.size()) {}

  BlockOrder run() {
    order({0}, 0, 0);
    return std::move(result);
  }

private:
  /// Maximal nesting depth; deeper nests, which no compiler writes, keep the text's order.
  static constexpr unsigned maxDepth = 64;

  /// Orders the blocks reachable from the roots inside the region of number `inside`.
  void order(const std::vector<uint32_t> &roots, uint32_t inside, unsigned depth) {
    std::vector<std::vector<uint32_t>> components;
    counter = 0;
    std::vector<uint32_t> seen;
    for (const uint32_t root : roots)
      if (region[root] == inside && !index[root])
        search(root, inside, components, seen);
    for (const uint32_t block : seen)
      index[block] = 0;
    // Tarjan's algorithm finds the last component first.
    std::reverse(components.begin(), components.end());
    for (const std::vector<uint32_t> &component : components)
      place(component, depth);
  }

  void place(const std::vector<uint32_t> &component, unsigned depth) {
    const uint32_t head = component.back(); // the first block visited by the search
    const std::vector<uint32_t> &next = blocks[head].next;
    const bool isLoop =
        component.size() > 1 || std::find(next.begin(), next.end(), head) != next.end();
    const auto begin = static_cast<uint32_t>(result.order.size());
    const size_t slot = result.loops.size();
    if (isLoop)
      result.loops.push_back({begin, 0, depth + 1});
    if (depth >= maxDepth) {
      std::vector<uint32_t> sorted = component;
      std::sort(sorted.begin(), sorted.end());
      result.order.insert(result.order.end(), sorted.begin(), sorted.end());
    } else {
      result.order.push_back(head);
      if (component.size() > 1) {
        const uint32_t number = ++regions;
        for (const uint32_t block : component)
          region[block] = number;
        region[head] = UINT32_MAX; // cuts its edges
        order(next, number, depth + 1);
      }
    }
    if (isLoop)
      result.loops[slot].end = static_cast<uint32_t>(result.order.size());
  }

  void search(uint32_t root, uint32_t inside, std::vector<std::vector<uint32_t>> &components,
              std::vector<uint32_t> &seen) {
    struct Visit {
      uint32_t block;
      size_t edge;
    };
    std::vector<Visit> visits;
    std::vector<uint32_t> stack;
    const auto enter = [&](uint32_t block) {
      index[block] = low[block] = ++counter;
      seen.push_back(block);
      stack.push_back(block);
      onStack[block] = true;
      visits.push_back({block, 0});
    };
    enter(root);
    while (!visits.empty()) {
      const uint32_t block = visits.back().block;
      if (visits.back().edge < blocks[block].next.size()) {
        const uint32_t to = blocks[block].next[visits.back().edge++];
        if (region[to] != inside)
          continue;
        if (!index[to])
          enter(to);
        else if (onStack[to])
          low[block] = std::min(low[block], index[to]);
        continue;
      }
      visits.pop_back();
      if (!visits.empty())
        low[visits.back().block] = std::min(low[visits.back().block], low[block]);
      if (low[block] != index[block])
        continue;
      components.emplace_back();
      uint32_t top;
      do {
        top = stack.back();
        stack.pop_back();
        onStack[top] = false;
        components.back().push_back(top);
      } while (top != block);
    }
  }

  const std::vector<FlowBlock> &blocks;
  std::vector<uint32_t> region, index, low;
  std::vector<bool> onStack;
  uint32_t counter = 0, regions = 0;
  BlockOrder result;
};

} // namespace

BlockOrder ptxemu::orderBlocks(const std::vector<FlowBlock> &blocks) {
  return Orderer(blocks).run();
}
