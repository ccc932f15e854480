import JSONText
import TestSupport
import Testing
import TimelineModel

@testable import Expansion

/// Limits just below, at and just above their number.
@Suite struct ExpansionLimitTests {
  private func repeated(_ counts: [Int]) -> String {
    let inner = counts.indices.reversed().reduce(#"{ "id": "a" }"#) { body, index in
      #"{ "repeat": { "count": \#(counts[index]), "as": "i\#(index)" }, "body": [\#(body)] }"#
    }
    return timeline(#""views": [\#(inner)]"#)
  }

  /// Whether the last of three texts, and no other, exceeds a limit.
  private func lastIsRefused(_ texts: [String], _ limits: ExpansionLimits) -> Bool {
    texts.map { faults(in: $0, limits: limits).map(\.code) } == [[], [], ["limit"]]
  }

  @Test func repetitionsAreCounted() {
    var limits = ExpansionLimits()
    limits.repetitions = 12
    #expect(lastIsRefused([11, 12, 13].map { repeated([$0]) }, limits))
    // Two outer repetitions and ten inner ones are twelve.
    #expect(lastIsRefused([4, 5, 6].map { repeated([2, $0]) }, limits))
    let uses = [11, 12, 13].map { count in
      timeline(
        #""templates": { "t": { "body": [] } }, "views": [\#(Array(repeating: #"{ "template": "t" }"#, count: count).joined(separator: ", "))]"#
      )
    }
    #expect(lastIsRefused(uses, limits))
  }

  @Test(arguments: [
    [500_001], [1_000_000_000], [1000, 1000, 1000], [500_000, 2], [1, 9_007_199_254_740_992],
  ])
  func whatWouldBeTooMuchIsRefusedBeforeItIsMade(counts: [Int]) {
    let found = faults(in: repeated(counts))
    #expect(found.map(\.code) == ["limit"])
    #expect(found.first?.message.hasPrefix("the timeline repeats more than 500000 times") == true)
  }

  @Test func halfAMillionRepetitionsAreAllowed() {
    let empty = timeline(#""views": [{ "repeat": { "count": 500000 }, "body": [] }]"#)
    #expect(faults(in: empty) == [])
  }

  @Test func valuesAreCounted() throws {
    var limits = ExpansionLimits()
    let text = repeated([3])
    let needed = try #require(
      (1...100).first { count in
        limits.values = count
        return faults(in: text, limits: limits).isEmpty
      })
    limits.values = needed
    #expect(lastIsRefused([2, 3, 4].map { repeated([$0]) }, limits))
  }

  @Test func valuesAndMetricsOfAllVariantsAreCounted() throws {
    var limits = ExpansionLimits()
    let text = { (views: String, metrics: String) in
      timeline(
        #""views": [\#(views)], "metrics": { \#(metrics) }, "variants": { "u": {}, "v": {} }"#)
    }
    let (view, metric) = (#"{ "id": "a" }"#, #""x": 1"#)
    let needed = try #require(
      (1...100).first { count in
        limits.values = count
        return faults(in: text(view, metric), limits: limits).isEmpty
      })
    #expect(needed.isMultiple(of: 2))
    limits.values = needed
    #expect(faults(in: text("", metric), limits: limits).isEmpty)
    for more in [text(view + #", { "id": "b" }"#, metric), text(view, metric + #", "y": 2"#)] {
      let found = faults(in: more, limits: limits)
      #expect(found.map(\.code) == ["limit"])
      #expect(
        found.first?.message
          == "the expanded timeline has more than \(needed) values in its 2 variants together")
    }
  }

  @Test func bytesAreCounted() {
    var limits = ExpansionLimits()
    limits.byteCount = 4_000
    let text = { (count: Int) in
      timeline(
        #""views": [{ "repeat": { "count": 1, "as": "i" }, "body": [{ "id": "a", "text": "\#(String(repeating: "x", count: count)){i}" }] }]"#
      )
    }
    let needed = (1...5_000).first { faults(in: text($0), limits: limits) != [] } ?? 0
    #expect(needed > 3_000)
    #expect(lastIsRefused([needed - 2, needed - 1, needed].map(text), limits))
  }

  /// Each template doubles its text, so that the last one would have 2^60 bytes.
  @Test func textsThatDoubleAreRefused() {
    let templates = (0..<60).map {
      #""t\#($0)": { "parameters": { "s": null }, "body": [{ "template": "t\#($0 + 1)", "s": "{s}{s}" }] }"#
    }
    let text = timeline(
      #""templates": { \#(templates.joined(separator: ", ")), "t60": { "parameters": { "s": null }, "body": [{ "id": "{s}" }] } }, "views": [{ "template": "t0", "s": "ab" }]"#
    )
    #expect(faults(in: text).map(\.code) == ["limit"])
  }

  /// Each template uses the next one twice.
  @Test func usesThatDoubleAreRefused() {
    let templates = (0..<40).map {
      #""t\#($0)": { "body": [{ "template": "t\#($0 + 1)" }, { "template": "t\#($0 + 1)" }] }"#
    }
    let text = timeline(
      #""templates": { \#(templates.joined(separator: ", ")), "t40": { "body": [] } }, "views": [{ "template": "t0" }]"#
    )
    #expect(faults(in: text).map(\.code) == ["limit"])
  }

  private func chain(_ count: Int) -> String {
    let templates = (1..<count).map { #""t\#($0)": { "body": [{ "template": "t\#($0 + 1)" }] }"# }
    return timeline(
      #""templates": { \#((templates + [#""t\#(count)": { "body": [] }"#]).joined(separator: ", ")) }, "views": [{ "template": "t1" }]"#
    )
  }

  @Test func sixtyFourTemplatesMayUseEachOther() {
    #expect(lastIsRefused([63, 64, 65].map(chain), ExpansionLimits()))
  }

  @Test func bracketsMayBeNestedAsInAFile() {
    // Each template nests a view in one more view, two brackets.
    func nested(_ count: Int, _ limit: Int) -> [FoundFault] {
      let templates = (1..<count).map {
        #""t\#($0)": { "body": [{ "id": "v\#($0)", "subviews": [{ "template": "t\#($0 + 1)" }] }] }"#
      }
      var limits = ExpansionLimits()
      limits.depth = limit
      return faults(
        in: timeline(
          #""templates": { \#((templates + [#""t\#(count)": { "body": [{ "id": "v" }] }"#]).joined(separator: ", ")) }, "views": [{ "template": "t1" }]"#
        ),
        limits: limits)
    }
    // The timeline, the list and ten views with their lists.
    #expect(nested(10, 22).isEmpty)
    #expect(nested(10, 21).isEmpty)
    #expect(nested(10, 20).map(\.code) == ["limit"])
  }

  @Test func metricsMayBeComputedFromEachOther() {
    func metrics(_ count: Int) -> String {
      let metrics = (1..<count).map { #""m\#($0)": "m\#($0 + 1) + 1""# } + [#""m\#(count)": 1"#]
      return timeline(#""metrics": { \#(metrics.joined(separator: ", ")) }"#)
    }
    #expect(lastIsRefused([255, 256, 257].map(metrics), ExpansionLimits()))
  }

  @Test func variantsAreCounted() {
    func variants(_ count: Int) -> String {
      let variants = (0..<count).map { #""v\#($0)": {}"# } + [#""note": "none""#]
      return timeline(#""variants": { \#(variants.joined(separator: ", ")) }"#)
    }
    let texts = [999, 1000, 1001].map(variants)
    #expect(lastIsRefused(texts, ExpansionLimits()))
    // Of too many, the timeline itself reports the error.
    let names = texts.map { Timeline.variantNames(of: SourceText(bytes: Array($0.utf8))).count }
    #expect(names == [999, 1000, 0])
  }

  @Test func includedFilesAreCounted() {
    func included(_ count: Int) -> [FoundFault] {
      let names = (0..<count).map { "f\($0).json" }
      let files = Dictionary(uniqueKeysWithValues: names.map { ($0, "{}") })
      let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
      return faults(in: timeline(#""include": [\#(list)]"#), files: files)
    }
    #expect([99, 100, 101].map { included($0).map(\.code) } == [[], [], ["limit"]])
  }

  @Test func filesMayIncludeEachOther() {
    func nested(_ count: Int) -> [FoundFault] {
      let files = (1...count).map { index in
        ("f\(index).json", index == count ? "{}" : #"{ "include": ["f\#(index + 1).json"] }"#)
      }
      return faults(
        in: timeline(#""include": ["f1.json"]"#), files: Dictionary(uniqueKeysWithValues: files))
    }
    #expect([15, 16, 17].map { nested($0).map(\.code) } == [[], [], ["limit"]])
  }

  @Test func bytesOfFilesHaveALimit() {
    func included(_ count: Int) -> [FoundFault] {
      let text = timeline(#""include": ["f.json"]"#)
      var limits = ExpansionLimits()
      limits.byteCount = 1_000
      let file = "{" + String(repeating: " ", count: 1_000 - text.utf8.count - 2 + count) + "}"
      return faults(in: text, files: ["f.json": file], limits: limits)
    }
    #expect([-1, 0, 1].map { included($0).map(\.code) } == [[], [], ["limit"]])
  }
}
