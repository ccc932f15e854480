#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Why the operating system refused: an `errno`.
package struct SystemError: Error, Hashable {
  let number: Int32

  package var reason: String { strerror(number).map { String(cString: $0) } ?? "error \(number)" }

  /// The reader of a pipe has gone.
  static let brokenPipe = SystemError(number: EPIPE)
  package static let alreadyExists = SystemError(number: EEXIST)
  package static let notADirectory = SystemError(number: ENOTDIR)
  static let isADirectory = SystemError(number: EISDIR)
  static let notSupported = SystemError(number: EINVAL)

  static var last: SystemError { SystemError(number: errno) }

  /// Whether the disk, not the name, is the reason: it is full or broken.
  var isOfTheDisk: Bool { [ENOSPC, EDQUOT, EIO].contains(number) }
}

/// Repeats a call that a signal interrupts, and turns its -1 into an error.
@discardableResult
private func completing(_ call: () -> Int) throws(SystemError) -> Int {
  while true {
    let result = call()
    if result >= 0 { return result }
    if errno != EINTR { throw .last }
  }
}

/// An open file; it is closed when it goes out of use, unless it belongs to the process.
package struct OpenFile: ~Copyable {
  private let descriptor: Int32
  private let isOwned: Bool

  private init(descriptor: Int32, isOwned: Bool) {
    self.descriptor = descriptor
    self.isOwned = isOwned
  }

  static func standardInput() -> OpenFile { OpenFile(descriptor: STDIN_FILENO, isOwned: false) }
  static func standardOutput() -> OpenFile { OpenFile(descriptor: STDOUT_FILENO, isOwned: false) }
  static func standardError() -> OpenFile { OpenFile(descriptor: STDERR_FILENO, isOwned: false) }

  package init(reading path: String) throws(SystemError) {
    let opened = try completing { Int(open(path, O_RDONLY | O_CLOEXEC)) }
    self.init(descriptor: Int32(opened), isOwned: true)
  }

  /// Creates the file; one that exists is an error.
  init(creating path: String) throws(SystemError) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let opened = try completing { Int(open(path, flags, 0o666)) }
    self.init(descriptor: Int32(opened), isOwned: true)
  }

  deinit { if isOwned { close(descriptor) } }

  /// The rest of the file, or its first `limit` bytes.
  package func read(upTo limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let wanted = min(chunk.count, limit - bytes.count)
      let count = try completing {
        chunk.withUnsafeMutableBytes { readBytes(descriptor, $0.baseAddress, wanted) }
      }
      if count == 0 { break }
      bytes.append(contentsOf: chunk[..<count])
    }
    return bytes
  }

  /// All of them: a short write is continued.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      written += try completing {
        bytes.withUnsafeBytes { writeBytes(descriptor, $0[written...]) }
      }
    }
  }

  /// Waits until the bytes are on the disk, as far as the file system offers that.
  func synchronize() throws(SystemError) {
    do throws(SystemError) {
      try completing { Int(fsync(descriptor)) }
    } catch  where error == .notSupported {}
  }
}

extension OpenFile {
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The width of the terminal in columns; nil if it is none or does not say.
  var columns: Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}

private func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int)
  -> Int
{
  read(descriptor, buffer, count)
}

private func writeBytes(_ descriptor: Int32, _ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
  let rest = UnsafeRawBufferPointer(rebasing: bytes)
  return write(descriptor, rest.baseAddress, rest.count)
}

/// What the process is given by its surroundings.
package enum ProcessEnvironment {
  static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  package static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Lets no file become standard output or error by mistake: a program may be started without,
  /// and the next file opened takes the lowest number. What stands in refuses as nothing would.
  static func occupyStandardDescriptors() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// A write to a pipe without a reader, or beyond the largest file allowed, is then an error
  /// like any other instead of the end of the process.
  static func ignoreWriteSignals() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }
}

/// The calls that name files.
package enum FileSystem {
  static func rename(_ source: String, to target: String) throws(SystemError) {
    try completing { Int(systemRename(source, target)) }
  }

  /// A file that is not there is as good as removed.
  package static func remove(_ path: String) { unlink(path) }

  package static func makeDirectory(_ path: String) throws(SystemError) {
    try completing { Int(mkdir(path, 0o777)) }
  }

  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  package static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether both names lead to one file that there is.
  static func isSame(_ path: String, _ other: String) -> Bool {
    var (status, otherStatus) = (stat(), stat())
    return stat(path, &status) == 0 && stat(other, &otherStatus) == 0
      && status.st_dev == otherStatus.st_dev && status.st_ino == otherStatus.st_ino
  }

  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// What stands under the name and is no file, as the reason not to replace it; nil if nothing
  /// does. A symbolic link is what it leads to.
  package static func obstacle(at path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return errno == ELOOP ? SystemError.last.reason : nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return nil
    case S_IFDIR: return SystemError.isADirectory.reason
    default: return "Not a regular file"
    }
  }

  /// The bytes of a file; nil if there is none, it cannot be read, or has more than `limit`. What
  /// is no file is not waited for.
  package static func contents(of path: String, upTo limit: Int) -> [UInt8]? {
    guard exists(path), obstacle(at: path) == nil else { return nil }
    guard let bytes = try? OpenFile(reading: path).read(upTo: limit + 1) else { return nil }
    return bytes.count > limit ? nil : bytes
  }

  /// The names in a directory, sorted; none if it cannot be read.
  package static func names(in directory: String) -> [String] { (try? list(directory)) ?? [] }

  /// The names in a directory, sorted. What is not UTF-8 in one becomes U+FFFD.
  package static func list(_ directory: String) throws(SystemError) -> [String] {
    guard let stream = opendir(directory) else { throw .last }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          String(cString: $0)
        }
      }
      names.append(name)
    }
    return names.sorted()
  }
}

private func systemRename(_ source: String, _ target: String) -> Int32 { rename(source, target) }
