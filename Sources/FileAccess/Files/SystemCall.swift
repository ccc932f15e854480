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

  package var reason: String {
    if self == .notRegular { return "Not a regular file" }
    return strerror(number).map { String(cString: $0) } ?? "error \(number)"
  }

  /// The pipe has no reader any more.
  static let brokenPipe = SystemError(number: EPIPE)
  package static let noEntry = SystemError(number: ENOENT)
  package static let alreadyExists = SystemError(number: EEXIST)
  package static let notADirectory = SystemError(number: ENOTDIR)
  static let notPermitted = SystemError(number: EACCES)
  static let isADirectory = SystemError(number: EISDIR)
  static let notSupported = SystemError(number: EINVAL)
  /// Something that is neither a regular file nor a directory. No call reports it.
  static let notRegular = SystemError(number: -1)

  static var last: SystemError { SystemError(number: errno) }

  /// Whether nothing has the name: it is missing in its folder, or a part of the path before it is
  /// not a folder. Every other error says nothing about whether the file exists.
  var isAbsence: Bool { [ENOENT, ENOTDIR].contains(number) }

  /// Another open file holds the lock.
  package static let lockHeld = SystemError(number: EWOULDBLOCK)

  /// Whether the cause is the disk, which is full or broken, rather than the file's name.
  var isOfTheDisk: Bool { [ENOSPC, EDQUOT, EIO].contains(number) }
}

/// Repeats a call that is interrupted by a signal, and throws an error if it returns -1.
@discardableResult
func completing(_ call: () -> Int) throws(SystemError) -> Int {
  while true {
    let result = call()
    if result >= 0 { return result }
    if errno != EINTR { throw .last }
  }
}
