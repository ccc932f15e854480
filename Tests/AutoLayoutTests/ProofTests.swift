import AutoLayout
import ConstraintSolver
import Primitives
import Testing

/// Proofs of conflicts, and edits that resolve them.
@Suite struct ProofTests {
  private func conflict(_ engine: inout LayoutEngine, _ layout: Layout) throws -> LayoutConflict {
    let conflicts = engine.activate(Array(layout.constraints.indices))
    return try #require(conflicts.first)
  }

  /// 16 + 100 + 8 + 200 + 16 in 300, listed from the leading end regardless of the declaration.
  private func row() -> Layout {
    var layout = Layout()
    let (a, b) = (layout.view(), layout.view())
    layout.add(
      equal(b[.width], plus: 200), equal(b[.leading], a[.trailing], plus: 8),
      equal(a[.width], plus: 100), equal(a[.leading], root[.leading], plus: 16),
      equal(b[.trailing], root[.trailing], plus: -16))
    return layout
  }

  @Test func aRowNeedsMoreThanThereIs() throws {
    let layout = row()
    var engine = layout.idle
    let conflict = try conflict(&engine, layout)
    let proof = try #require(engine.proof(of: conflict))
    #expect(proof.needed.map(\.amount) == [16, 100, 8, 200, 16])
    #expect(proof.available.map(\.source) == [.extent(.view(root), .horizontal)])
    #expect(proof.neededSum - proof.availableSum == 40)
    #expect(proof.difference == 40)
    #expect(proof.axis == .horizontal && proof.isEquation)
  }

  @Test func theSmallestCureComesFirst() throws {
    let layout = row()
    var engine = layout.idle
    let conflict = try conflict(&engine, layout)
    let proof = try #require(engine.proof(of: conflict))
    #expect(
      engine.cures(for: conflict, proof) == [
        .setConstant(0, 160), .setPriority(4, Cure.almostRequired),
      ])
  }

  /// A trial that was abandoned shows nothing.
  @Test func aCureThatCouldNotBeTriedIsNotOffered() throws {
    let layout = row()
    var engine = layout.idle
    let conflict = try conflict(&engine, layout)
    let proof = try #require(engine.proof(of: conflict))
    engine.pivotLimit = PivotLimit(perMember: 0, constant: 0)
    #expect(engine.cures(for: conflict, proof) == [])
  }

  @Test func whatHoldsTogetherHasNoProof() throws {
    let layout = row()
    var engine = layout.idle
    let conflict = try conflict(&engine, layout)
    _ = engine.setConstant(160, of: 0)
    #expect(engine.proof(of: conflict) == nil)
  }

  /// The distance between margins, two views deep.
  @Test func aConflictThroughNestedViewsIsOneSum() throws {
    var layout = Layout()
    layout.views[0].layoutMargins = LayoutInsets(EdgeInsets(top: 0, left: 10, bottom: 0, right: 30))
    let card = layout.view()
    let text = layout.view(in: card)
    layout.add(
      equal(card[.left], root[.leftMargin]), equal(card[.right], root[.rightMargin]),
      equal(text[.left], card[.left], plus: 12), atMost(text[.right], card[.right], plus: -12),
      atLeast(text[.width], plus: 250))
    var engine = layout.idle
    let conflict = try conflict(&engine, layout)
    let proof = try #require(engine.proof(of: conflict))
    #expect(proof.needed.map(\.amount) == [12, 250, 12])
    #expect(proof.available.map(\.amount) == [260])
    #expect(proof.available.map(\.source) == [.extent(.layoutMarginsGuide(root), .horizontal)])
    #expect(proof.difference == 14 && !proof.isEquation)
  }

  /// Constraints on centres count twice, so that whole widths are compared.
  @Test func aConstraintOnACentreIsProvedInWholeWidths() throws {
    var layout = Layout()
    let view = layout.view()
    layout.add(
      equal(view[.centerX], root[.centerX]), equal(view[.width], plus: 400),
      atLeast(view[.left], root[.left]))
    var engine = layout.idle
    let conflict = try conflict(&engine, layout)
    let proof = try #require(engine.proof(of: conflict))
    #expect(proof.parts.map(\.multiplier) == [-2, 1, 2])
    #expect((proof.neededSum, proof.availableSum, proof.difference) == (400, 300, 100))
  }

  @Test func aContentSizeThatIsRequiredTakesPart() throws {
    var layout = Layout()
    var content = ContentSize()
    content.horizontal = .init(length: 150, compressionResistance: .required)
    let view = layout.view(content: content)
    layout.add(atMost(view[.width], plus: 100))
    var engine = layout.idle
    let conflict = try conflict(&engine, layout)
    let proof = try #require(engine.proof(of: conflict))
    #expect((proof.neededSum, proof.availableSum, proof.difference) == (150, 100, 50))
    #expect(engine.cures(for: conflict, proof).first == .setConstant(0, 150))
  }

  /// As for a row with a height that a stack hides.
  @Test func aSizeOf0IsNotOffered() throws {
    var layout = Layout()
    var content = ContentSize()
    content.horizontal = .init(length: 0, hugging: .required)
    let view = layout.view(content: content)
    layout.add(atLeast(view[.width], plus: 44))
    var engine = layout.idle
    let conflict = try conflict(&engine, layout)
    let proof = try #require(engine.proof(of: conflict))
    #expect(engine.cures(for: conflict, proof).first == .setPriority(0, Cure.almostRequired))
  }

  /// Two equations on one edge: remove one rather than change a constant.
  @Test func ofTwoEquationsOnOneEdgeTheOlderIsDeactivated() throws {
    var layout = Layout()
    let view = layout.view()
    layout.fix(view)
    layout.add(equal(view[.left], root[.left], plus: 50))
    var engine = layout.idle
    let conflict = try conflict(&engine, layout)
    let proof = try #require(engine.proof(of: conflict))
    #expect(
      engine.cures(for: conflict, proof) == [
        .deactivate(0), .setPriority(4, Cure.almostRequired),
      ])
  }
}
