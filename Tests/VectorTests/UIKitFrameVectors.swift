import Planning
import TestSupport
import Testing

/// Frames that UIKit gave in the unit tests of public libraries.
@Suite struct UIKitFrameVectors {
  @Test func everyFrameIsThatOfUIKit() throws {
    var tally = UIKitFrameTally()
    try runVectors(of: "uikit-frames.json", checks: ["uikit-frames": { try tally.count($0) }])
    guard tally.caseCount > 0 else { return }
    print("VECTORS uikit-frames.json \(tally)")
    try FidelityTable.hold("uikit-frames.json", tally.cases, tally.values)
    for miss in tally.misses { Issue.record("\(miss)") }
  }
}

/// The numbers of cases and values that are right.
struct UIKitFrameTally: CustomStringConvertible {
  private(set) var caseCount = 0
  private var rightCases = 0
  private var valueCount = 0
  private(set) var misses: [String] = []

  var description: String {
    "cases \(rightCases)/\(caseCount) values \(valueCount - misses.count)/\(valueCount)"
  }

  var cases: FidelityTable.Share {
    FidelityTable.Share(right: rightCases, total: caseCount, kind: "cases")
  }

  var values: FidelityTable.Share {
    FidelityTable.Share(right: valueCount - misses.count, total: valueCount, kind: "values")
  }

  mutating func count(_ row: VectorRow) throws {
    let before = misses.count
    caseCount += 1
    let timeline = try UIKitFrameTimeline(row)
    let tolerance = try row.number("tolerance")
    for expected in try row.objects("expect") {
      let place = try UIKitFramePlace(expected)
      let allowed = try expected.optional("tolerance")?.number() ?? tolerance
      for (kind, key, value) in try place.values(of: expected) {
        valueCount += 1
        let ours = try timeline.value(kind, key, at: place)
        if let ours, abs(ours - value) <= allowed + 1e-9 { continue }
        misses.append("\(row): \(place) \(kind).\(key) is \(ours as Any), not \(value)")
      }
    }
    if misses.count == before { rightCases += 1 }
  }
}

/// What an expectation is about: a view or one of its guides, at a moment.
struct UIKitFramePlace: CustomStringConvertible {
  let view: String
  let guide: String?
  /// In seconds; nil is the last frame.
  let time: Double?

  init(_ row: VectorRow) throws {
    view = try row.string("view")
    guide = try row.optional("guide")?.string()
    time = try row.optional("at")?.number()
  }

  var description: String {
    view + (guide.map { ".\($0)" } ?? "") + (time.map { " at \($0) s" } ?? "")
  }

  func values(of row: VectorRow) throws -> [(kind: String, key: String, value: Double)] {
    try ["frame", "bounds", "center"].flatMap { kind in
      guard let object = try row.optional(kind)?.object() else {
        return [(kind: String, key: String, value: Double)]()
      }
      return try object.keys.map { (kind, $0, try object.number($0)) }
    }
  }
}

/// A row's timeline as the renderer plans it.
struct UIKitFrameTimeline {
  private let planned: PlannedTimeline
  /// By view: the anchor points that the timeline declares.
  private let anchors: [String: (x: Double, y: Double)]

  init(_ row: VectorRow) throws {
    _ = row.optional("container")
    let timeline = try row.value("timeline")
    planned = try PlannedTimeline(json: timeline.json())
    anchors = try Self.anchors(of: timeline.looseObject().optional("views")?.array() ?? [])
  }

  private static func anchors(of views: [VectorValue]) throws -> [String: (x: Double, y: Double)] {
    var found: [String: (x: Double, y: Double)] = [:]
    for value in views {
      let view = try value.object()
      if let anchor = try view.optional("anchorPoint")?.object() {
        found[try view.string("id")] = (try anchor.number("x"), try anchor.number("y"))
      }
      let inner = try anchors(of: view.optional("subviews")?.array() ?? [])
      found.merge(inner) { _, new in new }
    }
    return found
  }

  /// Nil if there is no such view or guide.
  func value(_ kind: String, _ key: String, at place: UIKitFramePlace) throws -> Double? {
    let moment = try place.time.map {
      try #require(StillMoment.seconds("\($0)"))
    }
    let seen = try planned.inspect(.still(moment ?? .frame(-1)), .presentation)
    guard let index = seen.views.firstIndex(where: { $0.id == place.view }) else { return nil }
    let view = seen.views[index]
    if let guide = place.guide {
      return seen.layout?.views[index].guides.first { $0.id == guide }?.frame[key]
    }
    switch kind {
    case "frame": return Self.box(view, anchors[place.view] ?? (0.5, 0.5))[key]
    case "bounds": return view.bounds[key]
    default: return key == "x" ? view.center.x : view.center.y
    }
  }

  /// The box around the transformed bounds.
  private static func box(
    _ view: Inspection.View, _ anchor: (x: Double, y: Double)
  ) -> [String: Double] {
    let (map, size) = (view.transform, view.bounds)
    let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map { x, y in
      ((x - anchor.x) * size.width, (y - anchor.y) * size.height)
    }
    let xs = corners.map { view.center.x + map.a * $0 + map.c * $1 + map.tx }.sorted()
    let ys = corners.map { view.center.y + map.b * $0 + map.d * $1 + map.ty }.sorted()
    return measures(xs[0], ys[0], xs[3] - xs[0], ys[3] - ys[0])
  }

  fileprivate static func measures(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> [String: Double] {
    [
      "x": x, "y": y, "width": width, "height": height, "maxX": x + width, "maxY": y + height,
      "midX": x + width / 2, "midY": y + height / 2,
    ]
  }
}

extension Inspection.Rect {
  fileprivate subscript(key: String) -> Double? {
    UIKitFrameTimeline.measures(x, y, width, height)[key]
  }
}
