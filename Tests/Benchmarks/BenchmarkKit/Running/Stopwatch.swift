// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import AllocatorStatistics

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The clocks and gauges of this process.
enum Stopwatch {
  /// The time that this thread has spent computing, in microseconds: on a shared machine much
  /// steadier than what a clock on the wall says.
  static var threadTime: Double { read(CLOCK_THREAD_CPUTIME_ID) }

  /// The time that has passed, in microseconds.
  static var wallTime: Double { read(CLOCK_MONOTONIC) }

  /// How many times to build something of this many parts before a build counts, at most 200 times.
  ///
  /// A processor that has been idle reaches its full speed after some milliseconds of work. Without
  /// these builds, all repetitions of a small build would be over by then, and those of a slower peer
  /// would not. The number depends on nothing but the size, so that a profiler counts the same
  /// instructions in every run.
  static func warmUps(forBuildsOf parts: Int) -> Int { min(200, 20_000 / max(1, parts)) }

  private static func read(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) * 1e-3
  }

  /// The memory that this process has allocated, in bytes: what a value takes, without the pages of
  /// code that its first use reads.
  static var allocatedMemory: Int { Int(allocatedBytes()) }

  /// The memory that this process has in use, in KiB; 0 where the system does not tell.
  static var residentMemory: Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 128)
    guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
    let text = line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    let fields = String(decoding: text, as: UTF8.self).split(separator: " ")
    guard fields.count > 1, let pages = Int(fields[1]) else { return 0 }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE))) / 1024
  }

  /// The most memory that this process has had in use, in KiB.
  static var peakMemory: Int {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss / 1024
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss
    #endif
  }
}
