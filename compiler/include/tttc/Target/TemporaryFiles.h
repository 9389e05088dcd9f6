//===- TemporaryFiles.h - Files for programs that a target runs -*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Assemblers and compilers of other projects are programs that read and write files. The files lie
// beside each other in the folder for temporary files, and not in a folder of their own, because a
// signal that ends the process removes files only.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TARGET_TEMPORARYFILES_H
#define TTTC_TARGET_TEMPORARYFILES_H

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace tttc {

/// Files of one run of a program. They are removed with this object, and if a signal ends the
/// process. Each is created before the program runs, so that nobody else puts one in its place.
class TemporaryFiles {
public:
  /// For messages: `program` is what they are for, `without` what needs none, `--emit=ptx`.
  TemporaryFiles(llvm::StringRef program, llvm::StringRef without);
  ~TemporaryFiles();
  TemporaryFiles(const TemporaryFiles &) = delete;
  TemporaryFiles &operator=(const TemporaryFiles &) = delete;

  /// Creates a file with these bytes. Returns its path, which ends in `name`.
  llvm::Expected<std::string> add(const llvm::Twine &name, llvm::StringRef bytes = "");
  /// The path of each file without its name.
  const std::string &prefix() const { return start; }

  /// Runs `path` with these arguments, for at most `seconds`, once. `input` is the file that it
  /// reads as its standard input; empty: none. The error has what it printed.
  llvm::Error run(llvm::StringRef path, llvm::ArrayRef<std::string> arguments, unsigned seconds,
                  llvm::StringRef input = "");
  /// The bytes of a file that the program wrote.
  llvm::Expected<std::string> read(const std::string &path) const;

private:
  std::string program, without, start;
  std::vector<std::string> files;
};

/// Ends the program that TemporaryFiles::run waits for, if any, and returns when it writes no more
/// files. For signal handlers that end the process, before temporary files are removed:
/// TemporaryFiles::run does not return. Returns false while a program starts, which cannot be ended
/// yet: the handler must return, and `signal` is raised again as soon as it can.
bool endRunningProgram(int signal);

} // namespace tttc

#endif // TTTC_TARGET_TEMPORARYFILES_H
