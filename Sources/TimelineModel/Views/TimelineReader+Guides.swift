import AutoLayout
import JSONText

extension TimelineReader {
  static let guideShape = ObjectShape("a layout guide", ["id"])

  /// Reads the layout guides that a view owns.
  mutating func readGuides(_ field: Field?, of owner: ViewIndex) {
    for element in document.list(field) ?? [] {
      let guide = Field(name: "a layout guide", value: element.value)
      guard guides.count < limits.views else { return reportGuideLimit(at: guide) }
      guard let fields = document.fields(guide, of: Self.guideShape) else { continue }
      if !fields.has("id") { document.reportMissing("id", in: fields, of: Self.guideShape) }
      guard let id = document.string(fields["id"]) else {
        items.loseName()
        continue
      }
      declare(id, .guide(GuideIndex(guides.count), of: owner))
      guides.append(TimelineGuide(id: id.value, owner: owner))
    }
  }

  /// Reports once that there are too many guides; those that follow are not read.
  private mutating func reportGuideLimit(at field: Field) {
    guard !guideLimitReported else { return }
    guideLimitReported = true
    document.report(
      .limit, "there are more than \(limits.views) layout guides", at: field.value.shortRange,
      help: "divide the timeline")
  }
}
