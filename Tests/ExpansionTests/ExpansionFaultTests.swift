import TestSupport
import Testing

@testable import Expansion

/// Every mistake is reported where it is, with advice.
@Suite struct ExpansionFaultTests {
  /// The only mistake in a timeline of which each line is one string.
  private func fault(_ lines: String...) throws -> FoundFault {
    let text = ([#"{ "version": 1, "canvas": { "width": 1, "height": 1 },"#] + lines + ["}"])
      .joined(separator: "\n")
    let found = faults(in: text)
    #expect(found.count == 1, "\(found)")
    return try #require(found.first)
  }

  @Test(arguments: [
    (
      #"{ "count": 2.5, "as": "i" }"#, "2:34",
      "`count` must be a whole number and not negative, not 2.5"
    ),
    (
      #"{ "count": -1, "as": "i" }"#, "2:34",
      "`count` must be a whole number and not negative, not -1"
    ),
    (#"{ "count": "m", "as": "i" }"#, "2:35", "unknown name `m` in the expression"),
    (#"{ "count": true, "as": "i" }"#, "2:34", "`count` must be a number"),
    (#"{ "times": 2, "as": "i" }"#, "2:25", "unknown key `times` in `repeat`"),
    (#"{ "as": "i" }"#, "2:23", "`repeat` needs `count` or `for`"),
    (#"{ "count": 1, "for": [1], "as": "i" }"#, "2:44", "`repeat` has `count` or `for`, not both"),
    (#"{ "for": 3, "as": "i" }"#, "2:32", "`for` must be a list of numbers and texts"),
    (
      #"{ "for": [{}], "as": "i" }"#, "2:33",
      "an element of `for` must be a number, a text or a boolean"
    ),
    (#"{ "for": [1] }"#, "2:23", "a `repeat` with `for` needs `as`"),
    (#"{ "count": 1, "as": 7 }"#, "2:43", "`as` must be a name"),
    (#"{ "count": 1, "as": "1a" }"#, "2:43", "`1a` is not a valid name"),
    (#"{ "count": 1, "as": "gap" }"#, "2:43", "a loop variable named `gap` would hide a metric"),
    (#"{ "count": 1, "as": "i", "index": "i" }"#, "2:57", "`as` and `index` are both `i`"),
    (
      #"{ "count": 1, "count": 1, "as": "i" }"#, "2:37",
      "the key `count` occurs twice in this object"
    ),
    ("3", "2:23", "`repeat` must be an object"),
  ])
  func aRepeatIsChecked(spec: String, place: String, message: String) throws {
    let fault = try fault(
      #""views": [{ "repeat": \#(spec), "body": [{ "id": "a" }] }],"#, #""metrics": { "gap": 8 }"#)
    #expect(fault.place == place)
    #expect(fault.message == message)
  }

  /// A number with its unit in place of a number, and the advice.
  @Test(arguments: [
    ("0.5s", "write `0.5`: times are seconds"), ("300 ms", "write `0.3`: times are seconds"),
    ("8pt", "write `8`: lengths are points"), ("-90°", "write `-90`: angles are degrees"),
    ("50%", "write `0.5`: shares are numbers from 0 to 1"),
    ("5 &", "an expression has numbers, names, `+`, `-`, `*`, `/` and parentheses"),
  ])
  func aUnitIsAnsweredWithTheNumber(text: String, advice: String) throws {
    let fault = try fault("\"duration\": \"\(text)\"")
    #expect(fault.help == advice)
  }

  @Test(arguments: [
    (#"{ "id": "row{j}" }"#, "4:17", "unknown name `j` in the expression"),
    (#"{ "id": "row{i" }"#, "4:16", "`{` is not closed"),
    (#"{ "id": "row{}" }"#, "4:17", "unexpected the end in the expression"),
    (#"{ "id": "row{i &}" }"#, "4:19", "unexpected `&` in the expression"),
    (#"{ "id": "é\n{i / 0}" }"#, "4:17", "the expression divides by zero"),
    (#"{ "id": "a", "alpha": "{tint}" }"#, "4:26", "the number must be a number, not `red`"),
    (#"{ "id": "a", "alpha": "tint + 1" }"#, "4:27", "`tint` is not a number"),
    (
      #"{ "id": "a", "subviews": [{ "repeat": { "count": 1, "as": "i" }, "body": [] }] }"#, "4:62",
      "a loop variable named `i` would hide a name around it"
    ),
    (
      #"{ "id": "a", "layoutGuides": [{ "template": "x" }] }"#, "4:34",
      "a use of a template may only be in a list of views, constraints, changes or keyframes"
    ),
  ])
  func aBodyIsChecked(view: String, place: String, message: String) throws {
    let fault = try fault(
      #""views": [{"#,
      #""repeat": { "for": ["red", "blue"], "as": "tint", "index": "i" }, "body": ["#,
      "   \(view)", "] }]")
    #expect(fault.place == place)
    #expect(fault.message == message)
    #expect(fault.labels.last == "3:11 with `tint` = `red`", "\(fault.labels)")
  }

  @Test func aTextInAnEquationIsNotANumber() throws {
    let fault = try fault(
      #""constraints": [{ "repeat": { "for": ["big"], "as": "size" }, "body": ["#,
      #"  "a.width == size" ] }]"#)
    #expect(fault.place == "3:15")
    #expect(fault.message == "`size` is `big`, which is not a number")
    #expect(fault.help == "write `{size}` to put the text here")
  }

  /// The argument is the text `i`, and `{i}` would be the number of the repetition.
  @Test(arguments: [
    (#""id": "a", "alpha": "n / 4""#, "`n` is not a number"),
    (#""id": "a", "contentHuggingPriority": "n""#, "`n` is `i`, which is not a number"),
  ])
  func aNameThatIsPassedAsATextIsShownAtItsUse(view: String, message: String) throws {
    let fault = try fault(
      #""templates": { "row": { "parameters": { "n": null }, "body": [{ \#(view) }] } },"#,
      #""views": [{ "repeat": { "count": 2, "as": "i" }, "body": [{ "template": "row", "n": "i" }] }]"#
    )
    #expect(fault.message == message)
    #expect(
      fault.help
        == "if the value of a name is meant, write `\"n\": \"{i}\"` where the template is used")
  }

  @Test func aUseIsChecked() throws {
    let templates =
      #""templates": { "row": { "parameters": { "id": null, "n": 1 }, "body": [{ "id": "{id}" }] } },"#
    let unknown = try fault(templates, #""views": [{ "template": "rwo" }]"#)
    #expect(unknown.place == "3:25")
    #expect(unknown.message == "unknown template `rwo`")
    #expect(unknown.help == "did you mean `row`?")
    let missing = try fault(templates, #""views": [{ "template": "row" }]"#)
    #expect(missing.message == "the use of `row` needs `id`")
    #expect(missing.labels == ["2:16 declared here without a default"])
    let extra = try fault(templates, #""views": [{ "template": "row", "idd": "a" }]"#)
    #expect(extra.place == "3:32")
    #expect(extra.message == "unknown key `idd` in a use of `row`")
    #expect(extra.help == "did you mean `id`?")
    let wrong = try fault(templates, #""views": [{ "template": "row", "id": "a", "n": "two" }]"#)
    #expect(wrong.place == "3:49")
    #expect(wrong.message == "unknown name `two` in the expression")
    let list = try fault(templates, #""views": [{ "template": "row", "id": ["a"] }]"#)
    #expect(list.message == "the argument `id` must be a number, a text or a boolean")
  }

  @Test func templatesAreChecked() throws {
    let recursion = try fault(
      #""templates": { "a": { "body": [{ "template": "b" }] },"#,
      #"  "b": { "body": [{ "template": "a" }] } },"#, #""views": [{ "template": "a" }]"#)
    #expect(recursion.place == "3:33")
    #expect(recursion.message == "the template `a` uses itself")
    #expect(
      recursion.labels == ["2:16 declared here", "2:46 used here", "4:25 used here"])
    let hiding = try fault(
      #""metrics": { "gap": 8 }, "templates": { "a": { "parameters": { "gap": 1 }, "body": [] } },"#,
      #""views": [{ "template": "a" }]"#)
    #expect(hiding.message == "a parameter named `gap` would hide a metric")
    #expect(try fault(#""templates": { "a": {} }"#).message == "a template needs `body`")
    #expect(try fault(#""templates": { "a": { "body": {} } }"#).message == "`body` must be a list")
    #expect(
      try fault(#""templates": { "a b": { "body": [] } }"#).message == "`a b` is not a valid name")
    #expect(
      try fault(#""templates": { "a": { "params": {}, "body": [] } }"#).help == "write `parameters`"
    )
    #expect(try fault(#""templates": []"#).message == "`templates` must be an object")
  }

  @Test func staggersAreChecked() throws {
    func stagger(_ keyframe: String, _ stagger: String = "0.1") throws -> FoundFault {
      try fault(
        #""keyframes": [{ \#(keyframe), "changes": ["#,
        #"{ "repeat": { "count": 2, "as": "i" }, "stagger": \#(stagger), "body": [{ "restore": "a{i}" }] }] }]"#
      )
    }
    #expect(
      try stagger(#""time": 0"#).message
        == "`stagger` delays an animation, and this keyframe has none")
    #expect(
      try stagger(#""after": 1, "animation": 1"#).message
        == "a keyframe with `stagger` needs `time` instead of `after`")
    #expect(try stagger(#""time": 0, "animation": 1"#, "-1").place == "3:51")
    let views = try fault(
      #""views": [{ "repeat": { "count": 2, "as": "i" }, "stagger": 1, "body": [] }]"#)
    #expect(views.message == "`stagger` is for a repeat of changes, not of views")
  }

  @Test func metricsAreChecked() throws {
    let cycle = try fault(#""metrics": { "a": "b + 1", "b": "a * 2" }"#)
    #expect(cycle.message == "the metric `a` is computed from itself")
    #expect(cycle.place == "2:14")
    #expect(cycle.help == "give one of them a number")
    #expect(try fault(#""metrics": { "a": "a + 1" }"#).help == "give it a number")
    let unknown = try fault(#""metrics": { "gap": 8, "wide": "gapp * 2" }"#)
    #expect(unknown.place == "2:33")
    #expect(unknown.help == "did you mean `gap`?")
  }

  @Test func variantsAreChecked() throws {
    let unknown = try fault(#""metrics": { "gap": 8 }, "variants": { "wide": { "gpa": 1 } }"#)
    #expect(unknown.message == "unknown metric `gpa`")
    #expect(unknown.help == "did you mean `gap`?")
    #expect(
      try fault(#""metrics": { "gap": 8 }, "variants": { "a/b": { "gap": 1 } }"#).message
        == "`a/b` is not a valid name of a variant")
    #expect(try fault(#""variants": []"#).message == "`variants` must be an object")
  }

  @Test func aNameDeclaredInTwoFilesHasBothPlaces() {
    let files = ["a.json": #"{ "metrics": { "gap": 1 }, "templates": { "t": { "body": [] } } }"#]
    let metrics = faults(
      in: timeline(#""include": ["a.json"], "metrics": { "gap": 2 }"#), files: files)
    #expect(metrics.map(\.message) == ["`gap` is declared twice"])
    #expect(metrics.first?.place == "a.json:1:16")
    let templates = faults(
      in: timeline(#""include": ["a.json"], "templates": { "t": { "body": [] } }"#), files: files)
    #expect(templates.map(\.message) == ["the template `t` is declared twice"])
  }

  @Test func aStateIsNotStaggered() throws {
    let found = try fault(
      #""states": { "x": ["#,
      #"{ "repeat": { "count": 2, "as": "i" }, "stagger": 0.1, "body": [{ "restore": "a{i}" }] }] }"#
    )
    #expect(found.message == "`stagger` delays an animation, and a state is not animated")
  }

  @Test func includedFilesAreChecked() {
    func fault(_ file: String, _ path: String = "a.json") -> FoundFault? {
      let found = faults(in: timeline(#""include": ["\#(path)"]"#), files: ["a.json": file])
      #expect(found.count == 1)
      return found.first
    }
    #expect(fault("{")?.place.hasPrefix("a.json:1:2") == true)
    #expect(fault("{")?.code == "syntax")
    #expect(fault("{}", "b.json")?.message.hasPrefix("there is no file `b.json`") == true)
    #expect(fault("{}", "")?.message == "an element of `include` must be the path of a file")
    #expect(fault(#"{ "keyframes": [] }"#)?.message == "an included file has no `keyframes`")
    #expect(fault(#"{ "viewz": [] }"#)?.help == "did you mean `views`?")
    #expect(fault("[]")?.message == "an included file must be an object")
    let cycle = faults(
      in: timeline(#""include": ["a.json"]"#),
      files: ["a.json": #"{ "include": ["b.json"] }"#, "b.json": #"{ "include": ["a.json"] }"#])
    #expect(cycle.map(\.message) == ["`a.json` includes itself"])
    #expect(cycle.first?.labels == ["a.json:1:15 included here", "1:72 included here"])
  }

  @Test(arguments: [
    (#""include": ["own.json"]"#, "1:72"), (#""include": ["a.json"]"#, "a.json:1:15"),
  ])
  func theTimelineIsNotToInclude(members: String, place: String) {
    let own = timeline(members)
    let files = ["own.json": own, "a.json": #"{ "include": ["own.json"] }"#]
    let found = faults(in: own, named: "own.json", files: files)
    #expect(found.map(\.code) == ["recursion"])
    #expect(found.map(\.message) == ["`own.json` includes itself"])
    #expect(found.map(\.place) == [place])
  }

  @Test func everyMistakeIsReportedAndEachOnce() {
    let found = faults(
      in: timeline(
        #""views": [{ "repeat": { "count": 9, "as": "i" }, "body": [{ "id": "{x}" }, { "id": "{y}" }] }, { "template": "z" }]"#
      ))
    #expect(
      found.map(\.message) == [
        "unknown name `x` in the expression", "unknown name `y` in the expression",
        "unknown template `z`",
      ])
  }
}
