import Foundation
import LayoutAnimation
import TestSupport

@testable import ReviewPage

/// A folder of timelines for a review: each has a box of 10 by 10 that moves from (2, 3) to x = 20.
struct ReviewFolder: ~Copyable {
  let files: TemporaryFolder

  static let sliding = """
    { "version": 1, "canvas": { "width": 40, "height": 30 },
      "views": [{ "id": "box", "backgroundColor": "#007AFF" }],
      "constraints": [
        "x: box.leading == root.leading + 2", "box.top == root.top + 3",
        "box.width == 10", "box.height == 10"
      ],
      "keyframes": [{ "time": 0.05, "animation": { "duration": 0.2 },
        "changes": [{ "constraint": "x", "constant": 20 }] }] }
    """

  init() throws { files = try TemporaryFolder() }

  func path(_ name: String = "") -> String { name.isEmpty ? files.url.path : files.path(name) }

  /// - Parameters:
  ///   - place: the initial left edge of the box, in points.
  ///   - pinned: the initial left edge in the pin; nil for no pin.
  func add(_ name: String, at place: String = "2", pinned: String? = nil) async throws {
    let folder = URL(filePath: path(name)).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if let pinned {
      try write(name, pinned)
      try await Pin(of: PlannedTimeline(path: path(name + ".json"))).write(
        to: path(name + ".pinned"))
    }
    try write(name, place)
  }

  private func write(_ name: String, _ place: String) throws {
    let text = Self.sliding.replacingOccurrences(
      of: "root.leading + 2", with: "root.leading + \(place)")
    try files.write(text, to: name + ".json")
  }

  func page(
    _ names: [String] = [""], against basis: String? = nil, jobs: Int = 2
  ) async throws -> ReviewPage {
    let suite = try ReviewSuite(paths: names.map { path($0) }, against: basis.map { path($0) })
    return try await suite.page(jobs: JobCount(jobs))
  }

  func reading(_ names: [String] = [""], against basis: String? = nil) async throws -> PageReading {
    PageReading(try await page(names, against: basis))
  }
}
