import AutoLayout
import JSONText

extension TimelineReader {
  static let additionShape = ObjectShape(
    "the addition of a subview", ["addSubview", "to", "at"])

  private static let removalShape = ObjectShape("the removal of a view", ["removeFromSuperview"])

  private static let canvasChangeShape = ObjectShape("a change of the canvas", ["canvas"])

  private static let changedCanvasShape = ObjectShape(
    "the canvas of a change", CanvasChange.keys + Canvas.keysOfTheRun)

  /// Reads the insertion of a view, which `readAddedViews` has declared.
  mutating func subviewAddition(_ field: Field) -> ChangeDraft.Operation? {
    guard let fields = document.fields(field, of: Self.additionShape) else { return nil }
    if !fields.has("to") { document.reportMissing("to", in: fields, of: Self.additionShape) }
    let superview = document.string(fields["to"])
    let index = document.integer(fields["at"], in: 0...limits.views)
    guard let value = fields["addSubview"]?.value, let view = addedView(at: value.range.lower),
      let superview
    else { return nil }
    return .addSubview(
      AddedView(
        view: view, superview: document.location(of: superview.range), index: index,
        indexLocation: fields["at"].map { document.location(of: $0.range) }))
  }

  mutating func removal(_ field: Field) -> ChangeDraft.Operation? {
    guard let fields = document.fields(field, of: Self.removalShape),
      let name = document.string(fields["removeFromSuperview"]), let view = view(named: name)
    else { return nil }
    guard view != .root else {
      document.report(
        .notChangeable, "`root` is the canvas and cannot be removed", at: name.range,
        help: "remove a view inside it")
      return nil
    }
    return .removeFromSuperview(NamedView(view: view, location: document.location(of: name.range)))
  }

  mutating func canvasChange(_ field: Field) -> ChangeDraft.Operation? {
    let before = document.errorCount
    let outer = document.fields(field, of: Self.canvasChangeShape)
    guard let fields = document.fields(outer?["canvas"], of: Self.changedCanvasShape) else {
      return nil
    }
    for key in Canvas.keysOfTheRun {
      guard let range = fields.keyRange(of: key) else { continue }
      document.report(
        .notChangeable, "the \(key) of the canvas cannot be changed", at: range,
        help: "set it on the first canvas; it holds for the whole run")
    }
    let change = canvasChange(fields, scale: canvas.scale)
    notePixels(fields, scale: nil)
    if fields.keys.isEmpty, document.errorCount == before {
      document.reportEmptyChange(fields, missing: "a key of the canvas")
    }
    return .canvas(change)
  }
}
