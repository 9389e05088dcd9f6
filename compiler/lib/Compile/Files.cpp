//===- Files.cpp - Input and output files of a compilation ----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Files.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/Compile/Files.h"

#include "tttc/Arrays/FollowLinks.h"
#include "tttc/DSL/Lexer.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

#include <unistd.h>

using namespace tttc;
namespace fs = llvm::sys::fs;

static llvm::Error cannot(llvm::StringRef what, llvm::StringRef path, const llvm::Twine &why) {
  std::string name = path == "-" ? (what == "read" ? "standard input" : "standard output")
                                 : ("'" + path + "'").str();
  return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                 "cannot " + what + " " + name + ": " + why);
}

llvm::Expected<std::string> tttc::readProgramText(const std::string &path) {
  fs::file_t file = fs::getStdinHandle();
  if (path != "-") {
    llvm::Expected<fs::file_t> opened = fs::openNativeFileForRead(path);
    if (!opened) {
      return cannot("read", path, llvm::toString(opened.takeError()));
    }
    file = *opened;
  }
  // Reads up to one byte more than the limit, to detect longer programs.
  std::string text(dsl::maxSourceBytes + 1, '\0');
  size_t size = 0;
  std::string problem;
  while (size < text.size()) {
    llvm::Expected<size_t> count = fs::readNativeFile(
        file, llvm::MutableArrayRef<char>(text.data() + size, text.size() - size));
    if (!count) {
      problem = llvm::toString(count.takeError());
    }
    if (!problem.empty() || *count == 0) {
      break;
    }
    size += *count;
  }
  if (path != "-") {
    fs::closeFile(file);
  }
  if (!problem.empty()) {
    return cannot("read", path, problem);
  }
  if (size > dsl::maxSourceBytes) {
    return cannot("read", path,
                  "expected at most " + llvm::Twine(dsl::maxSourceBytes) +
                      " bytes of source, found more");
  }
  text.resize(size);
  return text;
}

/// Writes `bytes` to the open file. Returns the error, or an empty string.
static std::string writeAll(int descriptor, llvm::StringRef bytes) {
  llvm::raw_fd_ostream os(descriptor, /*shouldClose=*/false, /*unbuffered=*/true);
  os << bytes;
  std::string problem = os.has_error() ? os.error().message() : "";
  os.clear_error();
  return problem;
}

bool tttc::isStream(const std::string &path) {
  fs::file_status status;
  return path == "-" || (!fs::status(path, status) && fs::exists(status) &&
                         !fs::is_regular_file(status) && !fs::is_directory(status));
}

llvm::Error tttc::checkNames(const std::string &input, llvm::ArrayRef<Output> outputs) {
  for (const Output &output : outputs) {
    std::string problem;
    if (input != "-" && fs::equivalent(output.path, input) && !isStream(input)) {
      problem =
          "would write '" + output.path + "' over the program; expected another name, with -o";
    } else if (&output != outputs.begin() && output.path == outputs.front().path) {
      problem = "-o " + output.path +
                ": is the name of the header that is written beside it; expected another one";
    }
    if (!problem.empty()) {
      return llvm::createStringError(llvm::inconvertibleErrorCode(), problem);
    }
  }
  return llvm::Error::success();
}

static llvm::Error writeStream(const Output &output) {
  if (output.path == "-") {
    std::string problem = writeAll(STDOUT_FILENO, output.bytes);
    return problem.empty() ? llvm::Error::success() : cannot("write", output.path, problem);
  }
  int descriptor;
  if (std::error_code failed = fs::openFileForWrite(output.path, descriptor, fs::CD_OpenExisting)) {
    return cannot("write", output.path, failed.message());
  }
  std::string problem = writeAll(descriptor, output.bytes);
  if (std::error_code failed = llvm::sys::Process::SafelyCloseFileDescriptor(descriptor);
      failed && problem.empty()) {
    problem = failed.message();
  }
  return problem.empty() ? llvm::Error::success() : cannot("write", output.path, problem);
}

/// Writes to a temporary file in the folder of `output`; a signal removes it.
static llvm::Expected<fs::TempFile> writeBeside(const Output &output) {
  std::string path = followLinks(output.path);
  if (fs::is_directory(path)) {
    return cannot("write", output.path, std::make_error_code(std::errc::is_a_directory).message());
  }
  // Replacing a file needs only write permission for its folder, so that of the file is checked
  // here.
  if (fs::exists(path) && !fs::can_write(path)) {
    return cannot("write", output.path,
                  std::make_error_code(std::errc::permission_denied).message());
  }
  unsigned mode = fs::all_read | fs::all_write | (output.isExecutable ? fs::all_exe : fs::no_perms);
  llvm::Expected<fs::TempFile> file = fs::TempFile::create(path + ".%%%%%%.new", mode);
  if (!file) {
    return cannot("write", output.path, llvm::toString(file.takeError()));
  }
  std::string problem = writeAll(file->FD, output.bytes);
  if (!problem.empty()) {
    llvm::consumeError(file->discard());
    return cannot("write", output.path, problem);
  }
  return file;
}

namespace {
/// Files that are written but not yet renamed to their final names.
class PendingFiles {
public:
  PendingFiles() = default;
  ~PendingFiles() {
    for (auto &[output, file] : files) {
      llvm::consumeError(file.discard());
    }
  }
  PendingFiles(const PendingFiles &) = delete;
  PendingFiles &operator=(const PendingFiles &) = delete;

  llvm::Error write(const Output &output) {
    llvm::Expected<fs::TempFile> file = writeBeside(output);
    if (!file) {
      return file.takeError();
    }
    files.emplace_back(&output, std::move(*file));
    return llvm::Error::success();
  }

  llvm::Error keep() {
    while (!files.empty()) {
      auto [output, file] = std::move(files.front());
      files.erase(files.begin());
      if (llvm::Error failed = file.keep(followLinks(output->path))) {
        return cannot("write", output->path, llvm::toString(std::move(failed)));
      }
    }
    return llvm::Error::success();
  }

private:
  llvm::SmallVector<std::pair<const Output *, fs::TempFile>> files;
};
} // namespace

llvm::Error tttc::writeOutputs(llvm::ArrayRef<Output> outputs) {
  PendingFiles pending;
  for (const Output &output : outputs) {
    if (llvm::Error failed = isStream(output.path) ? writeStream(output) : pending.write(output)) {
      return failed;
    }
  }
  return pending.keep();
}
