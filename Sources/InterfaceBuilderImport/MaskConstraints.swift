import JSONText
import Primitives
import XMLText

/// What autoresizing masks make of views whose superview has another size than in the file, as equations.
///
/// Of the change of the superview's length, each flexible margin and length takes a part in proportion to
/// its own length, as `UIView.autoresizingMask` is documented.
struct MaskConstraints {
  /// Empty if the scene has its recorded size, with which frames say the same.
  private(set) var constraints: [SceneConstraint] = []
  private(set) var views: Set<Int> = []

  init(_ scene: InterfaceScene, _ names: ViewNames, size: Size) {
    guard size != scene.size else { return }
    for (index, view) in scene.views.enumerated() where view.isMasked {
      guard let frame = view.recordedFrame, let parent = view.parent,
        let room = parent == 0 ? scene.size : scene.views[parent].recordedFrame?.size
      else { continue }
      views.insert(index)
      let mask = view.element.children.first { $0["key"] == "autoresizingMask" }
      let horizontal =
        scene.laysOut(view)
        ? Axis(stayingAtEdges: frame.minX, frame.width, room.width)
        : Axis(mask, "X", "widthSizable", frame.minX, frame.width, room.width)
      let vertical = Axis(mask, "Y", "heightSizable", frame.minY, frame.height, room.height)
      let (own, outer) = (names[index], names[parent])
      let equations =
        horizontal.equations(own, outer, "left", "right")
        + vertical.equations(own, outer, "top", "bottom")
      constraints += equations.map {
        SceneConstraint(equation: $0, note: "autoresizing mask", offset: view.element.offset)
      }
    }
  }

  /// One direction of a view.
  private struct Axis {
    /// How much of the change of the superview's length each edge takes.
    private var shares = (start: 0.0, end: 0.0)
    private let edges: (start: Double, end: Double)
    private let room: Double

    init(
      _ mask: XMLElement?, _ axis: String, _ sizable: String, _ start: Double, _ length: Double,
      _ room: Double
    ) {
      edges = (start, start + length)
      self.room = room
      let parts: [(isFlexible: Bool, length: Double)] = [
        (mask?["flexibleMin\(axis)"] == "YES", max(0, start)),
        (mask?[sizable] == "YES", max(0, length)),
        (mask?["flexibleMax\(axis)"] == "YES", max(0, room - start - length)),
      ]
      let flexible = parts.filter(\.isFlexible)
      let sum = flexible.reduce(0) { $0 + $1.length }
      let taken = parts.map { part in
        guard part.isFlexible else { return 0.0 }
        return sum > 0 ? part.length / sum : 1 / Double(flexible.count)
      }
      shares = (taken[0], taken[0] + taken[1])
    }

    /// For a label that its cell places without a mask: it keeps its distance to the edges that it is near.
    init(stayingAtEdges start: Double, _ length: Double, _ room: Double) {
      edges = (start, start + length)
      self.room = room
      shares = (start > room / 2 ? 1 : 0, start + length > room / 2 ? 1 : 0)
    }

    func equations(_ own: String, _ outer: String, _ start: String, _ end: String) -> [String] {
      [(start, shares.start, edges.start), (end, shares.end, edges.end)].map { edge, share, place in
        if share == 0 { return "\(own).\(edge) == \(outer).\(start)\(Self.term(place))" }
        let factor = share == 1 ? "" : " * \(JSONWriter.text(of: share))"
        return "\(own).\(edge) == \(outer).\(end)\(factor)\(Self.term(place - share * room))"
      }
    }

    private static func term(_ constant: Double) -> String {
      constant == 0
        ? "" : (constant < 0 ? " - " : " + ") + JSONWriter.text(of: abs(constant))
    }
  }
}

extension InterfaceScene {
  /// Whether the cell is of a style of UIKit and the view one of that style's.
  fileprivate func laysOut(_ view: InterfaceView) -> Bool {
    ["textLabel", "detailTextLabel", "imageView"].contains { cell?[$0] == view.id }
  }
}
