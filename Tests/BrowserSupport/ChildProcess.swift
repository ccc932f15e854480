import Foundation

/// Starts child processes with open file descriptors beyond standard error, which Foundation's
/// `Process` does not support.
enum ChildProcess {
  /// Starts a program in its own process group.
  ///
  /// - Parameters:
  ///   - socket: becomes its file descriptors 3 and 4. All other nonstandard ones are closed: an
  ///     inherited one could keep a pipe of another test open.
  ///   - errors: becomes its standard error.
  static func start(
    _ arguments: [String], environment: [String: String], talkingOver socket: Int32,
    errors: Int32
  ) throws(BrowserError) -> pid_t {
    #if canImport(Darwin)
      var files: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var files = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&files, errors, 2)
    posix_spawn_file_actions_adddup2(&files, socket, 3)
    posix_spawn_file_actions_adddup2(&files, socket, 4)
    #if !canImport(Darwin)
      for number in 5..<min(1024, Int32(sysconf(Int32(_SC_OPEN_MAX)))) {
        posix_spawn_file_actions_addclose(&files, number)
      }
    #endif

    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    #if canImport(Darwin)
      flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
    #endif
    posix_spawnattr_setflags(&attributes, Int16(flags))
    posix_spawnattr_setpgroup(&attributes, 0)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGINT, SIGHUP, SIGTERM, SIGPIPE] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)

    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let (words, settings) = (cStrings(arguments), cStrings(variables))
    defer { for string in words + settings { free(string) } }
    var identifier: pid_t = 0
    let result = posix_spawn(&identifier, arguments[0], &files, &attributes, words, settings)
    guard result == 0 else { throw .system(call: "posix_spawn", number: result) }
    return identifier
  }

  private static func cStrings(_ strings: [String]) -> [UnsafeMutablePointer<CChar>?] {
    strings.map { strdup($0) } + [nil]
  }
}
