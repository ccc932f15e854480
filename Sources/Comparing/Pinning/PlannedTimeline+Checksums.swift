import AutoLayout
import FileAccess
import Planning
import Presentation
import Primitives
import Rendering
import Reporting
import TimelineModel
import Timing
import Typesetting

extension PlannedTimeline {
  /// The checksum of each frame's picture.
  ///
  /// - Parameter version: determines what is hashed.
  /// - Throws: `cancelled` with its task.
  func checksums(
    _ version: Pin.Version, jobs: SharedJobs
  ) async throws(LayoutAnimationError) -> [SHA256Sum] {
    try await checksums(version, of: Array(0..<frameCount), jobs: jobs)
  }

  /// The checksums of these frames' pictures, in their order.
  ///
  /// - Throws: `cancelled` with its task.
  func checksums(
    _ version: Pin.Version, of frames: [Int], jobs: SharedJobs
  ) async throws(LayoutAnimationError) -> [SHA256Sum] {
    try await FrameWorkers<SummedCanvas, SHA256Sum>(
      scenes: FrameScenes(plan), encoding: PNGEncoding(), frames: frames,
      count: min(jobs.count, frames.count), jobs: jobs, finished: nil, delay: { _ in }
    ).run { _, _, canvas throws(LayoutAnimationError) in canvas.sum(version) }
  }

  /// The checksum of the state of every view in every frame, to the last bit.
  var layoutChecksum: SHA256Sum {
    SHA256Sum(
      of: (0..<frameCount).lazy.map { frame in
        plan.presentation(at: plan.clock.time(ofFrame: frame)).flatMap(\.words)
      })
  }
}

extension PresentedView {
  /// The state as numbers, which differ if it differs; the two zeros are the same. A layer that is
  /// the default has none, so that timelines without any keep their sums.
  fileprivate var words: [UInt64] {
    let (center, size, color) = (geometry.center, geometry.size, backgroundColor)
    let transform = transformAboutCenter
    return [
      center.x, center.y, size.width, size.height,
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      color.red, color.green, color.blue, color.alpha, alpha, isHidden ? 1 : 0,
    ].map(\.word) + (layer == .plain ? [] : layer.numbers.map(\.word))
      + (gradient.map(\.words) ?? []) + (shadow.map(\.words) ?? [])
      + (contentOffset == Point() ? [] : [contentOffset.x.word, contentOffset.y.word])
      + (label?.sum ?? []) + (image?.sum ?? [])
  }
}

extension PresentedLayer {
  fileprivate var numbers: [Double] {
    [
      cornerRadius, Double(maskedCorners.rawValue), borderWidth, borderColor.red, borderColor.green,
      borderColor.blue, borderColor.alpha, clipsToBounds ? 1 : 0, zPosition,
    ]
  }
}

extension TypesetLabel {
  /// What is shown as numbers, which differ if it differs. A view without a text has none, so that
  /// the sums of timelines without texts are those of earlier versions.
  fileprivate var sum: [UInt64] {
    let (font, color) = (text.font, text.color)
    let channels = [color.red, color.green, color.blue, color.alpha].map { UInt64($0) }
    let texts = ([font.weight.rawValue, text.alignment.rawValue] + lines.map(\.text)).flatMap {
      $0.utf8.map { UInt64($0) } + [.max]
    }
    return [font.size.bitPattern, freeShareAtLeft.bitPattern] + channels + texts
  }
}

extension ViewImage {
  /// The file and how it is shown as numbers, which differ if they differ. A view without an image has none.
  fileprivate var sum: [UInt64] {
    let insets = [capInsets.top, capInsets.left, capInsets.bottom, capInsets.right].map(\.word)
    return [file.path, file.checksum, contentMode.rawValue].flatMap {
      $0.utf8.map { UInt64($0) } + [.max]
    } + insets
  }
}

extension GradientComponents {
  /// Only views with a gradient have these numbers, so that the sums of others stay what they were.
  fileprivate var words: [UInt64] {
    let colors = colors.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
    let points = [startPoint.x, startPoint.y, endPoint.x, endPoint.y]
    return [UInt64(locations.count)] + (colors + locations + points).map(\.word)
  }
}

extension ShadowComponents {
  fileprivate var words: [UInt64] {
    [
      color.red, color.green, color.blue, color.alpha, opacity, radius, offset.x, offset.y,
    ].map(\.word)
  }
}

extension Double {
  /// The same for both zeros.
  fileprivate var word: UInt64 { self == 0 ? 0 : bitPattern }
}
