import Comparing
import JSONText

/// A bundle is judged by the `result` of its lines, so that one that contradicts the details of its own line
/// could turn a red run green.
extension ResultRecord {
  /// What the details of the result, as its JSON object has them, do not say too; nil if there is nothing.
  func contradiction(in result: JSONValue) -> String? {
    if (kind == .failed) != (errorStatus != nil) { return "the `status` of an error" }
    if kind != .failed && kind.isOfFrames != isOfFrames { return "`framesFolder`" }
    if kind.isOfFrames && (kind == .listed) != result.isEmpty("problems") { return "`problems`" }
    if (kind == .rendererChanged) != result.isObject("renderer") { return "`renderer`" }
    if (kind == .warned) && result.isEmpty("warnings") { return "`warnings`" }
    if !agrees(with: result.member("comparison")) { return "`comparison`" }
    if approval != nil && !kind.isApprovable { return "`approval`" }
    return nil
  }

  /// The path of the first number in the details that no run can have together with the others; nil if there
  /// is none.
  func impossibleNumber(in result: JSONValue) -> String? {
    switch kind {
    case .failed, .abandoned: return nil
    case .listed, .notListed: return impossibleCount(in: result)
    case .same, .tolerated, .warned, .different, .rendererChanged, .notPinned, .recorded: break
    }
    guard let frames = result.count("frameCount"), frames > 0 else { return "frameCount" }
    if kind == .rendererChanged && !hasRendererChange(in: result) { return "renderer" }
    guard let comparison = result.member("comparison"), case .object = comparison.content else {
      return nil
    }
    return ComparisonCounts(comparison, frameCount: frames).contradiction
      .map { "comparison.\($0)" }
  }

  /// A pinned timeline that is refused cannot be compared with, and otherwise something is drawn differently.
  private func hasRendererChange(in result: JSONValue) -> Bool {
    guard let renderer = result.member("renderer") else { return false }
    let isRefused = renderer.text("refusal") != nil
    let isChange =
      isRefused || renderer.flag("changesLayout") == true || !renderer.isEmpty("frames")
    return isChange && isRefused != result.isObject("comparison")
  }

  /// Of a folder of frames.
  private func impossibleCount(in result: JSONValue) -> String? {
    for key in ["frameCount", "listedCount", "otherFileCount"] where result.count(key) == nil {
      return key
    }
    let isMore = result.count("listedCount") ?? 0 > result.count("frameCount") ?? 0
    return kind == .listed && isMore ? "listedCount" : nil
  }

  private func agrees(with comparison: JSONValue?) -> Bool {
    guard let comparison, case .object = comparison.content else { return !kind.isCompared }
    let isSame = comparison.member("same").map { $0.isTrue }
    guard isSame == comparison.hasNoDifference else { return false }
    switch kind {
    case .same: return isSame == true && comparison.isExact
    case .tolerated: return isSame == true && !comparison.isExact
    case .warned: return isSame == true
    case .different: return isSame == false
    // The pinned pictures may differ although what is drawn of both timelines does not.
    case .rendererChanged: return true
    case .notPinned, .recorded, .failed, .abandoned, .listed, .notListed: return false
    }
  }
}

extension SuiteResult.Kind {
  var isOfFrames: Bool { self == .listed || self == .notListed }

  /// Whether there is always a comparison with the pinned timeline.
  fileprivate var isCompared: Bool {
    switch self {
    case .same, .tolerated, .warned, .different: true
    case .rendererChanged, .notPinned, .recorded, .failed, .abandoned, .listed, .notListed: false
    }
  }

  fileprivate var isApprovable: Bool {
    self == .different || self == .rendererChanged || self == .notPinned
  }
}

extension JSONValue {
  fileprivate var isTrue: Bool { if case .bool(true) = content { true } else { false } }

  func isObject(_ key: String) -> Bool {
    if case .object? = member(key)?.content { true } else { false }
  }

  fileprivate func isEmpty(_ key: String) -> Bool {
    guard case .array(let elements)? = member(key)?.content else { return true }
    return elements.isEmpty
  }

  /// Of a comparison.
  fileprivate var hasNoDifference: Bool {
    ["structure", "geometry", "appearance"].allSatisfy(isEmpty)
      && member("pixels")?.isEmpty("frames") != false
  }

  /// Of a comparison without differences: whether nothing had to be tolerated.
  var isExact: Bool {
    isZero("forgivenGeometryFrames") && member("pixels")?.isZero("forgivenFrames") == true
  }

  private func isZero(_ key: String) -> Bool {
    guard case .number(let number)? = member(key)?.content else { return false }
    return number.value == 0
  }
}
