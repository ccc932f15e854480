import JSONText

/// The screen of a device of Apple, upright.
private struct Screen {
  /// In points.
  let width: Int
  let height: Int
  /// Pixels per point.
  let scale: Int

  /// From the iPhone 4 and the iPad 3 on, all whose pixels are not points. No size in pixels is that
  /// of another screen in points, so that the unit of a canvas as large as a screen is never in doubt.
  ///
  /// Source: "Layout", device dimensions, in Apple's Human Interface Guidelines.
  static let all: [Screen] =
    [
      (320, 480), (320, 568), (375, 667), (414, 896), (744, 1133), (768, 1024), (810, 1080),
      (820, 1180), (834, 1112), (834, 1194), (834, 1210), (1024, 1366), (1032, 1376),
    ].map { Screen(width: $0.0, height: $0.1, scale: 2) }
    + [
      (375, 812), (390, 844), (393, 852), (402, 874), (414, 736), (414, 896), (420, 912),
      (428, 926), (430, 932), (440, 956),
    ].map { Screen(width: $0.0, height: $0.1, scale: 3) }
}

extension TimelineReader {
  /// Records a canvas that has as many points as a screen has pixels, upright or turned.
  ///
  /// - Parameter scale: the scale of a first canvas; nil for a change, which cannot set it.
  mutating func notePixels(_ fields: Fields, scale: Int?) {
    guard case .number(let width)? = fields["width"]?.value.content,
      case .number(let height)? = fields["height"]?.value.content,
      !(width.literal + height.literal).utf8.contains(UInt8(ascii: ".")),
      let field = fields["width"],
      let screen = Screen.all.first(where: { $0.hasPixels(width.value, height.value) })
    else { return }
    let (points, high) = (width.value, height.value)
    let size = [points, high].map { decimal($0 / Double(screen.scale)) }
    let isScaled = scale == nil || scale == screen.scale
    document.unitMistakes.append(
      UnitMistake(
        .pixels, of: "the canvas", written: "\(decimal(points)) × \(decimal(high))",
        correction: "\"width\": \(size[0]), \"height\": \(size[1])"
          + (isScaled ? "" : ", \"scale\": \(screen.scale)"),
        confirmation: decimal(points) + ".0", at: document.location(of: field.range)))
  }
}

extension Screen {
  fileprivate func hasPixels(_ width: Double, _ height: Double) -> Bool {
    let (short, long) = (Double(self.width * scale), Double(self.height * scale))
    return (width, height) == (short, long) || (width, height) == (long, short)
  }
}
