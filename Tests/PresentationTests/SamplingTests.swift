import AutoLayout
import Presentation
import Primitives
import Testing
import TimelineModel
import Timing

/// The sampler, compared with the tracks it was made from.
@Suite struct SamplingTests {
  @Test(arguments: 1...40, [Compatibility.modern, .iOS7])
  func everyFrameEqualsItsTracks(seed: Int, _ compatibility: Compatibility) throws {
    var random = RandomTimeline(seed: UInt64(seed), compatibility)
    let plan = try random.plan()
    for frame in 0..<plan.frameCount {
      let time = plan.clock.time(ofFrame: frame)
      #expect(plan.presentation(at: time) == plan.trackedPresentation(at: time))
    }
  }

  /// If nearly all animations are over or have not started, views are searched one by one.
  @Test(arguments: 1...6, [Compatibility.modern, .iOS7])
  func longTimelinesToo(seed: Int, _ compatibility: Compatibility) throws {
    var random = RandomTimeline(seed: UInt64(seed), compatibility, keyframes: 600, over: 20)
    let plan = try random.plan()
    for frame in stride(from: 0, to: plan.frameCount, by: 3) {
      let time = plan.clock.time(ofFrame: frame)
      #expect(plan.presentation(at: time) == plan.trackedPresentation(at: time))
    }
  }

  @Test func aTimeBetweenFramesEqualsItsTracks() throws {
    var random = RandomTimeline(seed: 7, .modern)
    let plan = try random.plan()
    for milliseconds in 0..<900 {
      let time = FrameTime(seconds(Double(milliseconds) / 1000))
      #expect(plan.presentation(at: time) == plan.trackedPresentation(at: time))
    }
  }
}

/// Views, and changes of all that can be animated, overlapping in time.
private struct RandomTimeline {
  private var draft = TimelineDraft()
  private var state: UInt64
  private var views: [ViewIndex] = []
  /// In hundredths of a second.
  private let length: Int

  init(
    seed: UInt64, _ compatibility: Compatibility, keyframes: Int = 12, over seconds: Int = 1
  ) {
    state = seed
    length = 100 * seconds
    draft.setCompatibility(compatibility)
    draft.setFramesPerSecond(50)
    for _ in 0..<6 {
      let superview = views.isEmpty ? ViewIndex.root : views[below(views.count)]
      views.append(draft.view(in: superview, frame: rect()))
    }
    for _ in 0..<keyframes { addKeyframe() }
    draft.setDuration(Double(seconds))
    draft.sortKeyframes()
  }

  mutating func plan() throws -> AnimationPlan { try draft.plan() }

  /// Of the linear congruential generator of Knuth's MMIX.
  private mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  private mutating func number() -> Double { Double(below(400)) / 8 - 10 }

  private mutating func rect() -> Rect {
    Rect(x: number(), y: number(), width: Double(below(60)), height: Double(below(60)))
  }

  private mutating func addKeyframe() {
    var animation = Animation(
      duration: seconds(Double(below(40)) / 100), delay: seconds(Double(below(10)) / 100),
      curve: below(2) == 0 ? .easeInOut : .cubic(TimingFunction(0.3, -2, 0.6, 3)))
    animation.beginsFromCurrentState = below(2) == 0
    draft.keyframe(
      at: Double(below(length - 20)) / 100, [operation(), operation(), operation()],
      animation: below(4) == 0 ? nil : animation)
  }

  private mutating func gradient() -> Gradient {
    let colors = (0..<2 + below(2)).map { _ in
      Color(red: UInt8(below(256)), green: 0, blue: UInt8(below(256)), alpha: UInt8(below(256)))
    }
    return Gradient(
      colors: colors, startPoint: Point(x: number(), y: 0), endPoint: Point(x: 1, y: number()))
  }

  private mutating func shadow() -> Shadow {
    var shadow = Shadow()
    shadow.color.green = UInt8(below(256))
    (shadow.opacity, shadow.radius) = (Double(below(5)) / 4, Double(below(20)))
    shadow.offset = Point(x: number(), y: number())
    return shadow
  }

  private mutating func layerProperty() -> LayerProperty {
    switch below(5) {
    case 0: .maskedCorners(RectCorners(rawValue: UInt8(below(16))))
    case 1: .borderWidth(Double(below(9)))
    case 2: .borderColor(Color(red: UInt8(below(256)), green: 0, blue: 9, alpha: UInt8(below(256))))
    case 3: .clipsToBounds(below(2) == 0)
    default: .zPosition(number())
    }
  }

  private mutating func operation() -> Change.Operation {
    let view = views[below(views.count)]
    switch below(14) {
    case 0, 1: return .setFrame(view, rect())
    case 2: return .setAlpha(view, Double(below(5)) / 4)
    case 3: return .setHidden(view, below(2) == 0)
    case 4:
      let color = Color(
        red: UInt8(below(256)), green: UInt8(below(256)), blue: 40, alpha: UInt8(below(256)))
      return .setBackgroundColor(view, color)
    case 5:
      return .setTransform(
        view, AffineTransform(scale: Point(x: 2, y: 0.5), rotation: number(), translation: Point()))
    case 11: return .setShadow(view, shadow())
    case 12: return .setGradient(view, gradient())
    case 6: return .setAnchorPoint(view, Point(x: number() / 10, y: number() / 10))
    case 7: return .setTransformComponent(view, .rotation(number() * 20))
    case 8: return .setLayer(view, .cornerRadius(Double(below(20))))
    case 9: return .setLayer(view, layerProperty())
    default: return .setTransformComponent(view, .scale(Point(x: number() / 10, y: 1)))
    }
  }
}
