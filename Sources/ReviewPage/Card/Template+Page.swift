import LayoutAnimation

/// What the head of a page says.
struct PageHead {
  let title: String
  let summary: String
  var origin = PageOrigin.none
  /// The SHA-256 of the bundle of results that the page shows; nil if it was not made from one.
  var bundle: String?
  /// The address of the overview, for a page of one card.
  var overview: String?
  /// Whether it is the overview of a folder of pages.
  var isSplit = false
}

extension Template {
  /// A file of its own. Its content security policy forbids loading anything.
  static func page(_ head: PageHead, main: HTML) -> HTML {
    page(
      head, main: main,
      policy: """
        default-src 'none'; img-src data: blob:; style-src 'unsafe-inline'; \
        script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'
        """,
      styles: "<style>\n\(PageFiles.styles)\n</style>",
      scripts: "<script>\n\(scripts)\n</script>\n")
  }

  /// A file of a folder, which loads others of it.
  ///
  /// - Parameter files: the addresses of the style sheet and the script.
  static func page(
    _ head: PageHead, main: HTML, files: (styles: String, scripts: String)
  ) -> HTML {
    page(
      head, main: main,
      policy: """
        default-src 'none'; img-src 'self' data: blob:; style-src 'self'; script-src 'self'; \
        base-uri 'none'; form-action 'none'
        """,
      styles: "<link rel=\"stylesheet\" href=\"\(attribute: files.styles)\">",
      scripts: "<script src=\"\(attribute: files.scripts)\"></script>\n")
  }

  /// In a scope of its own, so that extensions of the browser see none of its names.
  static let scripts: HTML = "(() => {\n\"use strict\";\n\(PageFiles.scripts)\n})();"

  private static func page(
    _ head: PageHead, main: HTML, policy: String, styles: HTML, scripts: HTML
  ) -> HTML {
    """
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="\(HTML(verbatim: policy))">
    <meta name="color-scheme" content="light dark">
    <meta name="generator" content="layoutanim \(attribute: layoutAnimationVersion)">
    \(head.isSplit ? HTML(verbatim: splitMark) : .empty)<title>\(text: head.title)</title>
    \(styles)</head>
    <body\(bundle(head.bundle))>
    <header class="top">\(wayBack(head.overview))<h1>Transitions</h1>\
    <p class="summary">\(text: head.summary)</p>\(origin(head.origin))</header>
    <main>
    \(main)</main>
    \(scripts)</body></html>

    """
  }

  /// By which the overview of a folder is known.
  static let splitMark = "<meta name=\"layoutanim-page\" content=\"split\">"

  private static func bundle(_ checksum: String?) -> HTML {
    checksum.map { " data-bundle=\"\(attribute: $0)\"" } ?? .empty
  }

  private static func wayBack(_ overview: String?) -> HTML {
    overview.map { "<a class=\"back\" href=\"\(attribute: $0)\">Overview</a>" } ?? .empty
  }

  private static func origin(_ origin: PageOrigin) -> HTML {
    let items = origin.items.map { name, value in
      "<div><dt>\(text: name)</dt><dd><bdi>\(text: value)</bdi></dd></div>" as HTML
    }
    return items.isEmpty ? .empty : "<dl class=\"origin\">\(items.joined())</dl>"
  }

  /// The fragment that leads to a card.
  static func address(of number: Int) -> String { "transition-\(number)" }

  static func attributes(of card: Card) -> HTML {
    """
    data-name="\(attribute: card.name)" data-path="\(attribute: card.path)"\
    \(card.hasPlayer ? " data-plays" : .empty)\(card.isDecidable ? " data-decidable" : .empty)
    """
  }
}
