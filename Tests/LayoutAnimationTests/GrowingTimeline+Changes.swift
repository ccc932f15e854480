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

  /// Animations of one view, all of which run at the same time in the end.
  func runningAnimations(_ count: Int) -> Parts {
    Parts(
      views: ["{ \"id\": \"v\", \"backgroundColor\": \"#007AFF\" }"],
      constraints: ["\"V:|[v(20)]\"", "\"v.width == 20\"", "\"x: v.leading == root.leading\""],
      keyframes: (0..<count).map { number in
        """
        { "time": \(Double(number) / 100), "animation": { "duration": 10 },
          "changes": [{ "constraint": "x", "constant": \(7 * (number % 30)) }] }
        """
      })
  }

  /// A row whose widths are in conflict with its ends, and change one after the other.
  func changedConflict(_ count: Int) -> Parts {
    let widths = (0..<count).map { "\"w\($0): v\($0).width == 10\"" }
    var parts = row(count, closed: true, widths)
    parts.keyframes = (0..<count).map {
      "{ \"time\": \($0), \"changes\": [{ \"constraint\": \"w\($0)\", \"constant\": 11 }] }"
    }
    return parts
  }
}
