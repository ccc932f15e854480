import Foundation
import LayoutAnimation
import Testing

import struct Primitives.AffineTransform
import struct Primitives.Point

@Suite struct InspectionTransformTests {
  private func words(_ transform: AffineTransform) -> String {
    Inspection.Transform(transform).description
  }

  /// Scale, then rotation, then translation: the order in which a timeline's `transform` is
  /// composed.
  private func transform(
    scale: (Double, Double) = (1, 1), degrees: Double = 0, translation: (Double, Double) = (0, 0)
  ) -> AffineTransform {
    let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    return AffineTransform(scale: Point(x: scale.0, y: scale.1))
      .concatenating(AffineTransform(a: cosine, b: sine, c: -sine, d: cosine))
      .concatenating(AffineTransform(translation: Point(x: translation.0, y: translation.1)))
  }

  @Test func whatChangesNothingIsTheIdentity() {
    #expect(words(.identity) == "identity")
    #expect(words(transform(degrees: 360)) == "identity")
    #expect(words(transform(translation: (0.00001, 0))) == "identity")
  }

  @Test func eachPartIsNamed() {
    #expect(words(transform(translation: (-20, 20))) == "translation (-20, 20)")
    #expect(words(transform(degrees: 45)) == "rotation 45°")
    #expect(words(transform(scale: (0.5, 0.5))) == "scale 0.5")
    #expect(words(transform(scale: (2, 0.25))) == "scale (2, 0.25)")
    #expect(words(transform(scale: (0, 0))) == "scale 0")
    #expect(words(transform(scale: (0, 1))) == "scale (0, 1)")
  }

  @Test func partsAreNamedInTheOrderOfATimeline() {
    let all = transform(scale: (0.5, 2), degrees: -30, translation: (1.5, 0))
    #expect(words(all) == "translation (1.5, 0), rotation -30°, scale (0.5, 2)")
    #expect(words(transform(scale: (3, 0), degrees: 60)) == "rotation 60°, scale (3, 0)")
  }

  /// Mirroring both axes is half a turn; mirroring one is not a rotation.
  @Test func halfATurnAndAMirrorAreToldApart() {
    #expect(words(transform(degrees: 180)) == "rotation 180°")
    #expect(words(transform(scale: (-1, -1))) == "rotation 180°")
    #expect(words(transform(scale: (-1, 1))) == "scale (-1, 1)")
    #expect(words(transform(scale: (1, -1))) == "scale (1, -1)")
    #expect(words(transform(scale: (1, -1), degrees: 10)) == "rotation 10°, scale (1, -1)")
  }

  @Test(arguments: Array(-179...180))
  func everyRotationReadsBack(degrees: Int) {
    let expected = degrees == 0 ? "identity" : "rotation \(degrees)°"
    #expect(words(transform(degrees: Double(degrees))) == expected)
  }

  @Test func aShearIsItsSixMembers() {
    #expect(words(AffineTransform(c: 0.5, tx: 1.0 / 3)) == "[1, 0, 0.5, 1, 0.3333, 0]")
  }

  @Test func whatFlattensAlongASlopeIsItsSixMembers() {
    #expect(words(AffineTransform(a: 1, b: 1, c: 1, d: 1)) == "[1, 1, 1, 1, 0, 0]")
    #expect(words(AffineTransform(a: 0, b: 0, c: 1, d: 1)) == "[0, 0, 1, 1, 0, 0]")
  }
}
