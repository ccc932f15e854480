/// What went wrong between a test and the browser.
package enum BrowserError: Error, Hashable {
  /// No browser is installed.
  case notInstalled
  /// `LAYOUTANIM_CHROMIUM` names something that cannot be run.
  case notExecutable(path: String)
  /// The system refused a call.
  case system(call: String, number: Int32)
  /// Something was waited for, and did not come in time.
  case late(String, limit: Duration)
  /// The browser is gone; the end of what it wrote to standard error.
  case ended(log: String)
  /// The process of the page is gone.
  case pageCrashed
  /// The browser answered a command with an error.
  case refused(method: String, reason: String)
  /// A script threw, or its promise was rejected.
  case exception(String)
  /// A page cannot be opened.
  case notOpened(url: String, reason: String)
  /// No element, or one that a pointer does not reach.
  case noTarget(selector: String, reason: String)
  /// A key of that name is not known here.
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
