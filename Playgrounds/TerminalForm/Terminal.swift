// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

#if !os(Windows)

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// The terminal that the program runs in: raw, on its alternate screen, with mouse reports. It is
  /// as it was once the program ends, also when a signal ends it.
  final class Terminal {
    /// What ``next()`` returns.
    enum Happening {
      case input([UInt8])
      /// Nothing came in time.
      case silence
      /// The window has another size, or the program goes on after it was stopped.
      case resized
      /// The terminal is gone.
      case closed
    }

    /// The alternate screen, without going on to the next line at the right edge; mouse reports.
    private static let entering = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1006h"
    private static let leaving =
      "\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?7h\u{1B}[?25h\u{1B}[0m\u{1B}[?1049l"

    private let wakeUp: (read: Int32, write: Int32)

    /// Takes the terminal over; nil when standard input or output is none.
    init?() {
      var pipes: [Int32] = [-1, -1]
      var settings = termios()
      guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, pipe(&pipes) == 0,
        tcgetattr(STDIN_FILENO, &settings) == 0
      else { return nil }
      SignalState.settings = settings
      wakeUp = (pipes[0], pipes[1])
      SignalState.wakeUp = wakeUp.write
      SignalState.leaving = Array(Self.leaving.utf8)
      becomeRaw()
      for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS] {
        signal(number) { number in
          SignalState.restore()
          signal(number, SIG_DFL)
          raise(number)
        }
      }
      for number in [SIGWINCH, SIGCONT] {
        signal(number) { _ in
          var byte: UInt8 = 0
          _ = write(SignalState.wakeUp, &byte, 1)
        }
      }
    }

    deinit { SignalState.restore() }

    /// Lets every key arrive at once, and as it is.
    private func becomeRaw() {
      guard var raw = SignalState.settings else { return }
      cfmakeraw(&raw)
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw)
      show(Self.entering)
    }

    /// Gives the terminal back until the shell lets the program go on.
    func suspend() {
      SignalState.restore()
      raise(SIGSTOP)
      becomeRaw()
    }

    /// The window's size in cells.
    var size: (columns: Int, rows: Int) {
      var size = winsize()
      guard ioctl(STDOUT_FILENO, numericCast(TIOCGWINSZ), &size) == 0,
        size.ws_col > 0, size.ws_row > 0
      else { return (80, 24) }
      return (Int(size.ws_col), Int(size.ws_row))
    }

    /// Writes all of a text to the screen.
    func show(_ text: String) {
      var bytes = Array(text.utf8)[...]
      while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
        if count < 0, errno != EINTR { return }
        bytes = bytes.dropFirst(max(count, 0))
      }
    }

    /// Waits for input or a signal, for so many milliseconds at most; -1 stands for as long as it
    /// takes.
    func next(timeout: Int32 = -1) -> Happening {
      var files = [
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wakeUp.read, events: Int16(POLLIN), revents: 0),
      ]
      var ready: Int32
      repeat { ready = poll(&files, 2, timeout) } while ready < 0 && errno == EINTR
      guard ready > 0 else { return ready == 0 ? .silence : .closed }
      var bytes = [UInt8](repeating: 0, count: 4096)
      if files[1].revents != 0 {
        _ = read(wakeUp.read, &bytes, bytes.count)
        return .resized
      }
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      return count > 0 ? .input(Array(bytes[..<count])) : .closed
    }
  }

  /// What signal handlers need. Written before a handler is installed, and only read after that.
  private enum SignalState {
    // An optional, because the compiler gives a global that begins as `termios()` three bytes less than
    // its type has: it leaves out the padding inside.
    nonisolated(unsafe) static var settings: termios?
    nonisolated(unsafe) static var wakeUp: Int32 = -1
    nonisolated(unsafe) static var leaving: [UInt8] = []

    /// Gives the terminal its own screen and settings back.
    static func restore() {
      leaving.withUnsafeBytes { bytes in
        _ = write(STDOUT_FILENO, bytes.baseAddress, bytes.count)
      }
      if var settings { tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings) }
    }
  }

#endif
