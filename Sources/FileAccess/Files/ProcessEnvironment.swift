package import Reporting

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The environment of the process: variables, processors, standard descriptors and signals.
package enum ProcessEnvironment {
  /// The value of a variable.
  static func value(_ name: String) -> SystemText? { getenv(name).map { SystemText(cString: $0) } }

  /// The value of a variable; one that is not UTF-8 is escaped.
  package static func text(_ name: String) -> String? { value(name)?.escaped }

  package static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Opens `/dev/null` in place of every standard descriptor that is closed, because the next file
  /// opened would get its number and be mistaken for a standard stream. The access mode is the
  /// opposite one, so that reading or writing still fails.
  static func occupyStandardDescriptors() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Makes a write to a pipe without a reader, or beyond the file size limit, an error like any
  /// other instead of the end of the process.
  static func ignoreWriteSignals() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Checks that the system grants what Swift's concurrency needs. On Linux its library otherwise
  /// ends the process by a signal, without descriptors always and without `/proc` now and then, or
  /// waits for a thread without end.
  ///
  /// - Throws: `systemError`.
  package static func checkConcurrency() throws(LayoutAnimationError) {
    #if !canImport(Darwin)
      let state = "/proc/thread-self/stat"
      try check("cannot read `\(state)`") { () throws(SystemError) in
        _ = try OpenFile(reading: state)
      }
      try check("cannot start \(leastThreads) threads", checkThreads)
    #endif
    try check("cannot open \(leastDescriptors) files", checkDescriptors)
  }

  /// The library opens seven; a few more let a command say what it cannot open.
  private static let leastDescriptors = 11

  private static func checkDescriptors() throws(SystemError) {
    var copies: [Int32] = []
    defer { for copy in copies { close(copy) } }
    for _ in 0..<leastDescriptors {
      copies.append(Int32(try completing { Int(dup(STDERR_FILENO)) }))
    }
  }

  private static func check(
    _ failure: String, _ attempt: () throws(SystemError) -> Void
  ) throws(LayoutAnimationError) {
    do throws(SystemError) {
      try attempt()
    } catch {
      throw LayoutAnimationError(
        .systemError, "\(failure): \(error.reason); no command can run without")
    }
  }
}
