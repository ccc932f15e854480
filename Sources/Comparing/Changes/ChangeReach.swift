import Reporting
import TimelineModel
import Timing

/// Which properties of views a change can affect, by the structure of the timelines alone.
struct ChangeReach {
  /// How a change may affect a property of a view.
  enum Directness: Int, Comparable {
    /// It sets the property, or names the view along the edge's axis.
    case direct
    /// Through constraints, or through the time or the animation of a keyframe.
    case linked
    /// Through something that affects everything: the canvas, added or removed views, the order of
    /// turns.
    case general

    static func < (a: Directness, b: Directness) -> Bool { a.rawValue < b.rawValue }
  }

  /// A possible effect of one change, and when it starts.
  private struct Bearing {
    let change: Int
    let directness: Directness
    let start: Nanoseconds
  }

  private let clock: FrameClock
  private let links: LayoutLinks
  private let changeCount: Int
  private var edges: [ViewMention: [Bearing]] = [:]
  private var properties: [ViewProperty: [Bearing]] = [:]
  /// By the chains of `LayoutLinks`.
  private var chains: [Int: [Bearing]] = [:]
  private var general: [Bearing] = []

  init(_ old: Timeline, _ new: Timeline, _ changes: [TimelineChange]) {
    links = LayoutLinks([old, new])
    clock = new.clock(framesPerSecond: new.framesPerSecond)
    changeCount = changes.count
    let (before, after) = (TimelineWords(old), TimelineWords(new))
    for (index, change) in changes.enumerated() {
      for cause in change.causes {
        note(cause.old.flatMap { before.effect(of: cause.field, at: $0) }, of: index)
        note(cause.new.flatMap { after.effect(of: cause.field, at: $0) }, of: index)
      }
    }
  }

  /// One for each change; nil for a change that cannot have caused the difference.
  func directness(for difference: GeometryDifference) -> [Directness?] {
    let last = clock.time(ofFrame: difference.frames.upperBound)
    var nearest = [Directness?](repeating: nil, count: changeCount)
    for bearings in bearings(on: difference) {
      for bearing in bearings where last.hasReached(bearing.start) {
        if let known = nearest[bearing.change], known <= bearing.directness { continue }
        nearest[bearing.change] = bearing.directness
      }
    }
    return nearest
  }

  private func bearings(on difference: GeometryDifference) -> [[Bearing]] {
    guard let axis = difference.property.axis else {
      let property = ViewProperty(view: difference.view, property: difference.property)
      return [properties[property] ?? [], general]
    }
    let mention = ViewMention(view: difference.view, axis: axis)
    let chain = links.chain(of: mention).flatMap { chains[$0] }
    return [edges[mention] ?? [], chain ?? [], general]
  }

  private mutating func note(_ effect: ChangeEffect?, of change: Int) {
    guard let effect else { return }
    if effect.isGeneral {
      general.append(Bearing(change: change, directness: .general, start: effect.start))
      return
    }
    let named = Bearing(
      change: change, directness: effect.isIndirect ? .linked : .direct, start: effect.start)
    for property in effect.properties { properties[property, default: []].append(named) }
    for mention in effect.mentions { edges[mention, default: []].append(named) }
    let linked = Bearing(change: change, directness: .linked, start: effect.start)
    for chain in effect.mentions.compactMap(links.chain) {
      // Both sides of a constraint are in one chain.
      let last = chains[chain]?.last
      guard last?.change != change || last?.start != effect.start else { continue }
      chains[chain, default: []].append(linked)
    }
  }
}

extension TimelineWords {
  fileprivate func effect(of field: TimelineField?, at place: TimelinePlace) -> ChangeEffect? {
    switch place {
    case .timeline, .canvas: return .general
    // Reordering subviews does not move anything.
    case .subviews: return nil
    case .view(let index):
      guard case .view(let own) = field else { return effect(ofView: index, nil) }
      return effect(ofView: index, own)
    case .constraint(let index): return ChangeEffect(mentions: mentions(of: index))
    case .keyframe(let index): return effect(ofKeyframe: index, field)
    case .change(let index, let keyframe):
      var effect = effect(of: timeline.keyframes[keyframe].changes[index].operation)
      effect.start = timeline.keyframes[keyframe].time
      return effect
    }
  }
}
