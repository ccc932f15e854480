/// Where the parts of an expanded text were written: in which file, and through which uses of
/// templates and repeats they came into the text.
///
/// A class, because it holds the texts of the files, and a text may hold it.
package final class SourceOrigins: Sendable {
  package struct File: Sendable {
    /// As messages name it; nil for the file that was expanded, whose name its reader knows.
    package let path: String?
    package let text: SourceText

    package init(path: String?, text: SourceText) {
      self.path = path
      self.text = text
    }
  }

  /// A range of a file, and the innermost use that brought it into the expanded text.
  package struct Place: Hashable, Sendable {
    /// An index into `files`.
    package var file: Int
    package var range: SourceRange
    /// An index into `uses`; nil for what was not brought in by any.
    package var use: Int?

    package init(file: Int, range: SourceRange, use: Int? = nil) {
      self.file = file
      self.range = range
      self.use = use
    }
  }

  /// A place that uses what is written elsewhere. The `use` of the place is the use around it.
  package struct Use: Sendable {
    package let place: Place
    /// The words next to the place, such as `used here`.
    package let words: String

    package init(_ place: Place, words: String) {
      self.place = place
      self.words = words
    }
  }

  /// A part of the expanded text, which ends where the next one begins.
  package struct Segment: Sendable {
    /// The offset at which it begins.
    package let start: Int
    package let place: Place
    /// Whether it has the bytes of its place, so that offsets in it correspond to offsets there.
    package let isCopied: Bool

    package init(start: Int, place: Place, isCopied: Bool) {
      self.start = start
      self.place = place
      self.isCopied = isCopied
    }
  }

  package let files: [File]
  private let uses: [Use]
  private let segments: [Segment]

  /// - Parameters:
  ///   - files: the file that was expanded comes first.
  ///   - segments: at least one, in the order of their starts.
  package init(files: [File], uses: [Use], segments: [Segment]) {
    self.files = files
    self.uses = uses
    self.segments = segments
  }

  /// The uses around a place, the innermost first.
  package func uses(of place: Place) -> [Use] {
    var found: [Use] = []
    var next = place.use
    while let index = next {
      found.append(uses[index])
      next = uses[index].place.use
    }
    return found
  }

  /// The line and column of a place in the file that was expanded; for a place in another file those
  /// of its outermost use, which includes that file.
  package func ownPosition(of place: Place) -> SourcePosition {
    let own = [place] + uses(of: place).map(\.place)
    let place = own.first { $0.file == 0 } ?? place
    return files[place.file].text.position(of: place.range.lower)
  }

  /// Where a range of the expanded text was written.
  package func place(of range: SourceRange) -> Place {
    let first = segment(at: range.lower)
    let last = segment(at: max(range.lower, range.upper - 1))
    let lower = first.offset(of: range.lower)
    let isOneSource = first.place.file == last.place.file && first.place.use == last.place.use
    let upper = isOneSource ? last.end(of: range.upper) : first.place.range.upper
    return Place(
      file: first.place.file, range: SourceRange(lower, max(lower, upper)), use: first.place.use)
  }

  private func segment(at offset: Int) -> Segment {
    var (lower, upper) = (0, segments.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if segments[middle].start <= offset { lower = middle + 1 } else { upper = middle }
    }
    return segments[max(lower - 1, 0)]
  }
}

extension SourceOrigins.Segment {
  fileprivate func offset(of offset: Int) -> Int {
    isCopied
      ? min(place.range.lower + max(0, offset - start), place.range.upper) : place.range.lower
  }

  fileprivate func end(of offset: Int) -> Int {
    isCopied ? self.offset(of: offset) : place.range.upper
  }
}
