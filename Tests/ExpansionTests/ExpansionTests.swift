import Foundation
import JSONText
import TestSupport
import Testing

@testable import Expansion

/// What repeats, templates and expressions stand for, next to what is written by hand.
@Suite struct ExpansionTests {
  @Test(arguments: [
    (
      #""views": [{ "repeat": { "count": 2, "as": "i" }, "body": [{ "id": "a{i}" }, { "id": "b{i + 1}" }] }]"#,
      #""views": [{ "id": "a0" }, { "id": "b1" }, { "id": "a1" }, { "id": "b2" }]"#
    ),
    (
      #""views": [{ "id": "list", "subviews": [{ "repeat": { "count": 2, "as": "i" }, "body": [{ "id": "a{i}" }] }] }]"#,
      #""views": [{ "id": "list", "subviews": [{ "id": "a0" }, { "id": "a1" }] }]"#
    ),
    (
      #""constraints": ["a.top == root.top", { "repeat": { "count": 2, "as": "i" }, "body": ["n{i}: a{i}.top == b.top + i * 8 @ i", "H:|-i-[a{i}(==i@i)]"] }]"#,
      #""constraints": ["a.top == root.top", "n0: a0.top == b.top + 0 * 8 @ 0", "H:|-0-[a0(==0@0)]", "n1: a1.top == b.top + 1 * 8 @ 1", "H:|-1-[a1(==1@1)]"]"#
    ),
    (
      #""constraints": [{ "group": "g", "constraints": [{ "repeat": { "for": ["x", 2.5], "as": "v" }, "body": ["a{v}.top == b.top"] }] }]"#,
      #""constraints": [{ "group": "g", "constraints": ["ax.top == b.top", "a2.5.top == b.top"] }]"#
    ),
    (
      #""keyframes": [{ "repeat": { "count": 2, "as": "i" }, "body": [{ "time": "0.5 + i", "changes": [{ "repeat": { "count": 2, "as": "j" }, "body": [{ "constraint": "c{i}{j}", "constant": "root.width * i + j" }] }] }] }]"#,
      #""keyframes": [{ "time": 0.5, "changes": [{ "constraint": "c00", "constant": "root.width * 0 + 0" }, { "constraint": "c01", "constant": "root.width * 0 + 1" }] }, { "time": 1.5, "changes": [{ "constraint": "c10", "constant": "root.width * 1 + 0" }, { "constraint": "c11", "constant": "root.width * 1 + 1" }] }]"#
    ),
    (
      #""keyframes": [{ "time": 0, "changes": [{ "add": [{ "repeat": { "count": 2, "as": "i" }, "body": ["a{i}.top == b.top"] }] }] }]"#,
      #""keyframes": [{ "time": 0, "changes": [{ "add": ["a0.top == b.top", "a1.top == b.top"] }] }]"#
    ),
    (
      #""views": [{ "repeat": { "count": 0, "as": "i" }, "body": [{ "id": "a{i}" }] }]"#,
      #""views": []"#
    ),
    (
      #""views": [{ "repeat": { "for": ["red", "blue"], "as": "tint", "index": "n" }, "body": [{ "id": "a{n}", "note": "{n}", "backgroundColor": "{tint}", "hidden": false }] }]"#,
      #""views": [{ "id": "a0", "note": "{n}", "backgroundColor": "red", "hidden": false }, { "id": "a1", "note": "{n}", "backgroundColor": "blue", "hidden": false }]"#
    ),
    (
      #""views": [{ "repeat": { "count": 1, "as": "i" }, "body": [{ "id": "a", "text": "{{i}, {i}}, \u007bi}, \"{i + 0.5}\"" }] }]"#,
      #""views": [{ "id": "a", "text": "{i}, 0}, 0, \"0.5\"" }]"#
    ),
    (
      #""metrics": { "a": "b * 2", "b": "c + 1", "c": 2, "note": "b * 2" }"#,
      #""metrics": { "a": 6, "b": 3, "c": 2, "note": "b * 2" }"#
    ),
    (
      #""metrics": { "w": 30 }, "views": [{ "id": "a", "alpha": "1 / 4", "frame": { "x": "-w", "y": "w / 4", "width": "w", "height": "1e-7" }, "transform": ["1", 0, 0, 1, "w", 0] }]"#,
      #""metrics": { "w": 30 }, "views": [{ "id": "a", "alpha": 0.25, "frame": { "x": -30, "y": 7.5, "width": 30, "height": 1e-07 }, "transform": [1, 0, 0, 1, 30, 0] }]"#
    ),
    (
      #""views": [{ "repeat": { "for": [true, false], "as": "flag", "index": "i" }, "body": [{ "id": "a{i}", "hidden": "{flag}", "clipsToBounds": "flag" }] }]"#,
      #""views": [{ "id": "a0", "hidden": true, "clipsToBounds": true }, { "id": "a1", "hidden": false, "clipsToBounds": false }]"#
    ),
    (
      #""views": [{ "id": "s", "stack": { "customSpacing": { "a": "1 + 1" } } }, { "repeat": { "count": 1, "as": "i" }, "body": [{ "id": "t", "stack": { "customSpacing": { "b{i}": "i" } } }] }]"#,
      #""views": [{ "id": "s", "stack": { "customSpacing": { "a": 2 } } }, { "id": "t", "stack": { "customSpacing": { "b0": 0 } } }]"#
    ),
    (
      #""metrics": { "n": 2 }, "constraints": [{ "repeat": { "count": "n + 1", "as": "i" }, "body": ["a.width == 1 - i", "V:[a]-i-[b]", "i: a.height == c.i", "a.i.top == b.top"] }]"#,
      #""metrics": { "n": 2 }, "constraints": ["a.width == 1 - 0", "V:[a]-0-[b]", "i: a.height == c.i", "a.i.top == b.top", "a.width == 1 - 1", "V:[a]-1-[b]", "i: a.height == c.i", "a.i.top == b.top", "a.width == 1 - 2", "V:[a]-2-[b]", "i: a.height == c.i", "a.i.top == b.top"]"#
    ),
  ])
  func itIsWhatIsWrittenByHand(members: String, plain: String) throws {
    let hand =
      members.contains(#""note": "b * 2""#)
      ? plain.replacing(#", "note": "b * 2""#, with: "") : plain
    #expect(try compact(expanded(timeline(members))) == compact(timeline(hand)))
  }

  @Test func templatesHaveParameters() throws {
    let text = timeline(
      #"""
      "templates": {
        "row": { "parameters": { "id": null, "title": "Row", "size": 17, "shown": true },
          "body": [{ "id": "{id}", "hidden": "{shown}",
            "text": { "string": "{title}", "size": "size * 2" } },
            { "template": "badge", "owner": "{id}", "x": "size + 1" }] },
        "badge": { "parameters": { "owner": null, "x": 0 },
          "body": [{ "repeat": { "count": 2, "as": "i" },
            "body": [{ "id": "{owner}Badge{i}", "zPosition": "x + i" }] }] }
      },
      "views": [{ "template": "row", "id": "a" },
        { "template": "row", "id": "b", "title": "Say \"{x}\"", "size": 10, "shown": false }]
      """#)
    let plain = timeline(
      #"""
      "views": [
        { "id": "a", "hidden": true, "text": { "string": "Row", "size": 34 } },
        { "id": "aBadge0", "zPosition": 18 }, { "id": "aBadge1", "zPosition": 19 },
        { "id": "b", "hidden": false, "text": { "string": "Say \"{x}\"", "size": 20 } },
        { "id": "bBadge0", "zPosition": 11 }, { "id": "bBadge1", "zPosition": 12 }]
      """#)
    #expect(try compact(expanded(text)) == compact(plain))
  }

  @Test func aTemplateMayBeAddedAsASubview() throws {
    let text = timeline(
      #"""
      "templates": { "card": { "parameters": { "id": null }, "body": [{ "id": "{id}" }] } },
      "keyframes": [{ "time": 0, "changes": [
        { "addSubview": { "template": "card", "id": "late" }, "to": "root" }] }]
      """#)
    #expect(try compact(expanded(text)).contains(#""addSubview":{"id":"late"},"to":"root""#))
  }

  @Test func aStaggerDelaysTheAnimationOfEach() throws {
    let text = timeline(
      #"""
      "keyframes": [{ "time": 1, "name": "in", "animation": { "duration": 0.3, "delay": 0.1 },
        "changes": [{ "restore": "z" }, { "repeat": { "count": 4, "as": "i" }, "stagger": 0.05,
          "body": [{ "restore": "a{i}" }, { "restore": "b{i}" }] }, { "restore": "y" }] },
        { "after": 0, "animation": 1, "changes": [{ "repeat": { "count": 1, "as": "i" },
          "stagger": 9, "body": [{ "restore": "c" }] }] }]
      """#)
    let plain = timeline(
      #"""
      "keyframes": [
        { "time": 1, "name": "in", "animation": { "duration": 0.3, "delay": 0.1 },
          "changes": [{ "restore": "z" }, { "restore": "a0" }, { "restore": "b0" }] },
        { "time": 1, "animation": { "duration": 0.3, "delay": 0.15 },
          "changes": [{ "restore": "a1" }, { "restore": "b1" }] },
        { "time": 1, "animation": { "duration": 0.3, "delay": 0.2 },
          "changes": [{ "restore": "a2" }, { "restore": "b2" }] },
        { "time": 1, "animation": { "duration": 0.3, "delay": 0.25 },
          "changes": [{ "restore": "a3" }, { "restore": "b3" }] },
        { "time": 1, "animation": { "duration": 0.3, "delay": 0.1 },
          "changes": [{ "restore": "y" }] },
        { "time": 1, "animation": 1, "changes": [{ "restore": "c" }] }]
      """#)
    let timed = text.replacing(#""after": 0"#, with: #""time": 1"#)
    #expect(try compact(expanded(timed)) == compact(plain))
  }

  @Test func aTimelineWithNothingToExpandIsLeftAsItIs() throws {
    for text in [
      timeline(#""views": [{ "id": "a", "text": "{i}", "note": "repeat" }]"#), "{", "[1, 2]",
      #"{ "version": 2, "templates": 1 }"#,
    ] {
      let expansion = try expansion(text)
      #expect(expansion.source.origins == nil)
      #expect(String(decoding: expansion.source.bytes, as: UTF8.self) == text)
    }
  }

  @Test func anExpandedTimelineHasNothingToExpand() throws {
    let text = try expanded(
      timeline(
        #""views": [{ "repeat": { "count": 2, "as": "i" }, "body": [{ "id": "a{i}", "text": "{{i}" }] }]"#
      ))
    #expect(try expansion(text).source.origins == nil)
    #expect(text.hasSuffix("}\n"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func filesAreIncludedBeforeTheTimeline() throws {
    let text = timeline(#""include": ["a/one.json", "two.json"], "views": [{ "id": "own" }]"#)
    let files = [
      "a/one.json": #"{ "include": ["../two.json", "deep.json"], "views": [{ "id": "one" }] }"#,
      "a/deep.json":
        #"{ "version": 1, "metrics": { "m": "n + 1" }, "templates": { "t": { "body": [] } } }"#,
      "two.json":
        #"{ "note": "shared", "metrics": { "n": 1 }, "views": [{ "id": "two" }], "constraints": ["H:[two(m)]"] }"#,
    ]
    let expansion = try expansion(text, files: files)
    #expect(expansion.included.map(\.path) == ["a/one.json", "two.json", "a/deep.json"])
    let plain = timeline(
      #""views": [{ "id": "one" }, { "id": "two" }, { "id": "own" }], "metrics": { "n": 1, "m": 2 }, "constraints": ["H:[two(m)]"]"#
    )
    #expect(try compact(String(decoding: expansion.source.bytes, as: UTF8.self)) == compact(plain))
  }

  @Test func statesOfIncludedFilesComeBeforeThoseOfTheTimeline() throws {
    let files = [
      "a.json":
        #"{ "states": { "note": "two", "open": [{ "repeat": { "count": 2, "as": "i" }, "body": [{ "activate": "c{i}" }] }] } }"#
    ]
    let own = try expanded(
      timeline(#""include": ["a.json"], "states": { "closed": [] }"#), files: files)
    #expect(
      try compact(own).contains(
        compact(
          #"{ "note": "two", "open": [{ "activate": "c0" }, { "activate": "c1" }], "closed": [] }"#)
      ))
    let alone = try expanded(timeline(#""include": ["a.json"]"#), files: files)
    #expect(alone.contains(#""states""#))
  }

  /// What comes later would restore what came before.
  @Test func onlyTheFirstOfStaggeredKeyframesGoesToAState() throws {
    let text = try expanded(
      timeline(
        #""states": { "x": [] }, "keyframes": [{ "time": 0, "to": "x", "animation": 1, "changes": [{ "repeat": { "count": 3, "as": "i" }, "stagger": 0.1, "body": [{ "restore": "c{i}" }] }] }]"#
      ))
    #expect(text.components(separatedBy: #""to""#).count == 2)
  }

  @Test func metricsCanBeChosen() throws {
    let text = timeline(
      #""metrics": { "gap": 8, "twice": "gap * 2" }, "variants": { "wide": { "gap": 20 }, "odd-one": { "twice": "gap + 1" } }"#
    )
    func metrics(_ choice: MetricChoice) throws -> String {
      let compact = try compact(expanded(text, choice: choice))
      return String(compact.split(separator: "\"metrics\":")[1].dropLast())
    }
    let ten = MetricChoice.Value(name: "gap", number: 10)
    #expect(try expansion(text).variants == ["wide", "odd-one"])
    #expect(try metrics(.none) == #"{"gap":8,"twice":16}"#)
    #expect(try metrics(MetricChoice(variant: "wide")) == #"{"gap":20,"twice":40}"#)
    #expect(
      try metrics(MetricChoice(variant: "odd-one", values: [ten])) == #"{"gap":10,"twice":11}"#)
    #expect(try metrics(MetricChoice(variant: "wide", values: [ten])) == #"{"gap":10,"twice":20}"#)
  }

  /// The values of the variant are in the text of the timeline, and the metrics in that of the file.
  @Test func metricsOfAnIncludedFileCanBeChosen() throws {
    let text = timeline(
      #""include": ["kit.json"], "metrics": { "gap": 1 }, "variants": { "wide": { "side": 32 }, "odd": { "side": "gap + 1" } }"#
    )
    let kit = ["kit.json": #"{ "metrics": { "side": 64, "twice": "side * 2" } }"#]
    func metrics(_ variant: String?) throws -> String {
      let choice = MetricChoice(variant: variant)
      let compact = try compact(expanded(text, choice: choice, files: kit))
      return String(compact.split(separator: "\"metrics\":")[1].dropLast())
    }
    #expect(try metrics(nil) == #"{"gap":1,"side":64,"twice":128}"#)
    #expect(try metrics("wide") == #"{"gap":1,"side":32,"twice":64}"#)
    #expect(try metrics("odd") == #"{"gap":1,"side":2,"twice":4}"#)
  }

  @Test(arguments: [
    (MetricChoice(variant: "wyde"), "the timeline has no variant `wyde`; did you mean `wide`?"),
    (
      MetricChoice(values: [MetricChoice.Value(name: "x", number: 1)]),
      "the timeline has no metric `x`; it has `gap`"
    ),
  ])
  func anUnknownChoiceIsRefused(choice: MetricChoice, message: String) {
    let text = timeline(#""metrics": { "gap": 8 }, "variants": { "wide": { "gap": 20 } }"#)
    #expect { try expansion(text, choice: choice) } throws: { error in
      guard case TimelineExpansion.Failure.unknownChoice(let unknown) = error else { return false }
      return unknown.message == message
    }
  }

  @Test func everyPartOfTheTextHasThePlaceWhereItWasWritten() throws {
    let text = timeline(
      #""views": [{ "repeat": { "count": 3, "as": "i" }, "body": [{ "id": "row{i}", "alpha": "i / 4" }] }]"#
    )
    let source = try expansion(text).source
    let plain = String(decoding: source.bytes, as: UTF8.self)
    let origins = try #require(source.origins)
    func written(_ part: String) throws -> String {
      let range = try #require(plain.range(of: part))
      let lower = plain.utf8.distance(from: plain.startIndex, to: range.lowerBound)
      let place = origins.place(of: SourceRange(lower, lower + part.utf8.count))
      let bytes = Array(text.utf8)[place.range.lower..<place.range.upper]
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(try written(#""row2""#) == #""row{i}""#)
    #expect(try written("row1") == "row{i}")
    #expect(try written("0.5") == #""i / 4""#)
    #expect(
      try written(#"{ "id": "row1", "alpha": 0.25 }"#) == #"{ "id": "row{i}", "alpha": "i / 4" }"#)
    #expect(try written(#""canvas""#) == #""canvas""#)
  }
}
