import BrowserSupport
import Foundation
import Primitives
import TestSupport
import Testing

@testable import ReviewPage

extension ReviewPage {
  /// Writes the page to disk, opens it, and waits until the player of the first open card is
  /// running.
  ///
  /// - Parameter fragment: the fragment of the address, without `#`, percent-encoded.
  func open(
    at fragment: String = "", _ check: (BrowserPage) async throws -> Void
  ) async throws {
    try await Browser.withPage { page in
      try await load(at: fragment, in: page) {
        try await page.waits(until: "document.querySelector('.player canvas[data-frame]')")
        try await check(page)
      }
    }
  }

  /// Opens the page in an existing browser page, for tests that must configure it first.
  func load(
    at fragment: String = "", in page: BrowserPage, _ check: () async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    try folder.write(html.source, to: "review.html")
    let file = folder.url.appending(path: "review.html").absoluteString
    let address = URL(string: fragment.isEmpty ? file : "\(file)#\(fragment)")
    try await page.open(address ?? folder.url)
    try await check()
  }
}

/// Reads the active card, which receives keys.
extension BrowserPage {
  static let card = "document.querySelector('.card.active')"

  /// A script expression for an element of the active card.
  static func part(_ selector: String) -> String {
    "\(card).querySelector(\(literal(selector)))"
  }

  func text(_ selector: String) async throws -> String? {
    try await evaluate("\(Self.part(selector))?.innerText").string
  }

  func attribute(_ name: String, of selector: String) async throws -> String? {
    try await evaluate("\(Self.part(selector))?.getAttribute('\(name)')").string
  }

  /// The texts of the pressed buttons in the group with that label.
  func pressed(in group: String) async throws -> [String] {
    let list = "\(Self.card).querySelectorAll('[aria-label=\"\(group)\"] [aria-pressed=true]')"
    let values = try await evaluate("[...\(list)].map(button => button.innerText)")
    return (values.array ?? []).compactMap(\.string)
  }

  /// The rectangle of an element of the card in viewport coordinates, after scrolling to it.
  func box(_ selector: String) async throws -> Rect {
    let box = try await evaluate(
      """
      (element => {
        element.scrollIntoView({ block: "center", behavior: "instant" })
        const { x, y, width, height } = element.getBoundingClientRect()
        return [x, y, width, height]
      })(\(Self.part(selector)))
      """)
    let numbers = (box.array ?? []).compactMap(\.number)
    try #require(numbers.count == 4)
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The frame number of the scrubber, once that frame is drawn.
  var frame: Int? {
    get async throws {
      let wanted = Self.part(".scrubber") + ".value"
      let shown = Self.part(".pane:not([hidden]) canvas") + ".dataset.frame"
      try await waits(until: "\(shown) === \(wanted)")
      return try await evaluate(wanted).string.flatMap { Int($0) }
    }
  }
}
