// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The system calls of a server on the loopback interface. They hide the differences between
/// platforms.
enum LoopbackSocket {
  /// A failed system call, with its `errno`.
  struct Failure: Error {
    let number: Int32
  }

  /// Listens on a port of 127.0.0.1; 0 selects any free port.
  static func listening(
    onPort port: Int
  ) throws(Failure) -> (descriptor: Int32, port: Int) {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let descriptor = socket(AF_INET, kind, 0)
    guard descriptor >= 0 else { throw Failure(number: errno) }
    keepFromChildren(descriptor)
    // Allow a port whose last server ended only moments ago.
    var yes: Int32 = 1
    setsockopt(
      descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, length) == 0 && listen(descriptor, 16) == 0
          && getsockname(descriptor, address, &length) == 0
      }
    }
    guard isListening, setNonblocking(descriptor) else {
      let failure = Failure(number: errno)
      close(descriptor)
      throw failure
    }
    return (descriptor, Int(UInt16(bigEndian: address.sin_port)))
  }

  /// Accepts the next pending client; nil if there is none.
  static func accepted(from listener: Int32) -> Int32? {
    let descriptor = accept(listener, nil, nil)
    guard descriptor >= 0 else { return nil }
    keepFromChildren(descriptor)
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(
        descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
    guard setNonblocking(descriptor) else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  /// Sends as many bytes as possible without blocking. A client that has disconnected causes an
  /// error, not a `SIGPIPE` signal.
  static func send(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    return bytes.withUnsafeBytes { buffer in
      Foundation.send(descriptor, buffer.baseAddress, buffer.count, flags)
    }
  }

  /// Tells a client that no more bytes follow.
  static func endSending(to descriptor: Int32) {
    #if canImport(Glibc)
      shutdown(descriptor, Int32(SHUT_WR))
    #else
      shutdown(descriptor, SHUT_WR)
    #endif
  }

  /// Keeps a socket from the processes that this one starts. Otherwise the port stays taken, and a client
  /// waits for the end of its connection, until they end.
  private static func keepFromChildren(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, fcntl(descriptor, F_GETFD) | FD_CLOEXEC)
  }

  private static func setNonblocking(_ descriptor: Int32) -> Bool {
    fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) >= 0
  }
}
