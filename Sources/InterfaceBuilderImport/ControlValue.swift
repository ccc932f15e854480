import XMLText

/// What a slider or a progress view shows.
struct ControlValue {
  /// Of the whole, in 0…1, to a thousandth.
  let share: Double
  /// How far the alignment rectangle begins inside the frame.
  let inset: Double
  let color: String
  let trackColor: String?
  let thumbColor: String?

  init(_ element: XMLElement, _ document: InterfaceDocument) {
    let isProgress = element.name == "progressView"
    let number = { (key: String) in element[key].flatMap(Double.init(finite:)) }
    let least = isProgress ? 0 : number("minValue") ?? 0
    let greatest = isProgress ? 1 : number("maxValue") ?? 1
    let value = isProgress ? number("progress") ?? 0 : number("value") ?? 0.5
    let exact = greatest > least ? (value - least) / (greatest - least) : 0
    share = (min(1, max(0, exact)) * 1000).rounded() / 1000
    inset = isProgress || document.plugIn >= 24000 ? 0 : 2
    func color(_ key: String) -> String? {
      element.children.first { $0.name == "color" && $0["key"] == key }
        .flatMap { InterfaceColor.text($0, named: document.colors) }
    }
    self.color =
      color(isProgress ? "progressTintColor" : "minimumTrackTintColor") ?? color("tintColor")
      ?? "#007AFF"
    trackColor = color("maximumTrackTintColor")
    thumbColor = color("thumbTintColor")
  }
}
