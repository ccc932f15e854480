import AutoLayout
import Primitives
import Reporting
import TimelineModel

extension ExportWriter {
  /// The statements for everything that differs from a new view.
  mutating func writeAppearance(_ appearance: Appearance, of view: ViewIndex) {
    let name = names[view]
    if appearance.backgroundColor != .clear {
      code.line("\(name).backgroundColor = \(SwiftLiteral.color(appearance.backgroundColor))")
    }
    if appearance.alpha != 1 { write(alpha: appearance.alpha, of: view) }
    if appearance.isHidden { code.line("\(name).isHidden = true") }
    if appearance.transform != .identity {
      code.line("\(name).transform = \(SwiftLiteral.transform(appearance.transform))")
    }
    if appearance.allowsEdgeAntialiasing {
      code.line("\(name).layer.allowsEdgeAntialiasing = true")
    }
    writeLayer(appearance.layer, of: view)
    if let gradient = appearance.gradient { write(gradient, of: view) }
    if appearance.shadow != Shadow() { write(appearance.shadow, of: view) }
    if let text = appearance.text { write(text, of: view) }
    if let image = appearance.image { write(image, of: view) }
  }

  mutating func write(alpha: Double, of view: ViewIndex) {
    code.line("\(names[view]).alpha = \(SwiftLiteral.number(alpha))")
  }

  private mutating func writeLayer(_ layer: LayerStyle, of view: ViewIndex) {
    let plain = LayerStyle.plain
    let all: [(Bool, LayerProperty)] = [
      (layer.cornerRadius != plain.cornerRadius, .cornerRadius(layer.cornerRadius)),
      (layer.maskedCorners != plain.maskedCorners, .maskedCorners(layer.maskedCorners)),
      (layer.borderWidth != plain.borderWidth, .borderWidth(layer.borderWidth)),
      (layer.borderColor != plain.borderColor, .borderColor(layer.borderColor)),
      (layer.zPosition != plain.zPosition, .zPosition(layer.zPosition)),
    ]
    for (differs, property) in all where differs { write(property, of: view) }
    // Scroll views clip by themselves, and labels may.
    let isNamed = [.scroll, .label].contains(classes[view.rawValue])
    if layer.clipsToBounds || isNamed { write(.clipsToBounds(layer.clipsToBounds), of: view) }
  }

  mutating func write(_ property: LayerProperty, of view: ViewIndex) {
    let name = names[view]
    switch property {
    case .cornerRadius(let radius):
      code.line("\(name).layer.cornerRadius = \(SwiftLiteral.number(radius))")
    case .maskedCorners(let corners):
      code.line("\(name).layer.maskedCorners = \(corners.swift)")
    case .borderWidth(let width):
      code.line("\(name).layer.borderWidth = \(SwiftLiteral.number(width))")
    case .borderColor(let color):
      code.line("\(name).layer.borderColor = \(SwiftLiteral.color(color)).cgColor")
    case .clipsToBounds(let clips): code.line("\(name).clipsToBounds = \(clips)")
    case .zPosition(let position):
      code.line("\(name).layer.zPosition = \(SwiftLiteral.number(position))")
    }
  }

  mutating func write(_ gradient: Gradient, of view: ViewIndex) {
    guard classes[view.rawValue] == .gradient else {
      return note(.notShown("gradient", of: id(view)))
    }
    let colors = gradient.colors.map { SwiftLiteral.color($0) + ".cgColor" }
    let locations = gradient.locations.map { $0.map(SwiftLiteral.number) }
    let arguments = [
      names[view], SwiftLiteral.list(colors), locations.map(SwiftLiteral.list) ?? "nil",
      SwiftLiteral.point(gradient.startPoint), SwiftLiteral.point(gradient.endPoint),
    ]
    code.line("paint(\(arguments.joined(separator: ", ")))")
  }

  mutating func write(_ shadow: Shadow, of view: ViewIndex) {
    let layer = names[view] + ".layer"
    code.line("\(layer).shadowColor = \(SwiftLiteral.color(shadow.color)).cgColor")
    code.line("\(layer).shadowOpacity = \(SwiftLiteral.number(shadow.opacity))")
    code.line("\(layer).shadowRadius = \(SwiftLiteral.number(shadow.radius))")
    let offset = Size(width: shadow.offset.x, height: shadow.offset.y)
    code.line("\(layer).shadowOffset = \(SwiftLiteral.size(offset))")
  }
}

extension RectCorners {
  fileprivate var swift: String {
    let names: KeyValuePairs<String, RectCorners> = [
      ".layerMinXMinYCorner": .topLeft, ".layerMaxXMinYCorner": .topRight,
      ".layerMaxXMaxYCorner": .bottomRight, ".layerMinXMaxYCorner": .bottomLeft,
    ]
    return SwiftLiteral.list(names.filter { contains($0.value) }.map(\.key))
  }
}
