#include "child_process.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

struct lap_child {
  pid_t process;
  /// -1 once closed.
  int input;
  int errors;
  bool has_ended;
  int status;
  /// A C string.
  char message[2048];
  size_t message_length;
};

static void close_file(int *file) {
  if (*file != -1) close(*file);
  *file = -1;
}

/// Both ends are closed when a program starts, except where it gets a copy.
static int make_pipe(int ends[2]) {
  if (pipe(ends) == -1) return errno;
  for (int end = 0; end < 2; end += 1) fcntl(ends[end], F_SETFD, FD_CLOEXEC);
  return 0;
}

static void add_files(posix_spawn_file_actions_t *files, int input, int errors, int output) {
  posix_spawn_file_actions_adddup2(files, input, STDIN_FILENO);
  posix_spawn_file_actions_addopen(files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_adddup2(files, errors, STDERR_FILENO);
  posix_spawn_file_actions_adddup2(files, output, 3);
}

/// This process ignores the signals of writing, and blocks in its threads those that end it.
static void add_signals(posix_spawnattr_t *attributes) {
  sigset_t signals;
  sigemptyset(&signals);
  posix_spawnattr_setsigmask(attributes, &signals);
  sigaddset(&signals, SIGPIPE);
  sigaddset(&signals, SIGXFSZ);
  posix_spawnattr_setsigdefault(attributes, &signals);
  posix_spawnattr_setflags(attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
}

static int spawn(lap_child *child, char **words, int input, int errors, int output) {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  int error = posix_spawn_file_actions_init(&files);
  if (error != 0) return error;
  error = posix_spawnattr_init(&attributes);
  if (error == 0) {
    add_files(&files, input, errors, output);
    add_signals(&attributes);
    error = posix_spawnp(&child->process, words[0], &files, &attributes, words, environ);
    posix_spawnattr_destroy(&attributes);
  }
  posix_spawn_file_actions_destroy(&files);
  return error;
}

static int start_program(lap_child *child, char **words, int output) {
  int input[2], errors[2];
  int error = make_pipe(input);
  if (error != 0) return error;
  error = make_pipe(errors);
  if (error == 0) {
    error = spawn(child, words, input[0], errors[1], output);
    close(errors[1]);
    child->errors = errors[0];
  }
  close(input[0]);
  child->input = input[1];
  fcntl(child->input, F_SETFL, O_NONBLOCK);
  fcntl(child->errors, F_SETFL, O_NONBLOCK);
  return error;
}

lap_child *lap_child_start(const char *arguments, size_t count, int output, int *error) {
  lap_child *child = calloc(1, sizeof *child);
  char **words = calloc(count + 1, sizeof *words);
  // A file that is descriptor 3 already would be closed when the program starts.
  int copy = fcntl(output, F_DUPFD_CLOEXEC, 4);
  *error = child == NULL || words == NULL ? ENOMEM : copy == -1 ? errno : 0;
  if (*error == 0) {
    for (size_t index = 0; index < count; index += 1) {
      words[index] = (char *)arguments;
      arguments += strlen(arguments) + 1;
    }
    child->input = child->errors = -1;
    *error = start_program(child, words, copy);
    child->has_ended = *error != 0;
  }
  if (copy != -1) close(copy);
  free(words);
  if (*error == 0) return child;
  if (child != NULL && child->has_ended) lap_child_free(child);
  else free(child);
  return NULL;
}

/// Keeps the last bytes.
static void append_message(lap_child *child, const char *bytes, size_t count) {
  size_t limit = sizeof child->message - 1;
  if (count > limit) {
    bytes += count - limit;
    count = limit;
  }
  size_t excess = child->message_length + count > limit ? child->message_length + count - limit : 0;
  memmove(child->message, child->message + excess, child->message_length - excess);
  memcpy(child->message + child->message_length - excess, bytes, count);
  child->message_length += count - excess;
  child->message[child->message_length] = 0;
}

/// Reads once what there is, and closes the pipe at its end.
static void read_errors(lap_child *child) {
  char bytes[1024];
  ssize_t count = read(child->errors, bytes, sizeof bytes);
  if (count > 0) append_message(child, bytes, (size_t)count);
  else if (count == 0 || (errno != EAGAIN && errno != EINTR)) close_file(&child->errors);
}

int lap_child_write(lap_child *child, const void *bytes, size_t count) {
  const char *rest = bytes;
  while (count > 0) {
    struct pollfd files[2] = {{child->input, POLLOUT, 0}, {child->errors, POLLIN, 0}};
    if (poll(files, 2, -1) == -1) {
      if (errno == EINTR) continue;
      return errno;
    }
    if (files[1].revents != 0) read_errors(child);
    if (files[0].revents == 0) continue;
    ssize_t written = write(child->input, rest, count);
    if (written == -1 && errno != EAGAIN && errno != EINTR) return errno;
    if (written == -1) continue;
    rest += written;
    count -= (size_t)written;
  }
  return 0;
}

int lap_child_finish(lap_child *child) {
  close_file(&child->input);
  while (child->errors != -1) {
    struct pollfd file = {child->errors, POLLIN, 0};
    if (poll(&file, 1, -1) != -1) read_errors(child);
  }
  while (!child->has_ended) {
    int status = 0;
    pid_t process = waitpid(child->process, &status, 0);
    if (process == -1 && errno == EINTR) continue;
    child->has_ended = true;
    child->status = process == -1         ? 1
                    : WIFEXITED(status) ? WEXITSTATUS(status)
                                        : 128 + WTERMSIG(status);
  }
  return child->status;
}

const char *lap_child_errors(const lap_child *child) { return child->message; }

void lap_child_free(lap_child *child) {
  if (!child->has_ended) kill(child->process, SIGKILL);
  close_file(&child->errors);
  lap_child_finish(child);
  free(child);
}
