import JSONText
import XMLText

/// Where the parts of an imported timeline were written in the file of Interface Builder, so that messages
/// show its lines.
struct ImportedOrigins: Sendable {
  /// Offsets of elements by the names of their views in the timeline.
  private let views: [String: Int]
  /// Offsets of elements in the order in which the constraints are written.
  private let constraints: [Int]
  private let root: Int

  init(_ scene: InterfaceScene, _ names: ViewNames, _ constraints: [SceneConstraint]) {
    var views: [String: Int] = [:]
    for (index, view) in scene.views.enumerated() { views[names[index]] = view.element.offset }
    self.views = views
    self.constraints = constraints.map(\.offset)
    root = scene.root.element.offset
  }

  /// - Parameters:
  ///   - timeline: what was written.
  ///   - file: that of Interface Builder.
  func origins(of timeline: JSONValue, in file: SourceText) -> SourceOrigins {
    var starts = [(0, root)]
    addViews(timeline["views"], root, to: &starts)
    var written = constraints[...]
    addConstraints(timeline["constraints"], &written, to: &starts)
    return SourceOrigins(
      files: [SourceOrigins.File(path: nil, text: file)], uses: [],
      segments: starts.map { start, offset in
        SourceOrigins.Segment(
          start: start, place: SourceOrigins.Place(file: 0, range: file.tag(at: offset)),
          isCopied: false)
      })
  }

  /// - Parameter owner: the offset of the view around them, for parts that only the timeline has.
  private func addViews(_ list: JSONValue?, _ owner: Int, to starts: inout [(Int, Int)]) {
    for view in list?.elements ?? [] {
      let offset = view["id"]?.string.flatMap { views[$0] } ?? owner
      starts.append((view.range.lower, offset))
      addViews(view["subviews"], offset, to: &starts)
    }
  }

  private func addConstraints(
    _ list: JSONValue?, _ written: inout ArraySlice<Int>, to starts: inout [(Int, Int)]
  ) {
    for element in list?.elements ?? [] {
      if let block = element["constraints"] {
        addConstraints(block, &written, to: &starts)
      } else {
        starts.append((element.range.lower, written.popFirst() ?? root))
      }
    }
  }
}

extension SourceText {
  /// A start tag of XML.
  fileprivate func tag(at offset: Int) -> SourceRange {
    var quote: UInt8?
    var end = offset
    while end < bytes.count {
      let byte = bytes[end]
      end += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        break
      }
    }
    return SourceRange(offset, end)
  }
}
