//===- gpu-check.cpp - Checks and times kernels on a GPU ------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Opens the driver, runs every case of a folder in a child process, and reports.
//
//===----------------------------------------------------------------------===//

#include "Clocks.h"
#include "Item.h"
#include "Report.h"
#include "Worker.h"

#include <cstdlib>

using namespace tttc::gpu;

namespace {

constexpr int Good = 0, Wrong = 1, BadUse = 2, NoGpu = 77;

void work(const std::vector<Item> &items, size_t first, const Options &options,
          const std::string &program, FILE *records) {
  // The runtime opens the driver separately.
  setenv("TTTC_CUDA_LIBRARY", options.library.c_str(), 1);
  Cuda cuda;
  Device device;
  std::string error;
  Record about;
  if (!cuda.open(options.library, error) || !device.open(cuda, error)) {
    about.add("unavailable", error);
    about.add("last", "yes");
    about.send(records);
    return;
  }
  about.add("name", device.name);
  about.add("capability", std::to_string(device.major) + "." + std::to_string(device.minor));
  about.add("driver", std::to_string(device.driverVersion / 1000) + "." +
                          std::to_string(device.driverVersion % 1000 / 10));
  about.add("multiprocessors", device.multiprocessors);
  about.add("memory_gib", static_cast<double>(device.memoryBytes) / (1 << 30));
  about.add("cache_mib", device.cacheBytes / double(1 << 20));
  about.add("shared_bytes", device.sharedBytes);
  about.add("clock_limit_mhz", device.clockMHz);
  about.add("memory_clock_limit_mhz", device.memoryClockMHz);
  about.add("bus_bits", device.busBits);
  std::vector<unsigned char> folder;
  if (readFile(options.folder + "/about.txt", folder))
    about.add("folder", std::string(folder.begin(), folder.end()));
  addClocks(about);
  about.send(records);
  for (size_t i = first; i < items.size(); ++i) {
    Record record;
    record.add("item", static_cast<double>(i));
    bool usable = runItem(cuda, device, items[i], options, program, record);
    if (!usable)
      record.add("last", "yes");
    record.send(records);
    if (!usable)
      return;
  }
}

bool write(const std::string &path, const std::string &text) {
  if (path.empty())
    return true;
  FILE *file = std::fopen(path.c_str(), "w");
  bool good = file && std::fputs(text.c_str(), file) >= 0;
  if (file)
    good &= std::fclose(file) == 0;
  if (!good)
    std::fprintf(stderr, "gpu-check: error: %s: cannot be written\n", path.c_str());
  return good;
}

} // namespace

int main(int argc, char **argv) {
  Options options;
  std::vector<CaseSpec> launches;
  std::vector<LayerCase> layers;
  std::string error = parseOptions({argv + 1, argv + argc}, options);
  const bool isUnderstood = error.empty();
  if (isUnderstood && options.help) {
    std::fputs(helpText().c_str(), stdout);
    return Good;
  }
  if (!isUnderstood || !readCases(options.folder, launches, error) ||
      !readLayerCases(options.folder, layers, error)) {
    std::fprintf(stderr, "gpu-check: error: %s\n", error.c_str());
    return isUnderstood ? Wrong : BadUse;
  }
  std::vector<Item> items = itemsOf(launches, layers, options);
  if (items.empty()) {
    std::fprintf(stderr, "gpu-check: error: no case has '%s' in its name\n", options.only.c_str());
    return Wrong;
  }
  Report report;
  std::string unavailable;
  auto take = [&](const Record &found) {
    std::string item = found.get("item");
    if (item.empty()) {
      unavailable = found.get("unavailable");
      if (report.device.get("name").empty() && unavailable.empty()) {
        report.device = found;
        std::printf("%s\n", found.json().c_str());
      }
      return;
    }
    const Item &about = items[static_cast<size_t>(std::stoul(item))];
    Record named;
    named.add("kind", about.kind());
    named.add("case", about.name);
    named.append(found);
    std::printf("%-9s %-40s %s%s%s\n", found.get("state").c_str(), about.name.c_str(),
                found.get("tflops").empty() ? "" : (found.get("tflops") + " TFLOP/s ").c_str(),
                found.get("gigabytes_per_second").empty()
                    ? ""
                    : (found.get("gigabytes_per_second") + " GB/s ").c_str(),
                found.get("why").c_str());
    std::fflush(stdout);
    report.results.push_back(named);
  };
  runItems(
      items.size(), options,
      [&](size_t first, FILE *records) { work(items, first, options, argv[0], records); },
      [&](size_t item) { return deadlineOf(items[item], options); }, take,
      [&] { return unavailable.empty(); });
  if (!unavailable.empty() && report.device.get("name").empty()) {
    std::printf("gpu-check: skipped: no GPU here: %s\n", unavailable.c_str());
    return NoGpu;
  }
  if (!unavailable.empty()) // a previous case made it unavailable
    std::printf("gpu-check: error: the GPU is no longer there: %s\n", unavailable.c_str());
  report.addFloors();
  std::printf("\n%s", report.table().c_str());
  bool written = write(options.json, report.json()) && write(options.table, report.table());
  return report.good() && unavailable.empty() && written ? Good : Wrong;
}
