import Primitives
import Raster
import TestSupport
import Testing

@Suite struct GroupTests {
  private let black = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 255)
  private let white = PremultipliedColor(red: 255, green: 255, blue: 255, alpha: 255)

  private func column(_ commands: [Scene.Command], height: Int = 3) -> [PremultipliedColor] {
    let pixmap = Scene(width: 1, height: height, commands: commands).drawn()
    return (0..<height).map { pixmap[0, $0] }
  }

  private func rows(_ rows: Range<Double>, _ color: PremultipliedColor) -> Scene.Command {
    .fill(
      Rect(x: 0, y: rows.lowerBound, width: 1, height: rows.upperBound - rows.lowerBound), color)
  }

  @Test func overlappingContentOfAGroupDoesNotShowThrough() {
    let colors = column([
      rows(0..<3, white),
      .beginGroup(opacity: 128), rows(0..<2, black), rows(1..<3, black), .endGroup,
    ])
    // 255 · (255 − 128) / 255 = 127 everywhere; faded one by one, the middle would be 63.
    #expect(colors.map(\.red) == [127, 127, 127])
  }

  @Test func groupsOfFullOpacityAndOpaqueContentChangeNothing() {
    let inside: [Scene.Command] = [rows(0.5..<2, black), rows(1..<3, white)]
    #expect(column([.beginGroup(opacity: 255)] + inside + [.endGroup]) == column(inside))
  }

  @Test func aGroupOfNoOpacityShowsNothing() {
    let colors = column([
      rows(0..<3, white), .beginGroup(opacity: 0), rows(0..<3, black), .endGroup,
    ])
    #expect(colors == [white, white, white])
  }

  @Test func opacitiesOfNestedGroupsMultiply() {
    let colors = column([
      .beginGroup(opacity: 128), .beginGroup(opacity: 128), rows(1..<2, white), .endGroup,
      .endGroup,
    ])
    // 255 · 128 / 255 = 128, 128 · 128 / 255 = 64.25
    #expect(colors.map(\.alpha) == [0, 64, 0])
  }

  @Test func aGroupDoesNotAffectWhatFollows() {
    let colors = column([
      .beginGroup(opacity: 10), rows(0..<1, black), .endGroup, rows(1..<2, white),
    ])
    #expect(colors == [PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 10), white, .clear])
  }

  @Test func groupsAtTheSamePlaceAreIndependent() {
    let colors = column([
      .beginGroup(opacity: 255), rows(0..<1, black), .endGroup,
      .beginGroup(opacity: 255), rows(1..<2, white), .endGroup,
    ])
    #expect(colors == [black, white, .clear])
  }

  @Test func emptyGroupsAndGroupsOutsideThePictureAreHarmless() {
    let colors = column([
      .beginGroup(opacity: 200), .endGroup,
      .beginGroup(opacity: 200), rows(7..<9, black), .beginGroup(opacity: 9), .endGroup, .endGroup,
      rows(0..<1, white),
    ])
    #expect(colors == [white, .clear, .clear])
  }

  @Test func groupsNestDeeply() {
    let depth = 300
    let colors = column(
      Array(repeating: .beginGroup(opacity: 255), count: depth) + [rows(1..<2, white)]
        + Array(repeating: .endGroup, count: depth))
    #expect(colors == [.clear, white, .clear])
  }

  @Test func aGroupWithoutAnEndIsRefused() async {
    await #expect(processExitsWith: .failure) {
      _ = Scene(width: 1, height: 1, commands: [.beginGroup(opacity: 1)]).drawn()
    }
  }

  @Test func anEndWithoutAGroupIsRefused() async {
    await #expect(processExitsWith: .failure) {
      _ = Scene(width: 1, height: 1, commands: [.endGroup]).drawn()
    }
  }
}
