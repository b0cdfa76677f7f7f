// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What ends a subcommand that goes on for ever: Control-C, or a request to terminate.
enum Interrupt {
  /// Whether an interrupt has come. From the first call on, an interrupt no longer ends the process: it
  /// waits, so that the caller can tidy up.
  static var isPending: Bool {
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
