/// How an edge between pixels is drawn.
package enum EdgeRasterization: String, CaseIterable, Hashable, Sendable {
  /// The part of a pixel that is covered, by its exact area, rounded to 255ths.
  case exact
  /// As the render server of iOS does: a pixel is covered if its centre is inside, and not otherwise.
  case device
  /// As `CALayer.render(in:)` does: the exact area in 256ths, rounded down, at most 255.
  case coreGraphics = "coregraphics"
}
