package import JSONText
import Planning
import Reporting

extension PictureComparison {
  /// The first line says whether they are the same; then follow sizes, pixels and views. Each line ends
  /// in a line break.
  package var text: String { (lines + notes).map { "\($0.printable)\n" }.joined() }

  private var notes: [String] {
    let animated = AnimatedPicture(path: actual, frameCount: pictureFrameCount)
    return animated.map { ["  note: \($0.note)"] } ?? []
  }

  private var lines: [String] {
    let frame = "frame \(frame) of `\(expected)`"
    guard expectedSize == actualSize else {
      return [
        "different: \(frame) has \(expectedSize) pixels and `\(actual)` has \(actualSize)",
        "  help: choose the scale of the picture with `--scale`",
      ]
    }
    let all = expectedSize.width * expectedSize.height
    guard differingPixels > 0 else {
      let forgiven = forgivenPixels == 0 ? "" : " within the tolerance"
      return ["same\(forgiven): \(frame) and `\(actual)`, \(counted(all, "pixel"))"]
    }
    // What differs by the edges alone has not moved.
    let shown = likelyEdges?.differing == 0 ? [] : views.flatMap(lines)
    return ["different: \(differingPixels) of \(all) pixels of \(frame) and `\(actual)`"]
      + shown + advice
  }

  private var advice: [String] {
    guard let (edges, differing) = likelyEdges else { return [] }
    let result = differing == 0 ? "no pixel differs" : "\(counted(differing, "pixel")) differ"
    return [
      "  help: the picture may be drawn with other edges: with `--edges \(edges.rawValue)` \(result)"
    ]
  }

  private func lines(_ view: View) -> [String] {
    let moves = zip(["left", "top", "right", "bottom"], view.edges ?? []).filter { $1 != 0 }
      .map { name, distance in
        let points = (Double(distance.magnitude) / Double(scale)).shortText
        let direction = ["left", "right"].contains(name) ? ("left", "right") : ("up", "down")
        return "    `\(view.id).\(name)` is \(points) pt further "
          + (distance < 0 ? direction.0 : direction.1)
      }
    // A view that only grew has all its pixels; those that it covers now are other views'.
    let isOnlyLarger = view.differingPixels == 0 && view.isExtended
    let pixels =
      "  `\(view.id)`: "
      + (isOnlyLarger ? "it is larger" : "\(counted(view.differingPixels, "pixel")) of it differ")
    return [pixels + (view.isMissing ? "; its colour is nowhere in the picture" : "")] + moves
  }
}

extension PictureComparison.View {
  /// Whether an edge is further out in the picture, and none is further in.
  fileprivate var isExtended: Bool {
    guard let edges, edges.contains(where: { $0 != 0 }) else { return false }
    return zip(edges, [-1, -1, 1, 1]).allSatisfy { $0 * $1 >= 0 }
  }
}

extension PictureComparison: JSONWritable {
  /// `same`, `expected`, `actual`, `frame`, `expectedSize`, `actualSize`, `differingPixels`,
  /// `forgivenPixels`, `pictureFrameCount` of an animated PNG, `views` with `view`, `differingPixels`,
  /// `missing`, and `edges`: left, top, right and bottom in pixels, the picture's minus the frame's.
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("same", isSame)
      $0.member("expected", expected)
      $0.member("actual", actual)
      $0.member("frame", frame)
      $0.member("expectedSize", "\(expectedSize)")
      $0.member("actualSize", "\(actualSize)")
      $0.member("differingPixels", differingPixels)
      $0.member("forgivenPixels", forgivenPixels)
      if pictureFrameCount > 1 { $0.member("pictureFrameCount", pictureFrameCount) }
      $0.member("views", views)
    }
  }

  /// One JSON object without a line break at its end.
  package var jsonText: String { JSONWriter.text(of: self) }
}

extension PictureComparison.View: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("view", id)
      $0.member("differingPixels", differingPixels)
      $0.member("missing", isMissing)
      if let edges { $0.member("edges", edges.map { Double($0) }) }
    }
  }
}
