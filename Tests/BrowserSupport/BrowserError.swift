/// A failure of the browser or of the communication with it.
package enum BrowserError: Error, Hashable {
  /// No browser is installed.
  case notInstalled
  /// `LAYOUTANIM_CHROMIUM` is not the path of an executable.
  case notExecutable(path: String)
  /// A system call failed.
  case system(call: String, number: Int32)
  /// A timeout while waiting for something.
  case late(String, limit: Duration)
  /// The browser has exited; `log` is the end of its standard error.
  case ended(log: String)
  /// The page's renderer process has crashed.
  case pageCrashed
  /// The browser answered a command with an error.
  case refused(method: String, reason: String)
  /// A script threw an exception, or its promise was rejected.
  case exception(String)
  /// A page cannot be opened.
  case notOpened(url: String, reason: String)
  /// No element matches, or the pointer cannot reach it.
  case noTarget(selector: String, reason: String)
  /// The key is not in the table of known keys.
  case unknownKey(String)
}

extension BrowserError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notInstalled: "no Chromium is installed"
    case .notExecutable(let path):
      "\(BrowserExecutable.variable) is set to '\(path)', which cannot be run"
    case .system(let call, let number): "\(call) failed with error \(number)"
    case .late(let what, let limit): "waited \(limit) for \(what)"
    case .ended(let log): "the browser has ended; its last words: \(log)"
    case .pageCrashed: "the page has crashed"
    case .refused(let method, let reason): "the browser refused \(method): \(reason)"
    case .exception(let text): "the script threw: \(text)"
    case .notOpened(let url, let reason): "'\(url)' cannot be opened: \(reason)"
    case .noTarget(let selector, let reason): "cannot click '\(selector)': \(reason)"
    case .unknownKey(let name): "unknown key '\(name)'"
    }
  }
}
