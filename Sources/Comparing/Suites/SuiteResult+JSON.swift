import Rendering
import Reporting

extension SuiteResult {
  /// One JSON object without a line break at its end: `timeline`, `result`, `message`, and what
  /// there is of `pin`, `frameCount`, `renderer`, `comparison` and `error`.
  var jsonText: String {
    let members: [(key: String, literal: String?)] = [
      ("timeline", path.jsonLiteral), ("result", kind.rawValue.jsonLiteral),
      ("message", headline.jsonLiteral),
    ]
    return jsonObject(members + details)
  }

  private var details: [(key: String, literal: String?)] {
    switch self {
    case .abandoned: []
    case .failed(_, let error): [("status", "\(error.code.rawValue)")]
    case .verified(let verification):
      [
        ("pin", verification.pinPath.jsonLiteral), ("frameCount", "\(verification.frameCount)"),
        ("renderer", verification.renderer?.jsonText ?? "null"),
        ("comparison", verification.comparison?.jsonText ?? "null"),
      ]
    }
  }
}

extension Verification {
  fileprivate var renderer: RendererChange? {
    if case .rendererChanged(let change) = outcome { change } else { nil }
  }
}

extension RendererChange {
  fileprivate var jsonText: String {
    jsonObject([
      ("pinnedTool", pinnedTool.jsonLiteral), ("pinnedRevision", "\(pinnedRevision)"),
      ("revision", "\(pixelRevision)"), ("frames", jsonArray(frames.map(String.init))),
      ("changesLayout", "\(changesLayout)"), ("refusal", refusal?.jsonLiteral ?? "null"),
    ])
  }
}
