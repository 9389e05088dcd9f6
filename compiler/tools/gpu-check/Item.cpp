//===- Item.cpp - The list of checks and timings --------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Item.h.
//
//===----------------------------------------------------------------------===//

#include "Item.h"

#include "Clocks.h"
#include "Sanitizer.h"
#include "launches/Blas.h"
#include "launches/CheckLaunch.h"
#include "launches/TimeLaunch.h"
#include "layers/CheckLayer.h"
#include "layers/TimeLayer.h"

#include <algorithm>

namespace tttc::gpu {

bool Item::timed() const {
  return what == DriverCopy || what == Blas || (what == Launch && launch->timed) ||
         (what == Layer && layer->timed);
}

const char *Item::kind() const {
  if (what == Sanitizer)
    return "sanitizer";
  if (what == Layer)
    return layer->timed ? "layer time" : "layer";
  return timed() ? "time" : "check";
}

std::vector<Item> itemsOf(const std::vector<CaseSpec> &launches,
                          const std::vector<LayerCase> &layers, const Options &options) {
  std::vector<Item> items;
  auto wanted = [&](const std::string &name) { return name.find(options.only) != name.npos; };
  auto wantedLayer = [&](const LayerCase &spec) {
    return wanted(spec.name) && (!spec.timed || options.timing) &&
           (!options.marked || spec.sanitized);
  };
  for (const CaseSpec &spec : launches)
    if (!spec.timed && wanted(spec.name) && !options.marked)
      items.push_back({Item::Launch, &spec, nullptr, spec.name});
  for (const LayerCase &spec : layers)
    if (!spec.timed && wantedLayer(spec))
      items.push_back({Item::Layer, nullptr, &spec, spec.name});
  // Layer times need the ceilings for comparison.
  const bool allCeilings = std::any_of(layers.begin(), layers.end(), [&](const LayerCase &spec) {
    return spec.timed && wantedLayer(spec);
  });
  for (const CaseSpec &spec : launches) {
    if (!spec.timed || !options.timing || options.marked || !(allCeilings || wanted(spec.name)))
      continue;
    items.push_back({Item::Launch, &spec, nullptr, spec.name});
    // Right after the project's kernel, at the same size, so that both run at the same clock rates.
    if (!spec.peer.empty())
      items.push_back({spec.peer == "driver" ? Item::DriverCopy : Item::Blas, &spec, nullptr,
                       spec.name + " (" + spec.peer + ")"});
  }
  for (const LayerCase &spec : layers)
    if (spec.timed && wantedLayer(spec))
      items.push_back({Item::Layer, nullptr, &spec, spec.name});
  const bool anyMarked = std::any_of(layers.begin(), layers.end(), [&](const LayerCase &spec) {
    return spec.sanitized && wanted(spec.name);
  });
  if (!options.sanitizer.empty() && anyMarked)
    for (const char *tool : sanitizerTools)
      items.push_back({Item::Sanitizer, nullptr, nullptr, tool});
  return items;
}

bool runItem(const Cuda &cuda, const Device &device, const Item &item, const Options &options,
             const std::string &program, Record &record) {
  bool usable = true;
  switch (item.what) {
  case Item::Launch:
    usable = (item.timed() ? timeCase : checkCase)(cuda, device, *item.launch, options, record);
    break;
  case Item::DriverCopy:
    usable = timeCopy(cuda, options, item.launch->buffers[0].bytes, record);
    break;
  case Item::Blas:
    usable = timeBlas(cuda, options, item.launch->product, record);
    break;
  case Item::Layer:
    usable = (item.timed() ? timeLayer : checkLayer)(cuda, device, *item.layer, options, record);
    break;
  case Item::Sanitizer:
    runSanitizer(item.name, program, options, record);
    break;
  }
  if (item.timed())
    addClocks(record);
  return usable;
}

double deadlineOf(const Item &item, const Options &options) {
  // A sanitizer tool runs many cases, each of them many times slower.
  return item.what == Item::Sanitizer ? 5 * options.deadline : options.deadline;
}

} // namespace tttc::gpu
