import Foundation

/// The two ends of a connection between this process and a child.
///
/// One socket replaces both of Chromium's pipes. Unlike a pipe, it can be written without SIGPIPE
/// after the reader has exited.
struct SocketPair {
  let own: Int32
  /// At least 10, so that duplicating it to the child's descriptors cannot overwrite it.
  let child: Int32

  init() throws(BrowserError) {
    #if canImport(Darwin)
      let stream = SOCK_STREAM
    #else
      let stream = Int32(SOCK_STREAM.rawValue)
    #endif
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, stream, 0, &ends) == 0 else {
      throw .system(call: "socketpair", number: errno)
    }
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    own = ends[0]
    child = fcntl(ends[1], F_DUPFD_CLOEXEC, 10)
    close(ends[1])
    guard child >= 0 else { throw .system(call: "fcntl", number: errno) }
    limitSending()
  }

  /// Limits the time of sending, because a browser that hangs must not hang the tests.
  private func limitSending() {
    var limit = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(own, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(own, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  /// Sends all bytes; returns false if the other end is closed or does not read.
  static func send(_ bytes: [UInt8], to socket: Int32) -> Bool {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    return bytes.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[sent...])
        let count = Foundation.send(socket, rest.baseAddress, rest.count, flags)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        sent += count
      }
      return true
    }
  }
}
