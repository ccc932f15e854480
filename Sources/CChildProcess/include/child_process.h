#ifndef LAP_CHILD_PROCESS_H
#define LAP_CHILD_PROCESS_H

#include <stddef.h>

/// A running program that reads from this process and writes a file of it. It is used by one thread
/// at a time.
typedef struct lap_child lap_child;

/// Starts a program that is looked up in PATH, without a shell.
///
/// Its standard input is a pipe, its standard output is discarded, and descriptor 3 is `output`. It
/// inherits the environment, but no ignored or blocked signal.
///
/// `arguments` are `count` C strings one after the other, the first of them the name of the program.
/// Returns NULL with the number of the error if it cannot be started.
lap_child *_Nullable lap_child_start(const char *_Nonnull arguments, size_t count, int output,
                                     int *_Nonnull error);

/// Writes all bytes to its standard input. Meanwhile what it writes to standard error is read, so
/// that it never waits for this process. Returns 0 or the number of the error.
int lap_child_write(lap_child *_Nonnull child, const void *_Nonnull bytes, size_t count);

/// Ends its input and waits for its end. Returns its exit status, or 128 plus the number of the
/// signal that ended it. Another call returns the same.
int lap_child_finish(lap_child *_Nonnull child);

/// The last bytes that it wrote to standard error, until the next call of another function.
const char *_Nonnull lap_child_errors(const lap_child *_Nonnull child);

/// Frees it. If it still runs, it is killed.
void lap_child_free(lap_child *_Nonnull child);

#endif
