#include <stdlib.h>
#include <unistd.h>

/// A runtime of Swift that is linked statically looks for its backtracer before `main`, through
/// `/proc/self/exe`, and aborts where that cannot be read. It does not look for one that is named.
/// This runs before the constructors of the runtime, whose priority is the default, the last.
__attribute__((constructor(101))) static void lap_name_backtracer(void) {
  char first;
  if (readlink("/proc/self/exe", &first, 1) < 0) setenv("SWIFT_BACKTRACE", "enable=no,swift-backtrace=none", 0);
}
