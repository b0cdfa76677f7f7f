// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// The functions that the standard library of Embedded Swift expects, and that wasi-libc does not have or asks a
// host for. The module needs no host but the page, which has neither files nor chance.

typedef __SIZE_TYPE__ size_t;

double strtod(const char *text, char **end);
float strtof(const char *text, char **end);

// Seeds the hashes: the same in every run, so that tables are always walked in one order.
void arc4random_buf(void *memory, size_t count) {
  unsigned char *bytes = memory;
  for (size_t place = 0; place < count; place++) bytes[place] = (unsigned char)(place * 37 + 11);
}

const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  char *end;
  *result = strtod(text, &end);
  return end == text ? 0 : end;
}

const char *_swift_stdlib_strtof_clocale(const char *text, float *result) {
  char *end;
  *result = strtof(text, &end);
  return end == text ? 0 : end;
}

// What reads numbers could print that it cannot read some of them, to no file that there is.
int close(int file) { return -1; }
long long __lseek(int file, long long offset, int from) { return -1; }
long writev(int file, const void *parts, int count) { return -1; }

__UINTPTR_TYPE__ __stack_chk_guard = 0x5bd1e995;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }
