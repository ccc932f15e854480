import Primitives

/// A scene prepared for painting row by row: clipped to the picture, with rounded coverages and the
/// bounds of every group. It is reused from scene to scene and keeps its storage.
struct PaintList: ~Copyable, Sendable {
  private(set) var steps: [PaintStep] = []
  private(set) var outlines: [QuadOutline] = []
  private(set) var samples: [SampledQuad] = []
  private(set) var polygons: [PolygonOutline] = []
  private(set) var shadows: [BlurredMask] = []
  private(set) var patterns: [Pattern] = []
  private(set) var cells = RowCells()
  /// The greatest number of nested groups.
  private(set) var depth = 0
  /// Whether it has nothing but rectangles of one colour each, and groups: nothing to compute row by row.
  private(set) var isPlain = true
  private var area = PaintArea(width: 0, height: 0)
  /// That of the next command that paints.
  private var pattern: Int?

  private struct OpenGroup: Sendable {
    var opacity: UInt8
    /// The index of the step that begins it.
    var step: Int
    /// The pixels that its content touches so far.
    var bounds: PixelRect
    /// What it is painted within; nil if there is nothing of it in the picture.
    var clip: PolygonOutline?
    var isClip = false
  }

  /// The groups without an end so far, outermost first.
  private var open: [OpenGroup] = []

  /// What commands of a scene cast, with the standard deviation of the blur; nil if that is nothing.
  typealias Cast = (ArraySlice<Scene.Command>, Scene, _ sigma: Double, PaintArea) -> BlurredMask?

  /// - Precondition: the groups of the scene are balanced.
  mutating func prepare(_ scene: Scene, casting: Cast) {
    area = PaintArea(width: scene.width, height: scene.height)
    depth = 0
    pattern = nil
    steps.removeAll(keepingCapacity: true)
    outlines.removeAll(keepingCapacity: true)
    samples.removeAll(keepingCapacity: true)
    polygons.removeAll(keepingCapacity: true)
    shadows.removeAll(keepingCapacity: true)
    patterns = scene.patterns
    cells.removeAll(width: scene.width)
    var index = 0
    while index < scene.commands.count { index = append(commandAt: index, scene, casting) }
    precondition(open.isEmpty, "\(open.count) groups of a scene without an end")
    isPlain =
      outlines.isEmpty && samples.isEmpty && polygons.isEmpty && shadows.isEmpty
      && patterns.isEmpty
    cells.assignIndices()
    for index in steps.indices where !steps[index].rows.isEmpty {
      steps[index].cells = cells.cells(of: steps[index].columns)
    }
  }

  /// - Returns: the index of the next command.
  private mutating func append(commandAt index: Int, _ scene: Scene, _ casting: Cast) -> Int {
    guard case .beginShadow(let sigma, let color) = scene.commands[index] else {
      append(scene.commands[index], scene)
      return index + 1
    }
    let end = scene.endOfGroup(from: index)
    paintShadow(Pixel(color)) { casting(scene.commands[index + 1..<end], scene, sigma, $0) }
    return end + 1
  }

  private mutating func append(_ command: Scene.Command, _ scene: Scene) {
    switch command {
    case .fill(let rect, let color):
      let (topLeft, bottomRight) = (
        Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY)
      )
      fill(topLeft, bottomRight, Pixel(color))
    case .fillQuad(let quad, let color): fill(quad, Pixel(color))
    case .fillShape(let shape, let color): fill(scene.shapes[shape], Pixel(color))
    case .fillShadow(let shape, let sigma, let color):
      fillShadow(of: scene.shapes[shape], sigma: sigma, Pixel(color))
    case .setPattern(let index): pattern = index
    case .setEdges(let edges): area.edges = edges
    case .clip(let size): area.clip(size)
    case .beginGroup(let opacity): beginGroup(opacity: opacity)
    case .beginClip(let shape): beginClip(scene.shapes[shape])
    case .endGroup: endGroup()
    case .beginShadow: preconditionFailure("a shadow that is not appended as a whole")
    }
  }

  private mutating func fill(_ topLeft: Point, _ bottomRight: Point, _ color: Pixel) {
    let (columns, rows) = area.coverage(topLeft, bottomRight)
    guard !columns.pixels.isEmpty, !rows.pixels.isEmpty, color != .clear || pattern != nil else {
      return pattern = nil
    }
    let scale = CoverageScale(area.edges)
    var step = PaintStep(kind: .fill, depth: open.count, color: color)
    (step.columns, step.rows) = (columns.pixels, rows.pixels)
    step.first = RowCoverage(columns, part: rows.first, scale)
    step.middle = RowCoverage(columns, part: 1, scale)
    step.last = RowCoverage(columns, part: rows.last, scale)
    beginCells(step)
    if pattern != nil { step.kind = .fillPattern }
    append(step)
  }

  /// An edge needs no cell of its own if it has the coverage of the rectangle's interior.
  private mutating func beginCells(_ step: PaintStep) {
    let (start, end) = (step.columns.lowerBound, step.columns.upperBound)
    cells.begin(at: start)
    cells.begin(at: end)
    if !(step.first.isUniformAtLeft && step.middle.isUniformAtLeft && step.last.isUniformAtLeft) {
      cells.begin(at: start + 1)
    }
    if !(step.first.isUniformAtRight && step.middle.isUniformAtRight && step.last.isUniformAtRight)
    {
      cells.begin(at: end - 1)
    }
  }

  private mutating func fill(_ quad: Quad, _ color: Pixel) {
    if let (topLeft, bottomRight) = quad.uprightCorners {
      return fill(topLeft, bottomRight, color)
    }
    if color == .clear, pattern == nil { return }
    if area.edges == .device { fillSamples(quad, color) } else { fillOutline(quad, color) }
  }

  private mutating func fillOutline(_ quad: Quad, _ color: Pixel) {
    guard let outline = QuadOutline(quad, width: area.width, height: area.height) else {
      return pattern = nil
    }
    var step = PaintStep(
      kind: .fillOutline, depth: open.count, color: color, outline: outlines.count)
    (step.columns, step.rows) = (outline.columns, outline.rows)
    step.scale = CoverageScale(area.edges)
    outlines.append(outline)
    cells.beginAtEach(of: outline.columns)
    append(step)
  }

  private mutating func fillSamples(_ quad: Quad, _ color: Pixel) {
    guard let sampled = SampledQuad(quad, width: area.width, height: area.height) else {
      return pattern = nil
    }
    var step = PaintStep(
      kind: .fillSamples, depth: open.count, color: color, outline: samples.count)
    (step.columns, step.rows) = (sampled.columns, sampled.rows)
    samples.append(sampled)
    cells.beginAtEach(of: sampled.columns)
    append(step)
  }

  private mutating func fill(_ shape: Shape, _ color: Pixel) {
    if color == .clear, pattern == nil { return }
    guard let polygon = polygon(shape) else { return pattern = nil }
    var step = PaintStep(
      kind: .fillShape, depth: open.count, color: color, outline: polygons.count)
    (step.columns, step.rows) = (polygon.columns, polygon.rows)
    add(polygon)
    append(step)
  }

  private mutating func fillShadow(of shape: Shape, sigma: Double, _ color: Pixel) {
    paintShadow(color) { area in
      BlurredMask(
        shape, sigma: sigma, edges: area.edges, width: area.width, height: area.height)
    }
  }

  private mutating func paintShadow(_ color: Pixel, _ makeMask: (PaintArea) -> BlurredMask?) {
    pattern = nil
    guard color != .clear, let mask = makeMask(area) else { return }
    var step = PaintStep(
      kind: .fillShadow, depth: open.count, color: color, outline: shadows.count)
    (step.columns, step.rows) = (mask.pixels.columns, mask.pixels.rows)
    for column in mask.cells { cells.begin(at: column) }
    cells.begin(at: step.columns.upperBound)
    shadows.append(mask)
    append(step)
  }

  private func polygon(_ shape: Shape) -> PolygonOutline? {
    PolygonOutline(shape, edges: area.edges, width: area.width, height: area.height)
  }

  /// Columns that no side passes through need no cells of their own.
  private mutating func add(_ polygon: PolygonOutline) {
    if polygon.samples != nil { cells.beginAtEach(of: polygon.columns) }
    cells.beginAtEach(of: polygon.edges)
    polygons.append(polygon)
  }

  /// Appends a step that paints, and extends the innermost open group by its pixels.
  private mutating func append(_ step: PaintStep) {
    steps.append(step)
    if let pattern { paint(with: pattern) }
    include(PixelRect(columns: step.columns, rows: step.rows))
  }

  /// Makes the last step paint with a pattern.
  private mutating func paint(with index: Int) {
    pattern = nil
    let last = steps.indices.upperBound - 1
    steps[last].pattern = index
    if !patterns[index].isConstantInRows { cells.beginAtEach(of: steps[last].columns) }
  }

  private mutating func include(_ rect: PixelRect) {
    guard let last = open.indices.last else { return }
    open[last].bounds = open[last].bounds.union(rect)
  }

  private mutating func beginGroup(opacity: UInt8) {
    begin(OpenGroup(opacity: opacity, step: steps.count, bounds: .empty))
  }

  private mutating func beginClip(_ shape: Shape) {
    begin(
      OpenGroup(
        opacity: 255, step: steps.count, bounds: .empty, clip: polygon(shape), isClip: true))
  }

  private mutating func begin(_ group: OpenGroup) {
    open.append(group)
    depth = max(depth, open.count)
    steps.append(PaintStep(kind: .beginGroup, depth: open.count - 1))
  }

  private mutating func endGroup() {
    guard let group = open.popLast() else {
      preconditionFailure("the end of a group that did not begin, after \(steps.count) steps")
    }
    var end = PaintStep(kind: .endGroup, opacity: group.opacity, depth: open.count)
    var bounds = group.bounds
    if group.isClip { bounds = clip(bounds, group.clip, &end) }
    (end.columns, end.rows) = (bounds.columns, bounds.rows)
    (steps[group.step].columns, steps[group.step].rows) = (bounds.columns, bounds.rows)
    append(end)
  }

  /// Makes the end of a group one that clips, and returns what remains of the group's bounds.
  private mutating func clip(
    _ bounds: PixelRect, _ polygon: PolygonOutline?, _ end: inout PaintStep
  ) -> PixelRect {
    guard let polygon else { return .empty }
    let part = bounds.intersection(PixelRect(columns: polygon.columns, rows: polygon.rows))
    if part.isEmpty { return .empty }
    (end.kind, end.outline) = (.endClip, polygons.count)
    add(polygon)
    return part
  }
}

extension Scene {
  /// The index of the end of what begins at another.
  fileprivate func endOfGroup(from start: Int) -> Int {
    var depth = 0
    for index in start..<commands.count {
      switch commands[index] {
      case .beginGroup, .beginClip, .beginShadow: depth += 1
      case .endGroup: depth -= 1
      default: continue
      }
      if depth == 0 { return index }
    }
    preconditionFailure("a shadow without an end at command \(start)")
  }
}
