import Comparing
import JSONText

/// The names and the kinds of the members of a result. Most of them are not read here, but by the programs that read
/// the JSON of a bundle.
indirect enum ResultForm {
  case text, flag, count, number
  case optional(ResultForm)
  case list(ResultForm)
  case object([String: ResultForm], optional: [String: ResultForm] = [:])

  /// What is wrong with the first value that has another form, as in "has no `pixels.frames`"; nil if nothing is.
  func fault(of value: JSONValue, at path: String = "") -> String? {
    switch (self, value.content) {
    case (.text, .string), (.flag, .bool), (.number, .number), (.optional, .null): return nil
    case (.count, .number(let number)) where Int(number.literal).map { $0 >= 0 } == true:
      return nil
    case (.optional(let form), _): return form.fault(of: value, at: path)
    case (.list(let form), .array(let elements)):
      return elements.lazy.compactMap { form.fault(of: $0, at: path) }.first
    case (.object(let required, let optional), .object):
      return Self.fault(required, optional, value, path)
    default: return "has a `\(path)` of the wrong kind"
    }
  }

  private static func fault(
    _ required: [String: ResultForm], _ optional: [String: ResultForm], _ value: JSONValue,
    _ path: String
  ) -> String? {
    guard case .object(let members) = value.content else { return nil }
    let start = path.isEmpty ? "" : path + "."
    let names = Set(members.map(\.name.value))
    if let key = required.keys.filter({ !names.contains($0) }).min() {
      return "has no `\(start)\(key)`"
    }
    for member in members {
      let key = member.name.value
      guard let form = required[key] ?? optional[key] else {
        return "has an unknown `\(start)\(key)`"
      }
      if let fault = form.fault(of: member.value, at: start + key) { return fault }
    }
    return nil
  }
}

extension ResultForm {
  init(_ kind: SuiteResult.Kind) {
    let all: [String: ResultForm] = ["timeline": .text, "result": .text, "message": .text]
    switch kind {
    case .abandoned: self = .object(all)
    case .failed: self = .object(all.with(["status": .count]))
    case .listed, .notListed: self = .object(all.with(Self.folder))
    case .same, .tolerated, .warned, .different, .rendererChanged, .notPinned, .recorded:
      self = .object(all.with(Self.verified), optional: ["warnings": .list(.text)])
    }
  }

  private static var folder: [String: ResultForm] {
    [
      "listedCount": .count, "frameCount": .count, "otherFileCount": .count,
      "problems": .list(.object(["file": .text, "problem": .text])),
    ]
  }

  private static var verified: [String: ResultForm] {
    [
      "name": .optional(.text), "pin": .text, "frameCount": .count,
      "renderer": .optional(
        .object([
          "pinnedTool": .text, "pinnedRevision": .count, "revision": .count,
          "frames": .list(.count), "changesLayout": .flag, "refusal": .optional(.text),
        ])),
      "comparison": .optional(comparison),
    ]
  }

  private static var comparison: ResultForm {
    .object([
      "same": .flag, "expected": .text, "actual": .text,
      "tolerance": .object(["channel": .count, "points": .number]),
      "structure": .list(.text), "geometryKnown": .flag, "geometry": .list(difference),
      "appearance": .list(difference), "forgivenGeometryFrames": .count, "pixels": pixels,
      "pixelExplanations": .list(change), "changes": .list(change), "notes": .list(.text),
    ])
  }

  private static var difference: ResultForm {
    .object([
      "view": .text, "property": .text, "firstFrame": .count, "lastFrame": .count,
      "frameCount": .count, "worstFrame": .count, "worstDifference": .number, "expected": .text,
      "actual": .text, "constraint": .optional(.text), "explained": .flag,
      "explanations": .list(change), "furtherExplanations": .count,
    ])
  }

  private static var pixels: ResultForm {
    .object([
      "comparedFrames": .count, "differingPixels": .count, "firstFrame": .optional(.count),
      "worstFrame": .optional(.count), "forgivenFrames": .count, "forgivenPixels": .count,
      "frames": .list(
        .object([
          "frame": .count, "differingPixels": .count, "pixelCount": .count,
          "largestDifference": .count,
        ])),
    ])
  }

  private static var change: ResultForm {
    .object([
      "message": .text, "constraint": .optional(.text), "expectedLine": .optional(.count),
      "actualLine": .optional(.count),
    ])
  }
}

extension [String: ResultForm] {
  fileprivate func with(_ others: [String: ResultForm]) -> [String: ResultForm] {
    merging(others) { _, other in other }
  }
}
