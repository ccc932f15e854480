import Planning

extension Manifest {
  /// - Throws: `malformed` if parts of the manifest contradict each other.
  func check() throws(ManifestError) {
    try checkFiles()
    try checkLayout()
  }

  /// - Throws: `malformed` if parts other than the layout contradict each other.
  func checkFiles() throws(ManifestError) {
    try checkViews()
    try checkFrames()
  }

  private func checkViews() throws(ManifestError) {
    var known: Set<String> = []
    for (index, view) in views.enumerated() {
      let place = "views[\(index)]"
      guard known.insert(view.id).inserted else {
        throw .malformed(place: place + ".id", problem: "is there twice")
      }
      // Only the first view has no superview; every other view follows its superview.
      guard (view.superview == nil) == (index == 0),
        view.superview.map({ known.contains($0) && $0 != view.id }) ?? true
      else { throw .malformed(place: place + ".superview", problem: "is not a view before it") }
    }
    if views.isEmpty { throw .malformed(place: "views", problem: "is without `root`") }
  }

  private func checkFrames() throws(ManifestError) {
    var last = -1
    for (position, frame) in frames.enumerated() {
      let place = "frames[\(position)]"
      guard frame.index > last, frame.index < origin.frameCount else {
        throw .malformed(
          place: place + ".index", problem: "is not between \(last) and \(origin.frameCount)")
      }
      last = frame.index
      guard (frame.sha256 == nil) == (origin.hash == nil) else {
        throw .malformed(place: place + ".sha256", problem: "is not as `options.hash` says")
      }
    }
  }

  private func checkLayout() throws(ManifestError) {
    let positions = views.positions(\.id)
    let frames = frames.positions(\.index)
    var last = (frame: -1, view: -1)
    for (index, change) in layout.enumerated() {
      let place = "layout[\(index)]"
      guard let frame = frames[change.frame] else {
        throw .malformed(place: place + ".frame", problem: "is not listed")
      }
      guard let view = positions[change.view] else {
        throw .malformed(place: place + ".view", problem: "is not among the views")
      }
      guard (frame, view) > last else {
        throw .malformed(place: place, problem: "is out of order")
      }
      guard frame > 0 || Inspection.ViewState(change, after: nil) != nil else {
        throw .malformed(place: place, problem: "does not say all of a view's first state")
      }
      last = (frame, view)
    }
    try checkFirstStates()
  }

  private func checkFirstStates() throws(ManifestError) {
    guard let first = frames.first else { return }
    let listed = layout.prefix { $0.frame == first.index }.count
    guard listed == views.count else {
      throw .malformed(
        place: "layout", problem: "lists the first frame of \(listed) of \(views.count) views")
    }
  }
}

extension Array {
  /// The index of each element by its key, which is unique.
  fileprivate func positions<Key: Hashable>(_ key: KeyPath<Element, Key>) -> [Key: Int] {
    var positions: [Key: Int] = [:]
    for (position, element) in enumerated() { positions[element[keyPath: key]] = position }
    return positions
  }
}
