// A small model of the UIKit declarations that exported code and the capture use, written from
// Apple's public documentation. It holds state and lays nothing out.
@_exported public import Foundation

#if !canImport(CoreGraphics)
  public typealias CFTimeInterval = Double

  public struct CGAffineTransform: Equatable, Sendable {
    public var a, b, c, d, tx, ty: CGFloat

    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    public var isIdentity: Bool { self == .identity }
  }

  public struct CGVector: Equatable, Sendable {
    public var dx, dy: CGFloat

    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
  }

  public final class CGPath: Sendable {}

  public final class CGColor: Sendable {
    /// Red, green, blue and alpha, 0…1.
    public let components: [CGFloat]?

    init(_ components: [CGFloat]) { self.components = components }
  }
#endif

public struct UIEdgeInsets: Equatable, Sendable {
  public var top, left, bottom, right: CGFloat

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  public var top, leading, bottom, trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

extension NSValue {
  public convenience init(cgPoint: CGPoint) {
    var point = cgPoint
    self.init(bytes: &point, objCType: "{CGPoint=dd}")
  }
}

@MainActor open class UIColor {
  let rgba: [CGFloat]

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    rgba = [red, green, blue, alpha]
  }

  public init(cgColor: CGColor) { rgba = cgColor.components ?? [0, 0, 0, 0] }

  public var cgColor: CGColor { CGColor(rgba) }

  public func resolvedColor(with traits: UITraitCollection) -> UIColor { self }

  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    for (place, value) in zip([red, green, blue, alpha], rgba) { place?.pointee = value }
    return true
  }
}
