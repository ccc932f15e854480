package import LayoutAnimation

extension SplitFolder {
  /// Writes a page. One that was there is complete until this one is.
  ///
  /// - Throws: `cannotCreateOutput`, also for a folder with other files; `outputFailed`.
  package func write(
    _ page: ReviewPage, _ overwriting: Overwriting
  ) throws(LayoutAnimationError) {
    try ask("\(path)/\(Self.overview)") { file throws(SystemError) in
      try FileSystem.makeDirectories(String(file.dropLast(Self.overview.count + 1)))
    }
    let lock = try FolderLock(path)
    try check(overwriting)
    var written: [String: Set<String>] = [:]
    let styles = SplitFile("page", Array(PageFiles.styles.source.utf8), suffix: "css")
    let scripts = SplitFile("page", Array(Template.scripts.source.utf8), suffix: "js")
    for file in [styles, scripts] { try write(file, in: Self.files, &written) }
    var entries: [HTML] = []
    for (number, card) in page.cards.enumerated() {
      let html = Template.page(
        page.head(of: card), main: Template.card(card, number: number, open: " open").packingData,
        files: ("../\(Self.files)/\(styles.name)", "../\(Self.files)/\(scripts.name)"))
      let linked = try writingPictures(of: html, "../", &written)
      let file = SplitFile(card.name, Array(linked.source.utf8), suffix: "html")
      try write(file, in: Self.cards, &written)
      entries.append(Template.entry(card, address: "\(Self.cards)/\(file.name)"))
    }
    let overview = Template.page(
      page.overviewHead, main: Template.overview(entries.joined()),
      files: ("\(Self.files)/\(styles.name)", "\(Self.files)/\(scripts.name)"))
    let linked = try writingPictures(of: overview, "", &written)
    try AtomicFile(path: "\(path)/\(Self.overview)").write(Array(linked.source.utf8))
    try removeOthers(than: written)
    lock.release()
  }

  /// - Parameter written: by folder, the names of the files; this one is added.
  private func write(
    _ file: SplitFile, in folder: String, _ written: inout [String: Set<String>]
  ) throws(LayoutAnimationError) {
    let isKnown = !written[folder, default: []].insert(file.name).inserted
    let target = "\(path)/\(folder)/\(file.name)"
    // Checked before to have these contents.
    guard !isKnown else { return }
    if try ask(target, FileSystem.exists) { return }
    try AtomicFile(path: target).write(file.bytes, isDurable: false)
  }

  /// - Parameter base: the address of the folder.
  /// - Returns: the HTML with addresses in place of pictures.
  private func writingPictures(
    of html: HTML, _ base: String, _ written: inout [String: Set<String>]
  ) throws(LayoutAnimationError) -> HTML {
    var pictures: [SplitFile] = []
    let linked = html.replacing("<img src=\"data:image/png;base64,", upTo: "\"") { text in
      // The template wrote it.
      let png = [UInt8](base64: String(decoding: text, as: UTF8.self)) ?? []
      let picture = SplitFile("", png, suffix: "png")
      pictures.append(picture)
      return "<img src=\"\(attribute: "\(base)\(Self.files)/\(picture.name)")"
    }
    for picture in pictures { try write(picture, in: Self.files, &written) }
    return linked
  }

  /// Removes the files of the page that was there before.
  private func removeOthers(
    than written: [String: Set<String>]
  ) throws(LayoutAnimationError) {
    for (folder, own) in written.sorted(by: { $0.key < $1.key }) {
      for name in try names(in: "\(path)/\(folder)") where !own.contains(name) {
        try AtomicFile(path: "\(path)/\(folder)/\(name)").remove()
      }
    }
  }
}

extension ReviewPage {
  fileprivate var overviewHead: PageHead {
    var head = head
    head.isSplit = true
    return head
  }

  fileprivate func head(of card: Card) -> PageHead {
    PageHead(
      title: card.name.printable, summary: card.resultWords, origin: origin, bundle: bundle,
      overview: "../\(SplitFolder.overview)")
  }
}
