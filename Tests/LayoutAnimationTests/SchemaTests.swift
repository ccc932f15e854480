import Foundation
import JSONText
import LayoutAnimation
import TestSupport
import Testing

/// Checks the timelines of the repository against `layoutanim schema`, with a validator of our own.
@Suite struct SchemaTests {
  private static let timelines = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../Timelines").standardizedFileURL

  private static let names: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: timelines.path)
    return (names ?? []).filter { $0.hasSuffix(".json") }.sorted()
  }()

  private static func timeline(_ name: String, adding members: String = "") throws -> JSONValue {
    let text = try String(contentsOf: timelines.appending(path: name), encoding: .utf8)
    return try parse("{ \(members) " + text.drop { $0 != "{" }.dropFirst())
  }

  private static func parse(_ text: String) throws -> JSONValue {
    try JSONValue(parsing: SourceText(bytes: Array(text.utf8)))
  }

  private let validator: SchemaValidator

  init() throws { validator = SchemaValidator(try Self.parse(TimelineSchema.text)) }

  @Test func thereAreTimelines() { #expect(!Self.names.isEmpty) }

  @Test(arguments: names)
  func everyTimelineSuitsIt(name: String) throws {
    #expect(try validator.problems(Self.timeline(name)) == [])
  }

  @Test(arguments: names)
  func aMisspeltKeyDoesNot(name: String) throws {
    let timeline = try Self.timeline(name, adding: #""framePerSecond": 60,"#)
    #expect(try validator.problems(timeline) == ["$.framePerSecond: unknown"])
  }

  private func document(_ members: String) throws -> JSONValue {
    try Self.parse(#"{ "version": 1, "canvas": { "width": 1, "height": 1 }, \#(members) }"#)
  }

  @Test(arguments: [
    #""views": [{ "id": "a", "note": "n", "transform": { "rotation": 90, "scale": 2 } }]"#,
    #""views": [{ "id": "a", "transform": { "scale": { "x": -1, "y": 0 } } }]"#,
    #""views": [{ "id": "a", "transform": [0, 1, -1, 0, 0.5, -0.5] }]"#,
    #""views": [{ "id": "a", "frame": { "x": 0, "y": -1, "width": 1, "height": 0 } }]"#,
    #""views": [{ "id": "a", "center": { "x": 0, "y": -1 }, "size": { "width": 1, "height": 0 } }]"#,
    #""keyframes": [{ "time": 0, "changes": [{ "view": "a", "center": { "x": 0, "y": 1 } }] }]"#,
    #""keyframes": [{ "time": 0, "changes": [{ "view": "a", "transform.rotation": 720, "transform.scale": 2 }] }]"#,
    #""views": [{ "id": "a", "layoutMargins": { "leading": 8 }, "subviews": [{ "id": "b" }] }]"#,
    #""constraints": ["a == b", { "equation": "a == b", "constant": "root.width / 2" }]"#,
    #""constraints": [{ "group": "g", "active": false, "constraints": ["H:|[a]|"] }]"#,
    #""constraints": [{ "visualFormat": "[a][b]", "options": ["alignAllTop"], "id": "set" }]"#,
    #""keyframes": [{ "after": 0.5, "animation": { "duration": 1, "curve": [0.2, -1, 0.4, 2] } }]"#,
    #""keyframes": [{ "time": 0, "changes": [{ "deactivate": ["a", "set#1"] }] }]"#,
    #""keyframes": [{ "time": 0, "changes": [{ "view": "a", "alpha": 0.5 }] }]"#,
    #""keyframes": [{ "time": 0, "animation": { "duration": 1, "spring": { "dampingRatio": 1 } } }]"#,
    #""keyframes": [{ "time": 0, "animation": { "spring": { "bounce": -0.5, "duration": 0.5 } } }]"#,
    #""keyframes": [{ "time": 0, "animation": { "duration": 1, "curve": "steps(4, jump-end)" } }]"#,
    #""keyframes": [{ "time": 0, "animation": { "duration": 1, "curve": " linear (0, 1)" } }]"#,
    #""keyframes": [{ "time": 0, "animation": { "spring": { "mass": 1, "stiffness": 1, "damping": 1 } } }]"#,
    #""keyframes": [{ "time": 0, "animation": { "duration": 1, "spring": { "bounce": 1, "duration": 1 } } }]"#,
    #""keyframes": [{ "time": 0, "changes": [{ "addSubview": { "id": "c" }, "to": "a" }] }]"#,
    #""keyframes": [{ "time": 0, "changes": [{ "addSubview": { "id": "c" }, "to": "a", "at": 0 }, { "removeFromSuperview": "c" }] }]"#,
    #""keyframes": [{ "time": 0, "changes": [{ "canvas": { "width": 5, "layoutDirection": "rightToLeft" } }] }]"#,
    #""keyframes": [{ "time": 0, "changes": [{ "view": "a", "stack": { "spacing": 4 }, "lastBaselineOffset": 1 }] }]"#,
    #""views": [{ "id": "a", "stack": { "axis": "vertical", "alignment": "leading", "customSpacing": { "b": 1, "note": "n" }, "arrangedSubviews": ["b"] } }]"#,
    #""views": [{ "id": "a", "layoutGuides": [{ "id": "g" }], "alignmentRectInsets": { "top": -1 }, "semanticContentAttribute": "spatial" }]"#,
    #""metrics": { "gap": 8, "note": "free keys, and yet" }, "compatibility": "iOS7""#,
    #""states": { "note": "n", "x": [], "y": [{ "view": "a", "alpha": 1 }, { "restore": "c" }, { "canvas": { "width": 5 } }] }, "stateAnimation": { "duration": 1, "delay": 1 }, "keyframes": [{ "time": 0, "to": "x" }]"#,
  ])
  func whatTheFormatAllowsIsAllowed(members: String) throws {
    #expect(try validator.problems(document(members)) == [])
  }

  @Test(arguments: [
    #""views": [{ "backgroundColor": "red" }]"#,
    #""views": [{ "id": "a", "alpha": 1.5 }]"#,
    ##""views": [{ "id": "a", "backgroundColor": "#12345" }]"##,
    #""views": [{ "id": "a", "transform": [1, 0, 0, 1, 0, 0, 1] }]"#,
    #""views": [{ "id": "a", "transform.rotation": 90 }]"#,
    #""views": [{ "id": "a", "frame": { "x": 0, "y": 0, "width": -1, "height": 0 } }]"#,
    #""views": [{ "id": "a", "center": { "x": 0, "y": 0 } }]"#,
    #""views": [{ "id": "a", "size": { "width": 0, "height": 0 } }]"#,
    #""views": [{ "id": "a", "frame": { "x": 0, "y": 0, "width": 0, "height": 0 }, "center": { "x": 0, "y": 0 }, "size": { "width": 0, "height": 0 } }]"#,
    #""keyframes": [{ "time": 0, "changes": [{ "view": "a", "transform": {}, "transform.scale": 2 }] }]"#,
    #""keyframes": [{ "time": 0, "changes": [{ "view": "a", "frame": { "x": 0, "y": 0, "width": 0, "height": 0 }, "size": { "width": 0, "height": 0 } }] }]"#,
    #""views": [{ "id": "1a" }]"#,
    #""views": [{ "id": "a", "layoutMargins": { "left": 1, "leading": 1 } }]"#,
    #""constraints": [{ "equation": "a == b", "firstItem": "a" }]"#,
    #""constraints": [{ "firstItem": "a" }]"#,
    #""constraints": [{ "firstItem": "a", "firstAttribute": "middle" }]"#,
    #""constraints": [{ "firstItem": "a", "firstAttribute": "top", "secondItem": "b" }]"#,
    #""constraints": [{ "firstItem": "a", "firstAttribute": "top", "priority": 0 }]"#,
    #""keyframes": [{ "changes": [] }]"#,
    #""states": {}"#,
    #""states": { "declared": [] }"#,
    #""states": { "x": [{ "remove": "c" }] }"#,
    #""states": { "x": [{ "view": "a", "path": { "values": [{ "x": 0, "y": 0 }, { "x": 1, "y": 0 }] } }] }"#,
    #""stateAnimation": { "duration": 1, "animations": [{ "changes": [] }] }"#,
    #""keyframes": [{ "time": 0, "after": 1 }]"#,
    #""keyframes": [{ "time": -1 }]"#,
    #""keyframes": [{ "time": 0, "changes": [{ "activate": "a", "deactivate": "b" }] }]"#,
    #""keyframes": [{ "time": 0, "changes": [{ "constraint": "a" }] }]"#,
    #""keyframes": [{ "time": 0, "animation": { "duration": 1, "curve": [1.5, 0, 0, 0] } }]"#,
    #""keyframes": [{ "time": 0, "animation": { "duration": 1, "curve": "bouncy" } }]"#,
    #""keyframes": [{ "time": 0, "animation": { "duration": 1, "spring": { "dampingRatio": 1.5 } } }]"#,
    #""keyframes": [{ "time": 0, "animation": { "duration": 1, "spring": { "bounce": 0, "dampingRatio": 1 } } }]"#,
    #""keyframes": [{ "time": 0, "animation": { "spring": { "mass": 1, "damping": 10 } } }]"#,
    #""keyframes": [{ "time": 0, "animation": { "spring": { "bounce": -1, "duration": 0.5 } } }]"#,
    #""keyframes": [{ "time": 0, "animation": { "curve": "linear" } }]"#,
    #""keyframes": [{ "time": 0, "animation": { "duration": 1, "curve": "linear", "spring": { "dampingRatio": 1 } } }]"#,
    #""keyframes": [{ "time": 0, "animation": { "spring": { "dampingRatio": 1 } } }]"#,
    #""keyframes": [{ "time": 0, "animation": { "spring": { "bounce": 1, "duration": 1 } } }]"#,
    #""keyframes": [{ "time": 0, "animation": { "spring": { "mass": 1, "stiffness": 1, "damping": 0 } } }]"#,
    #""keyframes": [{ "time": 0, "changes": [{ "addSubview": { "id": "c" } }] }]"#,
    #""keyframes": [{ "time": 0, "changes": [{ "canvas": {} }] }]"#,
    #""keyframes": [{ "time": 0, "changes": [{ "canvas": { "scale": 2 } }] }]"#,
    #""keyframes": [{ "time": 0, "changes": [{ "view": "a", "stack": {} }] }]"#,
    #""keyframes": [{ "time": 0, "changes": [{ "view": "a", "layoutGuides": [{ "id": "g" }] }] }]"#,
    #""views": [{ "id": "a", "stack": { "alignment": "middle" } }]"#,
    #""framesPerSecond": 0"#,
    #""framesPerSecond": 29.97"#,
    #""metrics": { "a b": 1 }"#,
  ])
  func whatTheFormatForbidsIsForbidden(members: String) throws {
    #expect(try validator.problems(document(members)) != [])
  }

  @Test(arguments: [
    (#"{ "version": 1, "canvas": { "width": 1, "height": 1 } }"#, true),
    (#"{ "version": 2, "canvas": { "width": 1, "height": 1 } }"#, false),
    (#"{ "canvas": { "width": 1, "height": 1 } }"#, false),
    (#"{ "version": 1 }"#, false),
    ("[]", false),
  ])
  func versionAndCanvasAreRequired(text: String, suits: Bool) throws {
    #expect(try validator.problems(Self.parse(text)).isEmpty == suits)
  }
}
