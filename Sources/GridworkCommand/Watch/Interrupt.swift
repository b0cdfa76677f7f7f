// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The signals that end a subcommand without an end of its own: Control-C, a request to terminate,
/// or a closed terminal.
enum Interrupt {
  /// Returns whether one of these signals has arrived. The first call blocks them: from then on they
  /// no longer end the process but stay pending, so that the caller can clean up.
  static func hasArrived() -> Bool {
    let signals = [SIGINT, SIGTERM, SIGHUP]
    var held = sigset_t()
    sigemptyset(&held)
    for signal in signals { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, nil)
    var pending = sigset_t()
    sigpending(&pending)
    return signals.contains { sigismember(&pending, $0) == 1 }
  }
}
