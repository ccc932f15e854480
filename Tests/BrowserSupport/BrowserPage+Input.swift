package import Primitives

/// Modifier keys that are held while another key is pressed.
package struct KeyModifiers: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let alt = KeyModifiers(rawValue: 1)
  package static let control = KeyModifiers(rawValue: 2)
  package static let meta = KeyModifiers(rawValue: 4)
  package static let shift = KeyModifiers(rawValue: 8)
}

extension BrowserPage {
  /// Presses and releases a key.
  ///
  /// - Parameter key: its name in scripts, as in `ArrowRight`, `Home`, `Enter`, or the character
  ///   that it types, as in `a`, `?`, ` `.
  package func press(_ key: String, _ modifiers: KeyModifiers = []) async throws {
    let key = try BrowserKey(key)
    var event: [String: ScriptValue] = [
      "key": .string(key.name), "code": .string(key.code),
      "windowsVirtualKeyCode": .number(Double(key.number)),
      "modifiers": .number(Double(modifiers.union(key.needsShift ? .shift : []).rawValue)),
    ]
    let types = key.text != nil && modifiers.isDisjoint(with: [.alt, .control, .meta])
    var down = event
    down["type"] = types ? "keyDown" : "rawKeyDown"
    if types, let text = key.text { down["text"] = .string(text) }
    event["type"] = "keyUp"
    try await call("Input.dispatchKeyEvent", .object(down))
    try await call("Input.dispatchKeyEvent", .object(event))
  }

  /// Moves the pointer to a point in viewport coordinates.
  package func movePointer(to point: Point, pressed: Bool = false) async throws {
    try await mouse("mouseMoved", at: point, pressed ? ["button": "left", "buttons": 1] : [:])
  }

  package func click(_ point: Point) async throws {
    try await movePointer(to: point)
    try await mouse("mousePressed", at: point, ["button": "left", "buttons": 1, "clickCount": 1])
    try await mouse("mouseReleased", at: point, ["button": "left", "clickCount": 1])
  }

  /// Scrolls to the first element that matches a selector, and clicks its centre.
  ///
  /// - Throws: `BrowserError.noTarget` if there is no such element, its size is zero, or another
  ///   element covers it.
  package func click(_ selector: String) async throws {
    try await click(try await middle(of: selector))
  }

  /// Presses at one point, moves to another in steps, and releases.
  package func drag(from start: Point, to end: Point, steps: Int = 8) async throws {
    try await movePointer(to: start)
    try await mouse("mousePressed", at: start, ["button": "left", "buttons": 1, "clickCount": 1])
    for step in 1...steps {
      let fraction = Double(step) / Double(steps)
      let x = start.x + (end.x - start.x) * fraction
      let y = start.y + (end.y - start.y) * fraction
      try await movePointer(to: Point(x: x, y: y), pressed: true)
    }
    try await mouse("mouseReleased", at: end, ["button": "left", "clickCount": 1])
  }

  /// Turns the wheel at a point: positive distances scroll down and right.
  package func turnWheel(
    at point: Point, by distance: Point, _ modifiers: KeyModifiers = []
  ) async throws {
    try await mouse(
      "mouseWheel", at: point,
      [
        "deltaX": .number(distance.x), "deltaY": .number(distance.y),
        "modifiers": .number(Double(modifiers.rawValue)),
      ])
  }

  private func mouse(
    _ type: String, at point: Point, _ more: [String: ScriptValue] = [:]
  ) async throws {
    let event: [String: ScriptValue] = [
      "type": .string(type), "x": .number(point.x), "y": .number(point.y),
    ]
    try await call("Input.dispatchMouseEvent", .object(event.merging(more) { $1 }))
  }

  /// The centre of an element in viewport coordinates, after scrolling to it.
  package func middle(of selector: String) async throws -> Point {
    let place = try await evaluate(
      """
      (selector => {
        const element = document.querySelector(selector)
        if (!element) return "there is no such element"
        element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" })
        const box = element.getBoundingClientRect()
        if (box.width === 0 || box.height === 0) return "it has no size"
        const x = box.left + box.width / 2, y = box.top + box.height / 2
        const hit = document.elementFromPoint(x, y)
        if (!hit) return "it is outside the viewport"
        return element.contains(hit) ? [x, y] : "covered by " + hit.outerHTML.slice(0, 80)
      })(\(Self.literal(selector)))
      """)
    guard let x = place[0].number, let y = place[1].number else {
      throw BrowserError.noTarget(selector: selector, reason: place.string ?? "")
    }
    return Point(x: x, y: y)
  }
}
