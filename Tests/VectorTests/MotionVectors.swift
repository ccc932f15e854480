import Foundation
import Planning
import TestSupport
import Testing

/// How Core Animation moved things, measured in pictures that lottie-ios commits.
@Suite struct MotionVectors {
  @Test func everySampleIsWhereCoreAnimationHasIt() throws {
    var tally = MotionTally()
    try runVectors(
      of: "core-animation-motion.json", checks: ["core-animation-motion": { try tally.count($0) }])
    guard tally.samples.total > 0 else { return }
    print("VECTORS core-animation-motion.json \(tally)")
    try FidelityTable.hold("core-animation-motion.json", tally.cases, tally.samples)
    for miss in tally.misses { Issue.record("\(miss)") }
  }
}

/// The numbers of cases and samples that are right.
private struct MotionTally: CustomStringConvertible {
  var cases = FidelityTable.Share(right: 0, total: 0, kind: "cases")
  var samples = FidelityTable.Share(right: 0, total: 0, kind: "samples")
  var misses: [String] = []

  var description: String {
    "cases \(cases.right)/\(cases.total) samples \(samples.right)/\(samples.total)"
  }

  mutating func count(_ row: VectorRow) throws {
    for key in ["property", "why"] { _ = row.optional(key) }
    let keyframes = try row.value("keyframes").array().map { try $0.looseObject() }
    let rows = try row.objects("samples")
    let (read, modulo) = (
      try row.optional("read")?.string() ?? "center", try row.optional("modulo")?.number()
    )
    let stated = try row.optional("timeline")?.json()
    let timeline = try stated ?? pathTimeline(keyframes)
    let samples = try rows.map { try MotionSample($0) }
    let planned = try PlannedTimeline(json: timeline)
    let missed = try samples.filter {
      try !$0.isMet(by: Self.values(read, of: planned, at: $0.time), modulo)
    }
    misses += missed.map { "\(row): \(read) at \($0.time) s is not \($0.values)" }
    cases.total += 1
    cases.right += missed.isEmpty ? 1 : 0
    self.samples.total += samples.count
    self.samples.right += samples.count - missed.count
  }

  /// A property of the view `box`.
  private static func values(
    _ read: String, of planned: PlannedTimeline, at time: Double
  ) throws -> [Double] {
    let box = try #require(try planned.layout(at: time)["box"])
    let map = box.transform
    switch read {
    case "center": return [box.center.x, box.center.y]
    case "size": return [box.bounds.width, box.bounds.height]
    case "width": return [box.bounds.width]
    case "alpha": return [min(1, max(0, box.alpha))]
    case "scale": return [hypot(map.a, map.b)]
    case "rotation": return [atan2(map.b, map.a) * 180 / .pi]
    case "color":
      let color = box.backgroundColor
      return [color.red, color.green, color.blue].map(Double.init)
    default: throw VectorError("unknown property '\(read)'")
    }
  }
}

private struct MotionSample {
  let time: Double
  /// Nil where the picture does not show a coordinate.
  let values: [Double?]
  let tolerance: Double

  init(_ row: VectorRow) throws {
    time = try row.number("time")
    tolerance = try row.number("tolerance")
    _ = row.optional("percent")
    let value = try row.value("value")
    values =
      value.isArray
      ? try value.array().map { $0.isNull ? nil : try $0.number() } : [try value.number()]
  }

  func isMet(by ours: [Double], _ modulo: Double?) -> Bool {
    ours.count == values.count
      && zip(ours, values).allSatisfy { ours, value in
        guard let value else { return true }
        var distance = abs(ours - value)
        if let modulo {
          distance = distance.truncatingRemainder(dividingBy: modulo)
          distance = min(distance, modulo - distance)
        }
        return distance <= tolerance + 1e-9
      }
  }
}
