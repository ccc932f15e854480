/// Timelines of many views, of which every keyframe changes one.
extension GrowingTimeline {
  /// Contents that must stretch, and change one after the other.
  func changedContents(_ count: Int) -> Parts {
    var parts = contents(count)
    parts.keyframes = (0..<count).map { view in
      let size = "{ \"width\": 40, \"height\": 30 }"
      return """
        { "time": \(view),
          "changes": [{ "view": "v\(view)", "intrinsicContentSize": \(size) }] }
        """
    }
    return parts
  }

  /// The views of a stack disappear one after the other.
  func hiddenInStack(_ count: Int) -> Parts {
    var parts = stack(count, "fill", width: 300)
    parts.keyframes = (0..<count).map {
      "{ \"time\": \($0), \"changes\": [{ \"view\": \"v\($0)\", \"hidden\": true }] }"
    }
    return parts
  }
}
