import Foundation

/// Output of a page that developers see but ordinary readers do not, or a dialog.
package struct PageMessage: Hashable, Sendable, CustomStringConvertible {
  package enum Kind: String, Sendable {
    /// A call of any function of `console`.
    case console
    /// An uncaught exception or an unhandled rejection of a promise.
    case exception
    /// A console entry by the browser itself, such as for content that a policy blocked.
    case log
    /// `alert`, `confirm` and `prompt`, which are dismissed.
    case dialog
  }

  package let kind: Kind
  package let text: String

  package init(kind: Kind, text: String) {
    self.kind = kind
    self.text = text
  }

  package var description: String { "\(kind.rawValue): \(text)" }
}

extension BrowserPage {
  /// All messages of the page so far.
  package var messages: [PageMessage] { events.compactMap(PageMessage.init(event:)) }

  /// The addresses of all requests so far, except for the files that tests opened, `data:` and
  /// `blob:`. Requests that a policy blocked are included; they also appear among the messages.
  package var requests: [String] {
    let own = Set(opened.map(Self.withoutFragment))
    return events.compactMap { event in
      let address: String?
      switch event["method"] {
      case "Network.requestWillBeSent": address = event["params"]["request"]["url"].string
      case "Network.webSocketCreated": address = event["params"]["url"].string
      default: return nil
      }
      guard let address, !address.hasPrefix("data:"), !address.hasPrefix("blob:") else {
        return nil
      }
      return own.contains(Self.withoutFragment(address)) ? nil : address
    }
  }

  private static func withoutFragment(_ address: String) -> String {
    String(address.prefix { $0 != "#" })
  }
}

extension PageMessage {
  fileprivate init?(event: ScriptValue) {
    let parameters = event["params"]
    switch event["method"] {
    case "Runtime.consoleAPICalled":
      let words = (parameters["args"].array ?? []).map(Self.text(ofArgument:))
      let level = parameters["type"].string ?? ""
      self.init(kind: .console, text: "\(level): \(words.joined(separator: " "))")
    case "Runtime.exceptionThrown":
      let details = parameters["exceptionDetails"]
      self.init(kind: .exception, text: BrowserPage.text(ofException: details))
    case "Log.entryAdded":
      let entry = parameters["entry"]
      let level = entry["level"].string ?? ""
      self.init(kind: .log, text: "\(level): \(entry["text"].string ?? "")")
    case "Page.javascriptDialogOpening":
      self.init(kind: .dialog, text: parameters["message"].string ?? "")
    default: return nil
    }
  }

  private static func text(ofArgument argument: ScriptValue) -> String {
    switch argument["value"] {
    case .string(let text): text
    case .bool(let bool): "\(bool)"
    default: argument["description"].string ?? argument["type"].string ?? ""
    }
  }
}
