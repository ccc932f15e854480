import Foundation

/// Something that a page said where its author would look, but no reader.
package struct PageMessage: Hashable, Sendable, CustomStringConvertible {
  package enum Kind: String, Sendable {
    /// Any function of `console`.
    case console
    /// An exception or a rejected promise that nobody caught.
    case exception
    /// The browser's own entry in the console, as of content that a policy blocked.
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
  /// All that the page has said so far.
  package var messages: [PageMessage] { events.compactMap(PageMessage.init(event:)) }

  /// The addresses of all that was asked for so far, but for what tests opened, `data:` and
  /// `blob:`. What a policy blocks counts too, and is among the messages besides.
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
