import Foundation
import LayoutAnimation
import Testing

@testable import ReviewPage

/// A page, parsed as text.
struct PageReading {
  let html: String

  init(_ page: ReviewPage) { html = page.html.source }

  /// Every text between a start and an end marker.
  func parts(from start: String, to end: String) -> [String] {
    html.components(separatedBy: start).dropFirst().map {
      $0.components(separatedBy: end)[0]
    }
  }

  /// The classes and names of the cards, in order.
  var cards: [String] {
    zip(
      parts(from: "<details class=\"card ", to: "\""), parts(from: "data-name=\"", to: "\"")
    ).map { "\($0) \($1)" }
  }

  var data: [[String: Any]] {
    get throws {
      try parts(from: "class=\"data\">", to: "</script>").map { text in
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
        return try #require(object as? [String: Any])
      }
    }
  }
}

/// The data of one side of a card.
struct VersionReading {
  let members: [String: Any]

  init(_ members: Any?) throws { self.members = try #require(members as? [String: Any]) }

  init(_ timeline: PlannedTimeline) throws {
    let text = try Version(timeline).json.text
    try self.init(JSONSerialization.jsonObject(with: Data(text.utf8)))
  }

  subscript<Value>(_ key: String, as type: Value.Type = Value.self) -> Value {
    get throws { try #require(members[key] as? Value, "\(key)") }
  }

  /// A track's value in a frame.
  static func value(_ track: Any?, _ frame: Int) -> Any? {
    let value = (track as? [Any]).map { $0[frame] } ?? track
    return value is NSNull ? nil : value
  }

  func picture(ofFrame frame: Int) -> Int? {
    Self.value(members["pictures"], frame) as? Int
  }
}
