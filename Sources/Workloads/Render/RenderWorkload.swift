package import Primitives
import Timing

/// An animation for measuring speed, which any renderer can draw.
package struct RenderWorkload: Sendable {
  package let name: String
  /// A description in a few words.
  package let summary: String
  /// In points.
  package let canvas: Size
  /// Pixels per point.
  package let scale: Int
  package let frameCount: Int
  /// In the format of `MovingRectangle.rgb`.
  package let background: UInt32
  /// In points, back to front; empty if a timeline says what is drawn.
  package let rectangles: [MovingRectangle]
  /// What is drawn in place of rectangles.
  private(set) var views: String?
  /// The image that the timeline shows; nil for those without.
  package private(set) var photograph: Photograph?

  package var width: Int { Int(canvas.width) * scale }
  package var height: Int { Int(canvas.height) * scale }

  /// Whether it consists of plain rectangles, of which `scene(at:)` draws a frame.
  package var hasRectangles: Bool { views == nil }

  /// - Parameter index: 0..<frameCount; the first frame shows the start, the last one the end.
  package func scene(at index: Int) -> Scene {
    let time = FrameTime(
      nanoseconds: Int64(index) * Nanoseconds.second.rawValue, divisor: frameCount - 1)
    let progress = TimingFunction.easeInOut.progress(
      at: time.fraction(since: .zero, over: .second))
    let pixels = Double(scale)
    var commands = [Scene.Command.fill(canvasRect, backgroundColor)]
    commands += rectangles.map { rectangle in
      let rect = rectangle.rect(at: progress)
      let scaled = Rect(
        x: rect.minX * pixels, y: rect.minY * pixels, width: rect.width * pixels,
        height: rect.height * pixels)
      return .fill(scaled, rectangle.color)
    }
    return Scene(width: width, height: height, commands: commands)
  }

  private var canvasRect: Rect {
    Rect(x: 0, y: 0, width: Double(width), height: Double(height))
  }

  private var backgroundColor: PremultipliedColor {
    MovingRectangle(start: canvasRect, end: canvasRect, rgb: background).color
  }
}

extension RenderWorkload {
  /// 100 turned translucent views with round corners, 20 cards, 12 paragraphs and a photograph.
  package static let timelines: [RenderWorkload] = [
    timeline("f", "100 turned round views, 1920×1080", full, scale: 1, TurnedViews.timeline),
    timeline("g", "20 cards, 1920×1080", half, scale: 2, CardViews.cards),
    timeline("h", "12 paragraphs, 1920×1080", half, scale: 2, CardViews.text),
    photograph,
  ]

  package static let all = canonical + timelines

  private static let half = Size(width: 960, height: 540)

  private static var photograph: RenderWorkload {
    var workload = timeline(
      "i", "a photograph that grows, 1920×1080", half, scale: 2, PhotographView.timeline)
    workload.photograph = Photograph(width: 960, height: 640)
    return workload
  }

  private static func timeline(
    _ name: String, _ summary: String, _ canvas: Size, scale: Int, _ views: String
  ) -> RenderWorkload {
    RenderWorkload(
      name: name, summary: summary, canvas: canvas, scale: scale, frameCount: 60,
      background: 0xF2F2F7, rectangles: [], views: views)
  }

  /// Two views that share a screen, then 10, 100 and 1000 rectangles, and 100 of them on a larger
  /// screen.
  package static let canonical: [RenderWorkload] = [
    shared,
    spread("b", "10 rectangles, 1920×1080", 10, on: full, frames: 120, sides: 0.10...0.35),
    spread("c", "100 rectangles, 1920×1080", 100, on: full, frames: 120, sides: 0.05...0.25),
    spread("d", "1000 rectangles, 1920×1080", 1000, on: full, frames: 60, sides: 0.01...0.06),
    spread("e", "100 rectangles, 3840×2160", 100, on: large, frames: 60, sides: 0.05...0.25),
  ]

  private static let full = Size(width: 1920, height: 1080)
  private static let large = Size(width: 3840, height: 2160)

  /// The blue view slides in and takes half of the yellow view's space.
  private static var shared: RenderWorkload {
    func rect(x: Double, width: Double) -> Rect {
      Rect(x: x, y: 66.75, width: width, height: 592.4)
    }
    let yellow = MovingRectangle(
      start: rect(x: 16, width: 343), end: rect(x: 16, width: 167.5), rgb: 0xFFCC00)
    let blue = MovingRectangle(
      start: rect(x: 734, width: 343), end: rect(x: 191.5, width: 167.5), rgb: 0x007AFF)
    return RenderWorkload(
      name: "a", summary: "2 views, 750×1334", canvas: Size(width: 375, height: 667), scale: 2,
      frameCount: 60, background: 0xFFFFFF, rectangles: [yellow, blue])
  }

  private static func spread(
    _ name: String, _ summary: String, _ count: Int, on canvas: Size, frames: Int,
    sides: ClosedRange<Double>
  ) -> RenderWorkload {
    RenderWorkload(
      name: name, summary: summary, canvas: canvas, scale: 1, frameCount: frames,
      background: 0xF2F2F7,
      rectangles: (0..<count).map { .spread($0, over: canvas, sides: sides) })
  }
}
