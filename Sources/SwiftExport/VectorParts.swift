import JSONText
import TimelineModel
import Timing

/// The timeline's own text, in the parts from which the exported class puts the timelines of its
/// vectors together.
struct VectorParts {
  /// Members of the object that every vector has.
  var members: [String] = []
  var duration: String?
  /// In the order of the file.
  var keyframes: [String] = []
  /// By keyframe in the order of the file: its turn, from 1.
  var turns: [Int] = []
  /// By keyframe in the order of time: the value of `animation`.
  var animations: [JSONValue?]

  /// - Parameters:
  ///   - source: the text of the plain timeline.
  ///   - timeline: as read from this text, so that its locations are offsets in it.
  init(_ source: SourceText, _ timeline: Timeline) {
    animations = Array(repeating: nil, count: timeline.keyframes.count)
    guard let value = try? JSONValue(parsing: source), case .object(let all) = value.content else {
      return
    }
    for member in all {
      switch member.name.value {
      case "keyframes": read(member.value, source, timeline)
      case "duration": duration = member.value.text(in: source)
      case "compatibility", "$schema", "note": break
      default:
        members.append(member.name.text(in: source) + ": " + member.value.text(in: source))
      }
    }
  }

  private mutating func read(_ list: JSONValue, _ source: SourceText, _ timeline: Timeline) {
    guard case .array(let elements) = list.content else { return }
    var places: [Int: (keyframe: Int, turn: Int)] = [:]
    for (number, turn) in timeline.turns.enumerated() {
      for index in turn {
        places[timeline.keyframes[index].location.lowerOffset] = (index, number + 1)
      }
    }
    let indices = places.mapValues(\.keyframe)
    for element in elements {
      guard let place = places[element.range.lower] else { continue }
      keyframes.append(element.text(in: source))
      turns.append(place.turn)
      animations[place.keyframe] = element.named("animation")
      readInner(element.named("animation"), indices)
      for inner in element.named("animations")?.elements ?? [] {
        if let index = indices[inner.range.lower] { animations[index] = inner }
        readInner(inner, indices)
      }
    }
  }

  /// Reads the animations inside another one, which have its curve unless they have their own.
  ///
  /// - Parameter curve: the animation whose curve holds; nil if it is the outer one.
  private mutating func readInner(
    _ outer: JSONValue?, _ places: [Int: Int], curve: JSONValue? = nil
  ) {
    for inner in outer?.named("animations")?.elements ?? [] {
      let isOwn = inner.named("spring") != nil || inner.named("curve") != nil
      let holder = isOwn ? inner : curve ?? outer
      if let index = places[inner.range.lower] { animations[index] = holder }
      readInner(inner, places, curve: holder)
    }
  }
}

extension JSONValue {
  fileprivate var elements: [JSONValue] {
    if case .array(let elements) = content { elements } else { [] }
  }

  fileprivate func text(in source: SourceText) -> String {
    String(decoding: source.bytes[range.lower..<range.upper], as: UTF8.self)
  }
}

extension JSONString {
  fileprivate func text(in source: SourceText) -> String {
    String(decoding: source.bytes[range.lower..<range.upper], as: UTF8.self)
  }
}

extension Timeline {
  /// The moments at which presentation values are recorded: begin, quarters and end of every
  /// animation's first time, and its very end. Nothing beyond the timeline's own end.
  var recordedMoments: [Nanoseconds] {
    var moments: Set<Nanoseconds> = []
    for keyframe in keyframes {
      guard keyframe.isAnimated, let animation = keyframe.animation else { continue }
      let start = keyframe.time + animation.delay
      for quarter in 0...4 {
        moments.insert(
          start + Nanoseconds(animation.duration.rawValue / 4 * Int64(quarter)))
      }
      if animation.repetition.count != .forever { moments.insert(start + animation.length) }
    }
    let all = moments.filter { duration == nil || $0 <= duration ?? $0 }.sorted()
    let stride = all.count / Self.mostMoments + 1
    return all.enumerated().filter { $0.offset.isMultiple(of: stride) }.map(\.element)
  }

  private static var mostMoments: Int { 400 }
}
