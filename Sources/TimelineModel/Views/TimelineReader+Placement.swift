import AutoLayout
import JSONText
import Primitives

extension TimelineReader {
  mutating func placement(_ fields: Fields) -> ViewPlacement {
    if fields.has("frame"), let key = fields.keys.first(where: { $0 == "center" || $0 == "size" }) {
      document.report(
        .contradictoryKeys, "a view is placed by `frame`, or by `center` and `size`, not by both",
        at: fields.keyRange(of: key) ?? fields.range, help: "keep one of the two")
    }
    return ViewPlacement(
      frame: document.rectangle(fields["frame"]), center: document.point(fields["center"]),
      size: document.size(fields["size"]))
  }

  /// The frame that a view is declared with; nil if constraints place it. A frame that could not be
  /// read is replaced by an empty one, so that changes of it are not reported as well.
  mutating func givenFrame(
    _ fields: Fields, _ placement: ViewPlacement, anchorPoint: Point
  ) -> Rect? {
    checkAutoresizingMask(fields)
    guard fields.hasPlacement else { return nil }
    if !fields.has("frame") {
      reportMissing("size", beside: "center", in: fields)
      reportMissing("center", beside: "size", in: fields)
    }
    return placement.applied(to: Rect(), anchorPoint: anchorPoint)
  }

  private mutating func reportMissing(
    _ missing: String, beside key: String, in fields: Fields
  ) {
    guard !fields.has(missing), let place = fields.keyRange(of: key) else { return }
    document.report(
      .missingKey, "a view with `\(key)` needs `\(missing)`", at: place,
      help: "give both, or `frame` instead")
  }

  private mutating func checkAutoresizingMask(_ fields: Fields) {
    guard let place = fields.keyRange(of: "autoresizingMask"), !fields.hasPlacement else { return }
    document.report(
      .missingKey, "a view with `autoresizingMask` needs a `frame`", at: place,
      help: "give it a `frame`; a view placed by constraints has no mask")
  }

  /// Reports a change of frame or autoresizing mask of a view that is declared without a frame.
  mutating func checkPlacement(of view: ViewIndex, _ fields: Fields) {
    let keys = ViewPlacement.keys + ["autoresizingMask"]
    guard let place = fields.keys.first(where: keys.contains).flatMap(fields.keyRange),
      views[view.rawValue].frame == nil
    else { return }
    guard view != .root else {
      return document.report(
        .notChangeable, "`root` is the canvas, whose frame cannot be changed", at: place,
        help: "change a view inside it")
    }
    let declared = views[view.rawValue]
    let message = "\(quoted(declared.id)) is placed by constraints and has no frame to change"
    let location = document.location(of: place)
    guard !unclearViews.contains(view) else {
      return document.reportConsequence(
        .notChangeable, message, at: location,
        help: "give it a `frame` where it is declared, or change a constraint")
    }
    guard !document.isRepeated(.changedFrame(view.rawValue), at: location) else { return }
    document.report(
      .notChangeable, message, at: place,
      labels: declared.location.map { [Diagnostic.Label("declared here", at: $0)] } ?? [],
      help: "give it a `frame` where it is declared, or change a constraint")
  }
}

extension Fields {
  fileprivate var hasPlacement: Bool { ViewPlacement.keys.contains(where: has) }
}
