#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The error of a system call: an `errno`.
package struct SystemError: Error, Hashable {
  let number: Int32

  package var reason: String { strerror(number).map { String(cString: $0) } ?? "error \(number)" }

  /// The pipe has no reader any more.
  static let brokenPipe = SystemError(number: EPIPE)
  package static let alreadyExists = SystemError(number: EEXIST)
  package static let notADirectory = SystemError(number: ENOTDIR)
  static let isADirectory = SystemError(number: EISDIR)
  static let notSupported = SystemError(number: EINVAL)

  static var last: SystemError { SystemError(number: errno) }

  /// Whether the cause is the disk, which is full or broken, rather than the file's name.
  var isOfTheDisk: Bool { [ENOSPC, EDQUOT, EIO].contains(number) }
}

/// Repeats a call that is interrupted by a signal, and throws an error if it returns -1.
@discardableResult
private func completing(_ call: () -> Int) throws(SystemError) -> Int {
  while true {
    let result = call()
    if result >= 0 { return result }
    if errno != EINTR { throw .last }
  }
}

/// An open file. It is closed at the end of its lifetime unless it is a standard stream of the
/// process.
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

  /// Creates the file; an existing file is an error.
  init(creating path: String) throws(SystemError) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let opened = try completing { Int(open(path, flags, 0o666)) }
    self.init(descriptor: Int32(opened), isOwned: true)
  }

  deinit { if isOwned { close(descriptor) } }

  /// Reads the rest of the file, at most `limit` bytes.
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

  /// Writes all bytes; a short write is continued.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      written += try completing {
        bytes.withUnsafeBytes { writeBytes(descriptor, $0[written...]) }
      }
    }
  }

  /// Waits until the bytes are on the disk, if the file system supports that.
  func synchronize() throws(SystemError) {
    do throws(SystemError) {
      try completing { Int(fsync(descriptor)) }
    } catch  where error == .notSupported {}
  }
}

extension OpenFile {
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The terminal's width in columns; nil if this is not a terminal or the width is unknown.
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

/// The environment of the process: variables, processors, standard descriptors and signals.
package enum ProcessEnvironment {
  static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

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
}

/// File system calls that take paths.
package enum FileSystem {
  static func rename(_ source: String, to target: String) throws(SystemError) {
    try completing { Int(systemRename(source, target)) }
  }

  /// Removes a file. Errors are ignored, because a missing file is as good as removed.
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

  /// Whether both paths refer to the same existing file.
  static func isSame(_ path: String, _ other: String) -> Bool {
    var (status, otherStatus) = (stat(), stat())
    return stat(path, &status) == 0 && stat(other, &otherStatus) == 0
      && status.st_dev == otherStatus.st_dev && status.st_ino == otherStatus.st_ino
  }

  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The reason why the path cannot be replaced by a file, if something other than a regular file
  /// exists there; otherwise nil. Symbolic links are followed.
  package static func obstacle(at path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return errno == ELOOP ? SystemError.last.reason : nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return nil
    case S_IFDIR: return SystemError.isADirectory.reason
    default: return "Not a regular file"
    }
  }

  /// The bytes of a file; nil if it does not exist, cannot be read, or is longer than `limit`. Only
  /// regular files are opened, because reading a pipe could block.
  package static func contents(of path: String, upTo limit: Int) -> [UInt8]? {
    guard exists(path), obstacle(at: path) == nil else { return nil }
    guard let bytes = try? OpenFile(reading: path).read(upTo: limit + 1) else { return nil }
    return bytes.count > limit ? nil : bytes
  }

  /// The names in a directory, sorted; empty if it cannot be read.
  package static func names(in directory: String) -> [String] { (try? list(directory)) ?? [] }

  /// The names in a directory, sorted. Bytes that are not UTF-8 become U+FFFD.
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
