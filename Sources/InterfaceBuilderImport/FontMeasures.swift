import XMLText

/// The measures of the system font that baselines depend on.
struct FontMeasures {
  var size: Double
  var isBold = false

  /// Of San Francisco, as a part of the size.
  private static let ascender = 0.952
  private static let descender = 0.2412

  init(_ element: XMLElement) {
    let description = element.children.first { $0["key"] == "fontDescription" }
    let style = description?["style"].flatMap { Self.styles[$0] }
    let standard = element.name == "label" ? 17.0 : element.name == "button" ? 15 : 14
    size = description?["pointSize"].flatMap(Double.init(finite:)) ?? style ?? standard
    if size <= 0 { size = standard }
    isBold =
      description?["type"] == "boldSystem" || description?["weight"] == "bold"
      || description?["style"] == "UICTFontTextStyleHeadline"
  }

  var firstBaseline: Double { size * Self.ascender }
  var lastBaseline: Double { size * Self.descender }
  var lineHeight: Double { firstBaseline + lastBaseline }

  /// At the default size of text.
  private static let styles: [String: Double] = [
    "UICTFontTextStyleTitle0": 34, "UICTFontTextStyleTitle1": 28, "UICTFontTextStyleTitle2": 22,
    "UICTFontTextStyleTitle3": 20, "UICTFontTextStyleHeadline": 17, "UICTFontTextStyleBody": 17,
    "UICTFontTextStyleCallout": 16, "UICTFontTextStyleSubhead": 15,
    "UICTFontTextStyleFootnote": 13, "UICTFontTextStyleCaption1": 12,
    "UICTFontTextStyleCaption2": 11,
  ]
}
