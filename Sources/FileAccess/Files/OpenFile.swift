#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

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

  private init(_ path: String, _ flags: Int32) throws(SystemError) {
    self.init(descriptor: try Self.descriptor(path, flags), isOwned: true)
  }

  private static func descriptor(_ path: String, _ flags: Int32) throws(SystemError) -> Int32 {
    Int32(try completing { Int(open(path, flags | O_CLOEXEC, 0o666)) })
  }

  /// Opens a regular file. Anything else is an error, because a pipe or a terminal could be waited
  /// for without end; only what the caller has opened already, as in `/dev/stdin`, may be one.
  package init(reading path: String) throws(SystemError) {
    self.init(descriptor: try Self.inputDescriptor(path), isOwned: true)
  }

  private static func inputDescriptor(_ path: String) throws(SystemError) -> Int32 {
    // Opening a pipe would otherwise wait for its writer, who may have finished already.
    let descriptor = try descriptor(path, O_RDONLY | O_NONBLOCK)
    do throws(SystemError) {
      if inheritedPaths.contains(where: path.hasPrefix) {
        try waitForData(of: descriptor)
      } else {
        try FileStatus(of: descriptor).checkRegular()
      }
    } catch {
      close(descriptor)
      throw error
    }
    return descriptor
  }

  /// Reading waits from now on until there is something to read.
  private static func waitForData(of descriptor: Int32) throws(SystemError) {
    let flags = try completing { Int(fcntl(descriptor, F_GETFL)) }
    try completing { Int(fcntl(descriptor, F_SETFL, Int32(flags) & ~O_NONBLOCK)) }
  }

  private static let inheritedPaths = ["/dev/stdin", "/dev/fd/"]

  /// Creates the file; an existing file is an error.
  init(creating path: String) throws(SystemError) {
    try self.init(path, O_WRONLY | O_CREAT | O_EXCL)
  }

  init(folder path: String) throws(SystemError) {
    try self.init(path, O_RDONLY | O_DIRECTORY)
  }

  /// Opens something to lock it, without following a link and without waiting for a writer.
  init(locking path: String) throws(SystemError) {
    try self.init(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW)
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

  /// Reports errors of earlier writes that a file system delays until a file is closed.
  func checkWrites() throws(SystemError) {
    let copy = try completing { Int(dup(descriptor)) }
    // Whatever the result, the copy is closed, also if a signal interrupts that.
    if close(Int32(copy)) == -1 && errno != EINTR { throw .last }
  }

  /// What the file is, even if its name has been removed.
  var status: FileStatus {
    get throws(SystemError) { try FileStatus(of: descriptor) }
  }

  /// Gives the file permissions, as in `0o644`.
  func setPermissions(_ permissions: UInt32) throws(SystemError) {
    try completing { Int(fchmod(descriptor, mode_t(permissions))) }
  }

  /// Locks the file until it is closed; all processes of the system, and on most network file
  /// systems those of other machines, respect it. The end of a process, however it ends, unlocks.
  ///
  /// - Parameter isShared: whether others may hold the lock too that share it.
  /// - Returns: false if the file system has no locks.
  /// - Throws: `lockHeld` if another open file holds the lock.
  func lock(isShared: Bool = false) throws(SystemError) -> Bool {
    do throws(SystemError) {
      try completing { Int(flock(descriptor, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB)) }
      return true
    } catch {
      if error == .lockHeld { throw error }
      return false
    }
  }

  /// Starts a program that writes this file, as `ChildProcess.outputPath`.
  func start(_ words: [String]) throws(SystemError) -> ChildProcess {
    try ChildProcess(words, writing: descriptor)
  }

  /// Waits until the bytes are on the disk, if the file system supports that.
  func synchronize() throws(SystemError) {
    do throws(SystemError) {
      try completing { Int(fsync(descriptor)) }
    } catch  where error == .notSupported {}
  }
}

extension FileStatus {
  fileprivate init(of descriptor: Int32) throws(SystemError) {
    var status = stat()
    try completing { Int(fstat(descriptor, &status)) }
    self.init(status)
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
