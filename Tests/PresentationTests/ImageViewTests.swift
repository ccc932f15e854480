import AutoLayout
import Presentation
import Primitives
import Testing
import TimelineModel
import Timing

/// Views with images: their size, when they change, and what is painted.
@Suite struct ImageViewTests {
  /// An opaque image; every pixel differs.
  private static func file(_ name: String, _ width: Int, _ height: Int) -> TimelineImage {
    TimelineImage(
      path: name, contents: [],
      bitmap: ImageBitmap(
        width: width, height: height,
        words: (0..<width * height).map { 0xFF00_0000 | UInt32($0 + 1) }, checksum: name))
  }

  private static let image = ViewImage(file("a.png", 20, 10))

  private func shown(
    _ view: ViewIndex, _ draft: TimelineDraft, at time: Double = 0
  ) throws -> PresentedView {
    try draft.plan().presentation(at: FrameTime(seconds(time)))[view.rawValue]
  }

  private func pinned(
    _ appearance: Appearance, content: ContentSize = ContentSize()
  ) -> (draft: TimelineDraft, view: ViewIndex) {
    var draft = TimelineDraft()
    let view = draft.view(appearance, content: content)
    draft.constrain(equal(view, .left, root))
    draft.constrain(equal(view, .top, root))
    return (draft, view)
  }

  @Test func aViewIsAsLargeAsItsImage() throws {
    let (draft, view) = pinned(Appearance(image: Self.image))
    #expect(try shown(view, draft).geometry.size == Size(width: 20, height: 10))
    let (other, sharp) = pinned(Appearance(image: ViewImage(Self.file("a@2x.png", 20, 10))))
    #expect(try shown(sharp, other).geometry.size == Size(width: 10, height: 5))
  }

  @Test func whatTheFileSaysOfTheSizeCounts() throws {
    var content = ContentSize()
    content.horizontal.length = 7
    content.vertical.length = 8
    let (draft, view) = pinned(Appearance(image: Self.image), content: content)
    #expect(try shown(view, draft).geometry.size == Size(width: 7, height: 8))
  }

  @Test func theImageChangesAtOnceAndTheSizeIsAnimated() throws {
    var (draft, view) = pinned(Appearance(image: Self.image))
    let other = ViewImage(Self.file("b.png", 40, 10), contentMode: .left)
    draft.keyframe(at: 1, .setImage(view, other), animation: linear(1))
    #expect(try shown(view, draft, at: 0.999).image == Self.image)
    #expect(try shown(view, draft, at: 1).image == other)
    #expect(try shown(view, draft, at: 1.5).geometry.size == Size(width: 30, height: 10))
    #expect(try shown(view, draft, at: 2).geometry.size == Size(width: 40, height: 10))
  }

  private func scene(
    _ appearance: Appearance, subview: Bool = false, scale: Int = 1
  ) throws -> Scene {
    var draft = TimelineDraft(scale: scale)
    let view = draft.view(appearance, frame: Rect(x: 3, y: 4, width: 40, height: 40))
    if subview {
      _ = draft.view(
        in: view, Appearance(backgroundColor: .white),
        frame: Rect(x: 0, y: 0, width: 1, height: 1))
    }
    return try draft.plan().scene(at: 0)
  }

  /// By command, its kind.
  private func kinds(_ scene: Scene) -> [String] {
    scene.commands.map { String("\($0)".prefix { $0 != "(" }) }
  }

  @Test func anImageIsPaintedOverTheBackgroundAndBelowTheBorder() throws {
    var layer = LayerStyle.plain
    layer.borderWidth = 1
    let appearance = Appearance(backgroundColor: .white, image: Self.image, layer: layer)
    #expect(try kinds(scene(appearance)) == ["fill", "setPattern", "fill", "fillShape"])
    #expect(
      try kinds(scene(appearance, subview: true))
        == ["fill", "setPattern", "fill", "fill", "fillShape"])
  }

  @Test func whatExceedsTheBoundsIsClippedOnlyWhereAsked() throws {
    for clips in [false, true] {
      for radius in [0.0, 5] {
        for mode in [ContentMode.scaleToFill, .scaleAspectFill, .center] {
          var layer = LayerStyle.plain
          layer.clipsToBounds = clips
          layer.cornerRadius = radius
          let image = ViewImage(Self.image.file, contentMode: mode)
          let found = try kinds(scene(Appearance(image: image, layer: layer)))
          let isClipped = clips && (radius > 0 || mode == .scaleAspectFill)
          let expected = ["setPattern", "fill"]
          #expect(found == (isClipped ? ["beginClip"] + expected + ["endGroup"] : expected))
        }
      }
    }
  }

  @Test func aTranslucentImageIsAGroup() throws {
    let found = try kinds(scene(Appearance(alpha: 0.5, image: Self.image)))
    #expect(found == ["beginGroup", "setPattern", "fill", "endGroup"])
  }

  private func paint(_ scene: Scene) throws -> ImagePaint {
    guard case .image(let paint) = scene.patterns.first else {
      throw SceneError()
    }
    return paint
  }

  private struct SceneError: Error {}

  /// At one image pixel a point and a scale of 2, the caps are twice as many pixels as in the image, and the
  /// rest is stretched.
  @Test func capsKeepTheirSize() throws {
    let image = ViewImage(
      Self.image.file, capInsets: EdgeInsets(top: 1, left: 4, bottom: 2, right: 6))
    let paint = try paint(scene(Appearance(image: image), scale: 2))
    #expect(
      paint.columns.knots == [
        .init(place: 0, source: 0), .init(place: 4, source: 4), .init(place: 34, source: 14),
        .init(place: 40, source: 20),
      ])
    #expect(
      paint.rows.knots == [
        .init(place: 0, source: 0), .init(place: 1, source: 1), .init(place: 38, source: 8),
        .init(place: 40, source: 10),
      ])
    #expect(paint.origin == Point(x: 6, y: 8) && paint.perColumn == Point(x: 0.5, y: 0))
  }

  /// In 5 points there is no room for caps of 4 and 6: they have 2 and 3.
  @Test func capsWithoutRoomShrinkAlike() throws {
    var draft = TimelineDraft()
    let image = ViewImage(Self.image.file, capInsets: EdgeInsets(left: 4, right: 6))
    _ = draft.view(Appearance(image: image), frame: Rect(x: 0, y: 0, width: 5, height: 10))
    let paint = try paint(draft.plan().scene(at: 0))
    #expect(
      paint.columns.knots == [
        .init(place: 0, source: 0), .init(place: 2, source: 4), .init(place: 2, source: 14),
        .init(place: 5, source: 20),
      ])
  }

  /// A pixel leads in the view's coordinates where the inverse of its transform does.
  @Test func aTurnedImageIsPaintedByAQuad() throws {
    let turn = AffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8)
    let scene = try scene(Appearance(transform: turn, image: Self.image))
    #expect(kinds(scene) == ["setPattern", "fillQuad"])
    let paint = try paint(scene)
    #expect((paint.perColumn.x - 0.8).magnitude < 1e-12)
    #expect((paint.perRow.x - 0.6).magnitude < 1e-12)
    #expect((paint.perColumn.y + 0.6).magnitude < 1e-12)
  }
}
