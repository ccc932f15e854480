import Foundation
import Synchronization

/// A running Chromium, controlled over file descriptors 3 and 4, and its temporary profile.
///
/// However this process ends, Chromium ends with it, because the socket between them is then
/// closed. A waiting shell removes the profile.
final class BrowserProcess: Sendable {
  let socket: Int32
  let identifier: pid_t
  let folder: String
  private let log: FileHandle
  private let isRunning = Mutex(true)

  init(executable: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(
        path: "layoutanim-browser-\(UUID().uuidString.prefix(8))", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    self.folder = folder.path
    log = try Self.namelessFile(in: folder)
    let sockets = try SocketPair()
    defer { close(sockets.child) }
    socket = sockets.own
    let script = "\"$@\"; ended=$?; rm -rf \"$0\" || { sleep 1; rm -rf \"$0\"; }; exit $ended"
    identifier = try ChildProcess.start(
      ["/bin/sh", "-c", script, folder.path, executable]
        + BrowserFlags.all(profile: folder.appending(path: "profile").path),
      environment: Self.environment(home: folder.path),
      talkingOver: sockets.child, errors: log.fileDescriptor)
    Self.endAtExit(self)
  }

  /// Sets the home folder and the temporary folder, so that all other files of the browser are in
  /// `folder` too, and fixes the time zone and the locale.
  private static func environment(home: String) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment = environment.filter { !$0.key.hasPrefix("XDG_") && !$0.key.hasPrefix("LC_") }
    #if !canImport(Darwin)
      environment["HOME"] = home
    #endif
    return environment.merging(["TMPDIR": home, "TZ": "UTC", "LANG": "C.UTF-8"]) { $1 }
  }

  private static func namelessFile(in folder: URL) throws -> FileHandle {
    let file = folder.appending(path: "log")
    try Data().write(to: file)
    defer { unlink(file.path) }
    return try FileHandle(forUpdating: file)
  }

  /// The end of the browser's standard error.
  var lastWords: String {
    var bytes = [UInt8](repeating: 0, count: 2000)
    let size = lseek(log.fileDescriptor, 0, SEEK_END)
    let count = pread(log.fileDescriptor, &bytes, bytes.count, max(0, size - off_t(bytes.count)))
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  /// Ends the browser and all its child processes, and waits until they have exited.
  func end() {
    let wasRunning = isRunning.withLock { running in
      defer { running = false }
      return running
    }
    guard wasRunning else { return }
    // The browser exits by itself when its connection is closed.
    shutdown(socket, Int32(SHUT_RDWR))
    if !waits(atMost: 5) {
      kill(-identifier, SIGKILL)
      waitpid(identifier, nil, 0)
    }
    kill(-identifier, SIGKILL)
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Kills the browser, to simulate a crash.
  func crash() { kill(-identifier, SIGKILL) }

  private func waits(atMost seconds: Int) -> Bool {
    for _ in 0..<seconds * 500 {
      if waitpid(identifier, nil, WNOHANG) != 0 { return true }
      usleep(2000)
    }
    return false
  }
}

extension BrowserProcess {
  private static let running = Mutex<[BrowserProcess]>([])

  private static func endAtExit(_ process: BrowserProcess) {
    let isFirst = running.withLock { running in
      running.append(process)
      return running.count == 1
    }
    guard isFirst else { return }
    atexit {
      for process in BrowserProcess.running.withLock({ $0 }) { process.end() }
    }
  }
}
