import Primitives

extension BlurredMask {
  /// The shadow of what commands paint; nil if it touches no pixel.
  ///
  /// - Parameters:
  ///   - sigma: in pixels.
  ///   - area: what is of interest. The mask has exact coverage on a device, too, because it is blurred.
  init?(
    castBy commands: ArraySlice<Scene.Command>, of scene: Scene, sigma: Double, in area: PaintArea
  ) {
    let kernel = GaussianKernel(sigma: sigma)
    // What is outside the picture casts a shadow into it.
    var caster = scene.framed(commands, by: kernel.reach)
    caster.commands.insert(.setEdges(area.edges == .coreGraphics ? .coreGraphics : .exact), at: 0)
    var rows = AlphaRows(caster, margin: kernel.reach)
    self.init(
      rows.range, kernel, in: PixelRect(columns: 0..<area.width, rows: 0..<area.height),
      runs: { rows.runs($0) })
    if pixels.isEmpty { return nil }
  }
}

/// The alpha of a picture, from the top down.
private struct AlphaRows {
  /// Each with the first row of the picture that has it.
  private var distinct: [(row: Int, runs: [LevelRun])] = []
  private var next = 0
  let range: Range<Int>

  /// - Parameter margin: what the picture has around it, at each side.
  init(_ scene: Scene, margin: Int) {
    range = -margin..<scene.height - margin
    var sweep = PictureSweep(width: scene.width, height: scene.height, .dirtyCells)
    sweep.begin(scene)
    var (pixels, runs): ([Pixel], OpenRuns) = ([], OpenRuns())
    while let row = sweep.advance(&runs) {
      runs.removeAll()
      pixels.removeAll(keepingCapacity: true)
      sweep.appendRow(to: &pixels)
      distinct.append((row - margin, Self.runs(pixels, margin)))
    }
  }

  private static func runs(_ pixels: [Pixel], _ margin: Int) -> [LevelRun] {
    var runs: [LevelRun] = []
    var start = 0
    for column in pixels.indices
    where column + 1 == pixels.count || pixels[column + 1].alpha != pixels[column].alpha {
      let alpha = UInt8(truncatingIfNeeded: pixels[column].alpha)
      runs.append(from: start - margin, to: column + 1 - margin, level: alpha)
      start = column + 1
    }
    return runs
  }

  /// - Parameter row: not above that of the call before.
  mutating func runs(_ row: Int) -> [LevelRun] {
    while next < distinct.count, distinct[next].row <= row { next += 1 }
    return next == 0 ? [] : distinct[next - 1].runs
  }
}
