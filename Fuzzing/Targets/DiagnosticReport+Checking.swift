import JSONText
import Reporting
import TimelineModel

extension DiagnosticReport {
  /// Every location is inside the file, and every format can word every diagnostic.
  func check(in bytes: [UInt8]) throws(BrokenProperty) {
    for diagnostic in diagnostics {
      let places = [diagnostic.location] + diagnostic.labels.map(\.location)
      for place in places.compactMap(\.self) {
        let (range, count) = written(place, in: bytes)
        try require(
          0 <= range.lower && range.lower <= range.upper && range.upper <= count,
          "\(place) is outside of the file: \(self)")
      }
    }
    for format in MessageFormat.allCases {
      try require(text(format).isEmpty == isEmpty, "nothing is said as \(format.rawValue)")
    }
  }

  /// The range of a location in the file that it was written in, and the size of that.
  private func written(
    _ location: SourceLocation, in bytes: [UInt8]
  ) -> (range: SourceRange, byteCount: Int) {
    let range = SourceRange(location.lowerOffset, location.upperOffset)
    guard let origins = source?.origins else { return (range, bytes.count) }
    let place = origins.place(of: range)
    return (place.range, origins.files[place.file].text.bytes.count)
  }
}
