import LayoutAnimation

extension Template {
  /// The list of all cards.
  static func overview(_ entries: HTML) -> HTML {
    """
    <section class="overview" id="overview" aria-labelledby="overview-title">
    <h2 id="overview-title">Overview</h2>
    <ol class="entries">
    \(entries)</ol>
    </section>

    """
  }

  /// - Parameter address: of the card.
  static func entry(_ card: Card, address: String) -> HTML {
    let decidable: HTML = card.isDecidable ? " data-decidable" : .empty
    return """
      <li class="entry \(attribute: card.verdict.rawValue)" data-name="\(attribute: card.name)" \
      data-path="\(attribute: card.path)" data-kind="\(attribute: card.kind.rawValue)" \
      data-pixels="\(text: "\(card.differingPixels)")"\(decidable)>\
      <a href="\(attribute: address)">\(poster(card.poster))\
      <b><bdi>\(text: card.name.printable)</bdi></b>\(path(card))\
      <span class="result">\(text: card.resultWords)</span>\(differences(card))\
      \(findings(card.findings))</a></li>

      """
  }

  private static func poster(_ image: EmbeddedImage?) -> HTML {
    guard let image else { return "<span class=\"poster\"></span>" }
    return """
      <span class="poster"><img src="data:image/png;base64,\(attribute: image.png.base64)" \
      width="\(text: "\(image.width)")" height="\(text: "\(image.height)")" alt="" \
      loading="lazy" decoding="async"></span>
      """
  }

  private static func path(_ card: Card) -> HTML {
    "<span class=\"place\"><bdi>\(text: card.path.printable)</bdi></span>"
  }

  private static func differences(_ card: Card) -> HTML {
    guard !card.differences.isEmpty else { return .empty }
    return "<span class=\"aspects\">\(text: card.differences)</span>"
  }

  private static func findings(_ codes: [String]) -> HTML {
    guard !codes.isEmpty else { return .empty }
    let items = codes.map { "<code>\(text: $0)</code>" as HTML }.joined()
    return "<span class=\"codes\">\(items)</span>"
  }
}
