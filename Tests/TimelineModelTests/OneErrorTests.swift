import Testing
import TimelineModel

/// One mistake is one error, however much follows from it; two mistakes are two.
@Suite struct OneErrorTests {
  /// A timeline in which everything refers to `card`, `gap`, `spacing` and `wide` many times.
  private static let text = """
    {
      "version": 1,
      "canvas": { "width": 320, "height": 480, "scale": 2 },
      "metrics": { "gap": 8, "half": 2, "strength": 750 },
      "views": [
        { "id": "card", "frame": { "x": 0, "y": 0, "width": 9, "height": 9 } },
        { "id": "title", "layoutGuides": [{ "id": "middle" }], "subviews": [{ "id": "icon" }] },
        { "id": "list", "stack": { "spacing": 4 }, "subviews": [{ "id": "row" }] },
        { "id": "footer" }
      ],
      "constraints": [
        "V:|-gap-[title]-gap-[list]|",
        "H:|-gap-[title(>=gap)]-gap-[footer]-gap-|",
        "spacing: title.top == card.bottom + gap",
        "height: title.height == list.height / half + gap @strength",
        { "id": "far", "equation": "footer.top == card.bottom + 2 * gap", "active": false },
        { "id": "near", "firstItem": "icon", "firstAttribute": "leading",
          "secondItem": "title", "secondAttribute": "leading", "constant": "gap * 2" },
        { "group": "wide", "active": false, "constraints": [
          "wideTitle: title.width == 200", "middle.centerX == title.centerX",
          { "id": "wideList", "equation": "list.width == 200 - gap" }
        ] },
        { "id": "edges", "equation": "icon.edges == title.edges" },
        "footer.height == title.height", "footer.width == title.width + gap",
        "title.leading == list.leading", "title.trailing == list.trailing"
      ],
      "keyframes": [
        { "time": 0.5, "layout": "title",
          "animation": { "duration": 0.3, "spring": { "dampingRatio": 0.8 } },
          "changes": [
            { "deactivate": ["near", "edges#0"] }, { "activate": "wide" },
            { "constraint": "spacing", "constant": "gap + title.height" },
            { "view": "card", "frame": { "x": 1, "y": 0, "width": 9, "height": 9 } },
            { "view": "list", "stack": { "spacing": 8 } }
          ] },
        { "after": 0.5, "animation": { "spring": { "bounce": 0.2, "duration": 0.4 } },
          "changes": [
            { "addSubview": { "id": "toast", "subviews": [{ "id": "label" }] }, "to": "title" },
            { "add": ["over: toast.top == title.top + gap", "toast.size == title.size",
              "label.edges == toast.edges"] },
            { "constraint": "spacing", "constant": 20 }, { "constraint": "height", "constant": 3 },
            { "view": "title", "alpha": 0.5 }, { "restore": "wide" }
          ] },
        { "time": 2, "animation": 0.25,
          "changes": [
            { "constraint": "over", "constant": 4 }, { "view": "label", "alpha": 0.5 },
            { "constraint": "spacing", "constant": 30 }, { "view": "title", "alpha": 1 },
            { "deactivate": ["wide", "far"] }, { "view": "list", "stack": { "spacing": 2 } },
            { "removeFromSuperview": "toast" }
          ] }
      ]
    }
    """

  /// Replaces a piece of the timeline; the replacement has the mistake.
  private func planting(_ mistakes: [(String, String)]) throws -> [String] {
    var text = Self.text
    for (sound, wrong) in mistakes {
      let range = try #require(text.firstRange(of: sound), "\(sound)")
      text.replaceSubrange(range, with: wrong)
    }
    return problems(text)
  }

  @Test func theTimelineIsSound() {
    #expect(problems(Self.text) == [])
  }

  /// What is replaced, by what, and the code of the error.
  private static let mistakes: [(String, String, String)] = [
    // Views.
    (#"{ "id": "footer" }"#, #"{ "id": "title" }"#, "duplicate-name"),
    (#"{ "id": "card", "frame""#, #"{ "id": "gap", "frame""#, "duplicate-name"),
    (#"{ "gap": 8"#, #"{ "title": 8"#, "duplicate-name"),
    (#"[{ "id": "icon" }]"#, #"[{ "id": "title" }]"#, "duplicate-name"),
    (#"{ "id": "title""#, #"{ "id": "my-title""#, "malformed-name"),
    (#"{ "id": "title""#, #"{ "Id": "title""#, "unknown-key"),
    (#"{ "id": "title""#, #"{ "name": "title""#, "unknown-key"),
    (#"{ "id": "title""#, #"{ "accessibilityIdentifier": "title""#, "unknown-key"),
    (#"{ "id": "title""#, #"{ "id": ["title"]"#, "wrong-type"),
    (#"{ "id": "footer" }"#, #""footer""#, "wrong-type"),
    (#"{ "id": "footer" }"#, #"{ "footer": {} }"#, "unknown-key"),
    (#"{ "id": "footer" }"#, #"{ "id": "footer", "alpha": 2 }"#, "out-of-range"),
    (#""layoutGuides""#, #""layoutGuide""#, "unknown-key"),
    (#""subviews": [{ "id": "icon" }]"#, #""subview": [{ "id": "icon" }]"#, "unknown-key"),
    (#""subviews": [{ "id": "icon" }]"#, #""children": [{ "id": "icon" }]"#, "unknown-key"),
    (#""subviews": [{ "id": "icon" }]"#, #""subviews": { "id": "icon" }"#, "wrong-type"),
    (#""views": ["#, #""veiws": ["#, "unknown-key"),
    (#""views": ["#, #""views": [], "views": ["#, "duplicate-key"),
    (#""stack": { "spacing": 4 }"#, #""stack": true"#, "wrong-type"),
    (#""frame": {"#, #""frmae": {"#, "unknown-key"),
    (#""frame": { "x": 0,"#, #""frame": {"#, "missing-key"),
    (#", "frame": { "x": 0, "y": 0, "width": 9, "height": 9 } }"#, " }", "not-changeable"),
    (#"{ "id": "list", "stack": { "spacing": 4 },"#, #"{ "id": "list","#, "not-changeable"),
    // Canvas and metrics.
    (#""width": 320, "height": 480, "scale": 2"#, #""w": 320, "height": 480"#, "unknown-key"),
    (#"{ "width": 320, "height": 480, "scale": 2 }"#, "{}", "missing-key"),
    (#"{ "width": 320, "height": 480, "scale": 2 }"#, "[320, 480]", "wrong-type"),
    (#""width": 320, "height": 480"#, #""width": 320, "heigth": 480"#, "unknown-key"),
    (#"{ "gap": 8"#, #"{ "gap": "8""#, "wrong-type"),
    (#""half": 2"#, #""half": "2""#, "wrong-type"),
    (#""strength": 750"#, #""strength": null"#, "wrong-type"),
    (#"{ "gap": 8"#, #"{ "the gap": 8"#, "malformed-name"),
    (
      #"{ "gap": 8, "half": 2, "strength": 750 }"#, #"[{ "gap": 8, "half": 2, "strength": 7 }]"#,
      "wrong-type"
    ),
    // Constraints.
    (#""constraints": ["#, #""constrains": ["#, "unknown-key"),
    ("spacing: title.top", "spacing: title.topp", "unknown-name"),
    ("spacing: title.top ==", "spacing: title.top =", "equation-syntax"),
    ("spacing: title", "spacing title", "equation-syntax"),
    ("spacing: title", "my-spacing: title", "equation-syntax"),
    ("height: title", "spacing: title", "duplicate-name"),
    (#""id": "far", "equation""#, #""id": "far", "equatoin""#, "unknown-key"),
    (#""id": "far", "equation""#, #""name": "far", "equation""#, "unknown-key"),
    (
      #""id": "far", "equation""#, #""id": "far", "visualFormat": "H:[card]", "equation""#,
      "contradictory-keys"
    ),
    (#""firstItem": "icon", "firstAttribute": "leading","#, "", "missing-key"),
    (
      #""group": "wide", "active": false, "constraints""#,
      #""group": "wide", "active": false, "constraint""#, "unknown-key"
    ),
    (#""group": "wide""#, #""groups": "wide""#, "unknown-key"),
    (#""group": "wide""#, #""group": "far""#, "duplicate-name"),
    (#""group": "wide""#, #""group": 5"#, "wrong-type"),
    (#""wideTitle: title"#, #""spacing: title"#, "duplicate-name"),
    (#""spacing: title.top == card.bottom + gap""#, "5", "wrong-type"),
    (#""spacing: title.top == card.bottom + gap""#, #"{ "q": 1 }"#, "unknown-key"),
    (#"{ "id": "middle" }"#, #"{ "id": 5 }"#, "wrong-type"),
    // Keyframes.
    (#""view": "card", "frame""#, #""veiw": "card", "frame""#, "unknown-key"),
    (
      #""constraint": "spacing", "constant": 20"#, #""zzz": "spacing", "constant": 20"#,
      "unknown-key"
    ),
    (#""time": 2, "animation": 0.25,"#, #""zzz": 2, "animation": 0.25,"#, "unknown-key"),
    (#""spring": { "dampingRatio": 0.8 }"#, #""spring": { "damping": 0.8 }"#, "missing-key"),
    (#""spring": { "dampingRatio": 0.8 }"#, #""spring": { "ratio": 0.8 }"#, "unknown-key"),
    (#""spring": { "dampingRatio": 0.8 }"#, #""spring": { "dampingRatoi": 0.8 }"#, "unknown-key"),
    (#""spring": { "bounce": 0.2, "duration": 0.4 }"#, #""spring": 0.4"#, "wrong-type"),
    (
      #""spring": { "bounce": 0.2, "duration": 0.4 }"#, #""spring": { "response": 0.4 }"#,
      "unknown-key"
    ),
    (#""animation": { "duration": 0.3,"#, #""animation": { "time": 0.3,"#, "unknown-key"),
    (#""time": 0.5, "layout""#, #""time": "0.5", "layout""#, "wrong-type"),
    (#""time": 2, "animation": 0.25,"#, #""tiem": 2, "animation": 0.25,"#, "unknown-key"),
    (#", "to": "title" }"#, " }", "missing-key"),
    (#""to": "title""#, #""too": "title""#, "unknown-key"),
    (#"{ "id": "toast""#, #"{ "id": "card""#, "duplicate-name"),
    (
      #"{ "addSubview": { "id": "toast""#, #"{ "add": [], "addSubview": { "id": "toast""#,
      "contradictory-keys"
    ),
    (#"{ "add": ["over"#, #"{ "ad": ["over"#, "unknown-key"),
    (#"{ "removeFromSuperview": "toast" }"#, #"{ "removeFromSuperview": "tost" }"#, "unknown-name"),
  ]

  @Test(arguments: mistakes)
  func aMistakeIsOneError(sound: String, wrong: String, code: String) throws {
    let found = try planting([(sound, wrong)])
    #expect(found.map { $0.split(separator: " ")[1] } == ["\(code):"], "\(found)")
  }

  /// Each mistake of the first half together with a wrong number at the end of the file.
  @Test(arguments: mistakes)
  func twoMistakesAreTwoErrors(sound: String, wrong: String, code: String) throws {
    let end = (#""stack": { "spacing": 2 } }"#, #""alpha": 2 }"#)
    let found = try planting([(sound, wrong), end])
    #expect(
      Set(found.map { $0.split(separator: " ")[1] }) == ["\(code):", "out-of-range:"], "\(found)")
    #expect(found.count == 2)
  }

  /// A reference to nothing is a mistake, whatever else is wrong.
  @Test(arguments: [
    #"{ "removeFromSuperview": "xyz" }"#, #"{ "view": "xyz", "alpha": 1 }"#,
    #"{ "activate": "xyz" }"#, #"{ "deactivate": ["near", "xyz"] }"#, #"{ "restore": "xyz" }"#,
    #"{ "remove": "xyz" }"#, #"{ "constraint": "xyz", "constant": 3 }"#,
    #"{ "constraint": "near", "constant": "xyz" }"#,
    #"{ "constraint": "near", "priority": "xyz" }"#,
    #"{ "add": ["xyz.top == title.top"] }"#, #"{ "add": ["H:[xyz]-[title]"] }"#,
    #"{ "addSubview": { "id": "other" }, "to": "xyz" }"#,
    #"{ "view": "list", "stack": { "arrangedSubviews": ["xyz"] } }"#,
  ])
  func anUnknownNameIsNotHiddenByAnotherMistake(change: String) throws {
    let found = try planting([
      (#"{ "deactivate": ["wide", "far"] }"#, change), (#""scale": 2"#, #""scale": 9"#),
    ])
    #expect(found.count == 2, "\(found)")
    #expect(found.last?.contains("`xyz`") == true, "\(found)")
  }

  /// Every key and every string of the timeline, replaced by a word that means nothing.
  @Test func everyWordThatIsWrongIsOneError() {
    for word in Self.text.matches(of: #/"[^"]*"/#) {
      var text = Self.text
      text.replaceSubrange(word.range, with: #""zzz""#)
      let found = problems(text)
      #expect(found.count <= 1, "\(word.output): \(found)")
    }
  }

  /// A name that is misspelt once is wrong wherever it is used.
  @Test func anUnknownNameIsReportedWithItsFurtherPlaces() throws {
    let constraints = (0..<10).map { #""blok.width == \#($0)""# }.joined(separator: ",\n")
    let found = diagnostics(scene(constraints))
    #expect(found.map(\.message) == ["unknown view or guide `blok`"])
    #expect(found.first?.labels.map(\.text) == ["and here", "and here", "and here"])
    #expect(found.first?.labels.map(\.location.line) == [5, 6, 7])
    #expect(found.first?.notes == ["and in 6 more places"])
  }

  @Test func formatsAndEquationsHaveTheSameNames() {
    let found = problems(scene(#""H:|[blok]|", "blok.top == a.top", "blok.width == foo""#))
    #expect(
      found == [
        "4:6 visual-format: unknown view `blok`", "4:51 unknown-name: unknown metric `foo`",
      ])
  }

  @Test func anUnknownConstraintIsReportedOnce() {
    let changes = #"{"activate": "x"}, {"constraint": "x", "constant": 3}, {"deactivate": "y"}"#
    let found = diagnostics(scene(keyframes: #"{"time": 0, "changes": [\#(changes)]}"#))
    #expect(found.map(\.message) == ["unknown constraint `x`", "unknown constraint `y`"])
    #expect(found.map(\.labels.count) == [1, 0])
  }

  /// What seems to follow from another error is reported if there is no other error.
  @Test func nothingIsHiddenAltogether() {
    let constraint = #"{"firstItem": "a", "firstAttribute": "width", "identifier": "x"}"#
    let found = problems(
      scene(constraint, keyframes: #"{"time": 0, "changes": [{"activate": "a"}]}"#))
    #expect(found.count == 1, "\(found)")
  }
}
