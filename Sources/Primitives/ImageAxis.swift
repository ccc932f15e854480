/// Where the pixels of an image are along one axis of a view: a piecewise linear map from the view's
/// coordinate to that of the image.
package struct ImageAxis: Hashable, Sendable {
  /// A place of the view, in points, that shows a place of the image, in its pixels.
  package struct Knot: Hashable, Sendable {
    package var place: Double
    package var source: Double

    package init(place: Double, source: Double) {
      self.place = place
      self.source = source
    }
  }

  /// Two or more, both coordinates in ascending order. What is before the first shows the first.
  package var knots: [Knot]
  /// The number of the image's pixels along the axis.
  package var count: Int

  package init(knots: [Knot], count: Int) {
    precondition(knots.count > 1 && count > 0, "\(knots.count) knots for \(count) pixels")
    self.knots = knots
    self.count = count
  }
}

extension ImageAxis {
  /// The coordinate in the image that a place of the view shows.
  package func source(at place: Double) -> Double {
    guard place > knots[0].place else { return knots[0].source }
    for next in 1..<knots.count where place < knots[next].place {
      let (start, end) = (knots[next - 1], knots[next])
      let part = (place - start.place) / (end.place - start.place)
      return start.source + (end.source - start.source) * part
    }
    return knots[knots.count - 1].source
  }

  /// What a pixel takes of the image.
  ///
  /// - Parameters:
  ///   - middle: the place of the pixel's centre.
  ///   - length: how much of the view the pixel covers.
  package func taps(at middle: Double, length: Double) -> ImageTaps {
    let half = length / 2
    return ImageTaps(
      from: source(at: middle - half), to: source(at: middle + half), at: source(at: middle),
      count: count)
  }
}

/// The pixels of an image along one axis that a pixel of the picture is made of, with their weights.
///
/// A pixel that covers more than one of the image's takes their average by length; another one is
/// interpolated between the centres of the two nearest. At the same scale both are the same.
package struct ImageTaps: Hashable, Sendable {
  /// The sum of all weights. The square of it times 255 is an integer of `Double`, so that the page of a
  /// review computes the same sums.
  package static let whole: UInt32 = 1 << 22

  package let first: Int
  package let last: Int
  private let lower: Double
  private let length: Double

  init(from lower: Double, to upper: Double, at middle: Double, count: Int) {
    // Interpolating between two pixels is the average of a length of 1 about the place.
    let isAverage = upper - lower > 1
    self.lower = isAverage ? lower : max(0, min(Double(count - 1), middle - 0.5))
    length = isAverage ? upper - lower : 1
    first = min(count - 1, Int(self.lower.rounded(.down)))
    last = max(first, min(count - 1, Int((self.lower + length).rounded(.up)) - 1))
  }

  /// The weight of a pixel from `first` to `last`: the part of the length that is in it, so rounded that
  /// all of them add up.
  package func weight(of pixel: Int) -> UInt32 { end(of: pixel) - end(of: pixel - 1) }

  private func end(of pixel: Int) -> UInt32 {
    if pixel < first { return 0 }
    if pixel >= last { return Self.whole }
    let part = (Double(pixel + 1) - lower) / length
    return UInt32((part * Double(Self.whole) + 0.5).rounded(.down))
  }
}
