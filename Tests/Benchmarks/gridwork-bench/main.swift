// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkKit
import Foundation

let status = BenchmarkCommand.run(
  Array(CommandLine.arguments.dropFirst()),
  print: { print($0) },
  complain: { FileHandle.standardError.write(Data("\($0)\n".utf8)) })
exit(status)
