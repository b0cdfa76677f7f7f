// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0
//
// What the toolkits beside Gridwork have in common: the sizes of the leaves, the clock, and the lines of
// JSON, which are those of `gridwork-bench scene`.
//
//     PEER form ROWS | cells ROWS COLUMNS | stacks DEPTH  [--reps N] [--count N]

#pragma once

#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace scenes {

struct Size {
  int width, height;
  /// Where the baseline is, below the top; -1 for none.
  int ascent = -1;
};

/// Sizes of the same ranges as those of Gridwork's scenes.
class Sizes {
 public:
  int between(int low, int high) {
    state += 0x9E3779B97F4A7C15u;
    uint64_t mixed = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9u;
    mixed ^= mixed >> 27;
    return low + static_cast<int>((mixed >> 16) % static_cast<uint64_t>(high - low + 1));
  }
  Size label() { return {between(30, 140), 16, 12}; }
  Size field() { return {between(60, 120), 22, 15}; }
  Size box() {
    const int width = between(20, 80);
    return {width, between(10, 30)};
  }

 private:
  uint64_t state = 1;
};

struct Edit {
  std::string name;
  /// The argument counts the times, from 0.
  std::function<void(int)> perform;
};

/// A composed tree.
struct Tree {
  int width = 0, height = 0;
  std::vector<Edit> edits;

  virtual ~Tree() = default;
  /// Lays out whatever is due, in the size above.
  virtual void layOut() = 0;
  /// Reads every frame.
  virtual double sumOfFrames() = 0;
};

/// A scene as it stands on the command line.
struct Scene {
  std::string name;
  std::vector<int> sizes;
  int repetitions = 5, count = 40;

  Scene(int argc, char **argv) {
    for (int index = 1; index < argc; ++index) {
      const std::string word = argv[index];
      if (word == "--reps") repetitions = std::atoi(argv[++index]);
      else if (word == "--count") count = std::atoi(argv[++index]);
      else if (name.empty()) name = word;
      else sizes.push_back(std::atoi(argv[index]));
    }
  }
};

/// Microseconds that this thread has computed.
inline double now() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e6 + static_cast<double>(time.tv_nsec) * 1e-3;
}

/// Composes, lays out and reads a tree several times, then makes every edit on the last one: some times
/// to warm up, as Gridwork's benchmark does, and as often again by the clock, which it reads only around
/// all of them.
inline void measure(const Scene &scene, const std::function<std::unique_ptr<Tree>()> &compose) {
  std::vector<double> times;
  std::unique_ptr<Tree> tree;
  double sum = 0, spent = 0;
  while (times.size() < static_cast<size_t>(std::max(1, scene.repetitions))) {
    const double start = now();
    std::unique_ptr<Tree> next = compose();
    next->layOut();
    sum = next->sumOfFrames();
    const double time = now() - start;
    // The last tree goes only now: its memory would go back to the system and come again.
    tree = std::move(next);
    // A processor that has been idle takes some milliseconds to reach its full speed.
    if (spent >= 5000 || time >= 5000) times.push_back(time);
    spent += time;
  }
  std::sort(times.begin(), times.end());
  std::printf("{\"scene\":\"%s\",\"build_us\":%.3f,\"sum\":%.0f}\n", scene.name.c_str(),
              times[times.size() / 2], sum);
  for (const Edit &edit : tree->edits) {
    double start = 0;
    for (int time = 0; time < 2 * scene.count; ++time) {
      if (time == scene.count) start = now();
      edit.perform(time);
      tree->layOut();
    }
    std::printf("{\"edit\":\"%s\",\"edit_loop_us\":%.3f}\n", edit.name.c_str(),
                (now() - start) / scene.count);
  }
  std::fflush(stdout);
  // A toolkit's own teardown is not what is measured, and takes its time.
  tree.release();
  _exit(0);
}

[[noreturn]] inline void refuse(const Scene &scene) {
  std::fprintf(stderr, "%s is no scene\n", scene.name.c_str());
  std::exit(2);
}

}  // namespace scenes
