import LayoutAnimation

/// The HTML of the page's parts, without any logic.
enum Template {
  /// - Parameter isInert: whether browsers that run scripts parse the content only when it is opened.
  static func card(_ card: Card, number: Int, open: HTML, isInert: Bool = false) -> HTML {
    """
    <details class="card \(attribute: card.verdict.rawValue)" id="\(attribute: address(of: number))" \
    \(attributes(of: card))\(open)>
    <summary><h2><bdi>\(text: card.name.printable)</bdi></h2>\(card.verdicts)</summary>
    \(isInert ? "<noscript>" : .empty)\(card.content)\(isInert ? "</noscript>" : .empty)</details>

    """
  }

  static func passed(_ summary: String, cards: HTML) -> HTML {
    """
    <details class="passed"><summary>\(text: summary)</summary>
    \(cards)</details>

    """
  }

  static func verdicts(_ items: HTML) -> HTML {
    "\n<ul class=\"verdicts\" aria-label=\"Verdicts\">\(items)</ul>"
  }

  static func verdict(_ aspect: String, is state: String, _ words: String) -> HTML {
    "<li class=\"\(attribute: state)\"><b>\(text: aspect)</b> \(text: words)</li>"
  }

  static func path(_ path: String) -> HTML {
    "<p class=\"path\"><bdi>\(text: path.printable)</bdi></p>\n"
  }

  static func path(_ path: String, against other: String) -> HTML {
    """
    <p class="path"><bdi>\(text: path.printable)</bdi> <span>against</span> \
    <bdi>\(text: other.printable)</bdi></p>

    """
  }

  static func headline(_ headline: String) -> HTML {
    "<p class=\"headline\">\(HTML(sentence: headline))</p>\n"
  }

  /// The place that the script fills.
  static let player: HTML = "<div class=\"player\" hidden></div>\n"

  static func figure(_ kind: String, _ image: EmbeddedImage, caption: String) -> HTML {
    """
    <figure class="\(attribute: kind)"><img src="data:image/png;base64,\
    \(attribute: image.png.base64)" width="\(text: "\(image.width)")" \
    height="\(text: "\(image.height)")" alt="\(attribute: caption)">\
    <figcaption>\(text: caption)</figcaption></figure>

    """
  }

  static func section(_ kind: String, _ title: String, _ content: HTML) -> HTML {
    """
    <section class="\(attribute: kind)"><h3>\(text: title)</h3>
    \(content)
    </section>

    """
  }

  /// A section that the script closes, because it is needed only without the script.
  static func fold(_ kind: String, _ title: String, _ content: HTML) -> HTML {
    """
    <details class="aside \(attribute: kind)" open><summary><h3>\(text: title)</h3></summary>
    \(content)
    </details>

    """
  }

  static func list(_ items: HTML) -> HTML { "<ul>\(items)</ul>" }
  static func item(_ text: String) -> HTML { "<li>\(HTML(sentence: text))</li>" }
  static func explanation(_ text: String) -> HTML {
    "<li class=\"explanation\">\(HTML(sentence: text))</li>"
  }
  static func note(_ text: String) -> HTML {
    "<p class=\"note\">\(HTML(sentence: text))</p>"
  }

  static func table(_ head: HTML, _ rows: HTML) -> HTML {
    "<table><thead><tr>\(head)</tr></thead>\n<tbody>\(rows)</tbody></table>"
  }
  static func heading(_ text: String) -> HTML { "<th scope=\"col\">\(text: text)</th>" }
  static func row(_ cells: HTML) -> HTML { "<tr>\(cells)</tr>\n" }
  static func worstRow(_ cells: HTML) -> HTML { "<tr class=\"worst\">\(cells)</tr>\n" }
  static func cell(_ text: String) -> HTML { "<td>\(HTML(sentence: text))</td>" }
  static func codeCell(_ text: String) -> HTML {
    "<td><code><bdi>\(text: text.printable)</bdi></code></td>"
  }
  /// Below the rows that it explains.
  static func explanationRow(_ text: String) -> HTML {
    "<tr class=\"explanation\"><td colspan=\"3\">\(HTML(sentence: text))</td></tr>\n"
  }
  static func nameCell(_ text: String) -> HTML { "<td><bdi>\(text: text)</bdi></td>" }

  static func block(_ text: String) -> HTML { "<pre>\(HTML(sentences: text))</pre>" }
  static func error(_ text: String) -> HTML {
    "<pre class=\"error\">\(HTML(sentences: text))</pre>\n"
  }
  static func command(_ command: String) -> HTML {
    "<p><code class=\"command\">\(text: command)</code></p>"
  }

  static func data(_ json: JSON) -> HTML {
    "<script type=\"application/json\" class=\"data\">\(json: json.text)</script>\n"
  }
}
