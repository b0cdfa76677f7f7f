// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Foundation
  import Glibc
  import Testing

  /// The program in a terminal of its own, with what its screen shows.
  final class PseudoTerminal {
    private(set) var screen: ScreenModel
    private let controller: Int32
    /// The program's end of the terminal, kept open: the system resets the settings of one that
    /// no process has open.
    private let file: Int32
    private let process: pid_t
    private var status: Int32?
    private var undecoded: [UInt8] = []

    /// Starts the program in a window of some cells.
    init(columns: Int, rows: Int, _ words: [String] = []) throws {
      screen = ScreenModel(columns: columns, rows: rows)
      var files: (controller: Int32, terminal: Int32) = (-1, -1)
      var name = [CChar](repeating: 0, count: 256)
      try #require(openpty(&files.controller, &files.terminal, &name, nil, nil) == 0)
      (controller, file) = files
      for file in [controller, file] { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
      let path = name.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } } ?? ""
      Self.setSize(of: controller, columns, rows)
      process = try Self.start(words, on: path)
    }

    /// The program leads a session whose terminal is the first one that it opens: this one.
    private static func start(_ words: [String], on path: String) throws -> pid_t {
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, path, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      // The thread of a test may have signals blocked, which the program would inherit.
      var signals = sigset_t()
      sigemptyset(&signals)
      posix_spawnattr_setsigmask(&attributes, &signals)
      // POSIX_SPAWN_SETSID, which Swift does not see.
      let leadsSession: Int16 = 0x80
      posix_spawnattr_setflags(&attributes, leadsSession | Int16(POSIX_SPAWN_SETSIGMASK))
      let program = Bundle.main.executableURL?.deletingLastPathComponent()
        .appendingPathComponent("TerminalForm").path
      let words = [try #require(program)] + words
      var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
      defer { for argument in arguments { free(argument) } }
      var process: pid_t = 0
      try #require(
        posix_spawn(&process, words[0], &actions, &attributes, &arguments, environ) == 0)
      return process
    }

    deinit {
      if status == nil {
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
      }
      close(file)
      close(controller)
    }

    private static func setSize(of file: Int32, _ columns: Int, _ rows: Int) {
      var size = winsize(
        ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
      _ = ioctl(file, UInt(TIOCSWINSZ), &size)
    }

    /// Gives the window another size, of which the program hears by a signal.
    func resize(columns: Int, rows: Int) {
      screen = screen.resized(columns: columns, rows: rows)
      Self.setSize(of: controller, columns, rows)
    }

    /// Types characters, or sends what a key or the mouse sends.
    func send(_ text: String) {
      let bytes = Array(text.utf8)
      _ = write(controller, bytes, bytes.count)
    }

    /// Presses and releases the left mouse button on a cell, counted from 0.
    func click(column: Int, row: Int) {
      send("\u{1B}[<0;\(column + 1);\(row + 1)M\u{1B}[<0;\(column + 1);\(row + 1)m")
    }

    func send(signal: Int32) { kill(process, signal) }

    /// Reads what the program prints until the screen is as expected; fails with the screen when
    /// nothing comes for ten seconds.
    func wait(_ what: String, until isReached: (ScreenModel) -> Bool) throws {
      while !isReached(screen) {
        try #require(
          read(), "\(what) does not come; the screen is:\n\(screen.lines.joined(separator: "\n"))")
      }
    }

    /// Reads until the program ends. Returns its exit status, or the negative of the signal that
    /// ended it; fails when it runs on for ten seconds.
    func waitForEnd() throws -> Int32 {
      var status: Int32 = 0
      for _ in 0..<500 where self.status == nil {
        while read(timeout: 20) {}
        if waitpid(process, &status, WNOHANG) == process { self.status = status }
      }
      while read(timeout: 0) {}
      try #require(self.status != nil, "The program does not end.")
      return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
    }

    /// Waits until the program has stopped itself, before which a signal to go on would be lost; fails
    /// when it runs on for ten seconds.
    func waitForStop() throws {
      var status: Int32 = 0
      for _ in 0..<500 {
        if waitpid(process, &status, WNOHANG | WUNTRACED) == process {
          try #require(status & 0xFF == 0x7F, "The program ended.")
          return
        }
        usleep(20_000)
      }
      Issue.record("The program does not stop.")
    }

    /// Whether the terminal hands over whole lines and shows what is typed, as for a shell.
    func isCooked() throws -> Bool {
      var settings = termios()
      try #require(tcgetattr(file, &settings) == 0)
      return settings.c_lflag & tcflag_t(ICANON | ECHO) == tcflag_t(ICANON | ECHO)
    }

    /// Feeds the screen; false when nothing more comes.
    private func read(timeout: Int32 = 10_000) -> Bool {
      var file = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
      var bytes = [UInt8](repeating: 0, count: 65536)
      guard poll(&file, 1, timeout) > 0 else { return false }
      let count = Glibc.read(controller, &bytes, bytes.count)
      guard count > 0 else { return false }
      undecoded += bytes[..<count]
      // A character may be cut in two by the end of what was read.
      var end = undecoded.count
      while end > 0, String(validating: undecoded[..<end], as: UTF8.self) == nil { end -= 1 }
      screen.feed(String(decoding: undecoded[..<end], as: UTF8.self))
      undecoded.removeFirst(end)
      return true
    }
  }
#endif
