import AutoLayout
import Primitives
import TimelineModel
import Timing
import Typesetting

/// The tracks of all views, stored by property to be sampled frame after frame.
///
/// `ViewTracks` is the reference implementation: tests compare the values bit by bit. Sampling the
/// tracks directly took ten times the instructions for a moving view.
struct PlanSampler: Sendable {
  private let times: TimeTable
  private var centers: TrackColumn<Pair>
  private var sizes: TrackColumn<Pair>
  private var colors = TrackColumn<ColorComponents>(isAdditive: false)
  private var alphas = TrackColumn<Double>(isAdditive: false)
  private var isHidden = StepColumn<Bool>()
  private var isPresent = StepColumn<Bool>()
  private var transforms = TransformColumns()
  /// Without rows if every anchor point is always the middle.
  private var anchorPoints = TrackColumn<Pair>(isAdditive: false)
  private let hasAnchorPoints: Bool
  /// By view; empty if no view scrolls.
  private let contentOffsets: [GeometryTrack<Point>?]
  /// By view; empty if no view has a gradient. There are few, so that they are not stored by property.
  private let gradients: [GradientTrack?]
  /// By view; empty if no view has a shadow.
  private let shadows: [ShadowTrack?]
  private var layers: LayerColumns
  /// By view; empty if no view follows a path.
  private let paths: [PathTrack?]
  /// Without rows if there are no labels.
  private var labels = StepColumn<LabelOutline?>()
  let hasLabels: Bool
  /// Those of all labels.
  let glyphs: GlyphOutlines
  /// By view; empty if no view has an image.
  private let images: [ModelHistory<ViewImage?>?]
  private var constants: [Constants] = []

  /// The properties of a view that never change.
  private struct Constants {
    /// Nil if the paint changes.
    var paint: ViewPaint?
    /// Whether the view is hidden or absent; nil if that changes.
    var isHidden: Bool?
    var hasTransform: Bool
  }

  /// - Parameter scale: pixels a point.
  init(_ tracks: [ViewTracks], isAdditive: Bool, scale: Int) {
    var draft = TimeTableDraft()
    let glyphs = GlyphOutlines(scale: scale)
    self.glyphs = glyphs
    hasAnchorPoints = tracks.contains { $0.anchorPoint != nil }
    contentOffsets = tracks.contains { $0.contentOffset != nil } ? tracks.map(\.contentOffset) : []
    gradients = tracks.contains { $0.gradient != nil } ? tracks.map(\.gradient) : []
    hasLabels = tracks.contains { $0.label != nil }
    paths = tracks.contains { $0.path != nil } ? tracks.map(\.path) : []
    images = tracks.contains { $0.image != nil } ? tracks.map(\.image) : []
    centers = TrackColumn(isAdditive: isAdditive)
    sizes = TrackColumn(isAdditive: isAdditive)
    shadows = tracks.contains { $0.shadow != nil } ? tracks.map(\.shadow) : []
    layers = LayerColumns(isAdditive: isAdditive)
    for track in tracks {
      track.center.append(to: &centers, &draft) { Pair($0) }
      track.size.append(to: &sizes, &draft) { Pair($0) }
      colors.append(track.backgroundColor, &draft) { $0 }
      alphas.append(track.alpha, &draft) { $0 }
      isHidden.append(track.isHidden, &draft)
      isPresent.append(track.isPresent, &draft)
      transforms.append(track.transform, &draft)
      layers.append(track.layer, &draft)
      if hasLabels {
        labels.append(track.label ?? ModelHistory(nil), &draft) { label in
          label.map { LabelOutline($0, scale: scale, glyphs) }
        }
      }
      if hasAnchorPoints {
        anchorPoints.append(track.anchorPoint ?? ReplacingTrack(.middle), &draft) { Pair($0) }
      }
    }
    times = draft.table
    let start = times.moment(at: FrameTime(.zero))
    constants = tracks.indices.map { constants(of: $0, start) }
  }

  private func constants(of view: Int, _ start: borrowing Moment) -> Constants {
    let isPaintConstant = colors.isConstant(view) && alphas.isConstant(view)
    let isVisibilityConstant = isHidden.isConstant(view) && isPresent.isConstant(view)
    return Constants(
      paint: isPaintConstant ? blendedPaint(view, at: start) : nil,
      isHidden: isVisibilityConstant ? isHiddenNow(view, at: start) : nil,
      hasTransform: transforms.hasTransform(view))
  }

  func moment(at time: FrameTime) -> Moment { times.moment(at: time) }

  /// The presentations of all views.
  func shown(at moment: borrowing Moment) -> [PresentedView] {
    let (centers, sizes, isPlain) = (centers(at: moment), sizes(at: moment), isPlain)
    var views: [PresentedView] = []
    views.reserveCapacity(centers.count)
    for (view, (center, size)) in zip(centers, sizes).enumerated() {
      views.append(
        PresentedView(
          geometry: LayoutGeometry(
            center: center.point, size: Size(width: size.x, height: size.y)),
          backgroundColor: colors.shown(view, at: moment), alpha: alphas.shown(view, at: moment),
          isHidden: isHidden(view, at: moment), isPresent: isPresent.value(view, at: moment),
          transform: transform(view, at: moment) ?? .identity,
          anchorPoint: anchorPoint(view, at: moment),
          decoration: isPlain ? .none : decoration(view, at: moment)))
    }
    return views
  }

  private func decoration(
    _ view: Int, at moment: borrowing Moment
  ) -> PresentedView.Decoration {
    PresentedView.Decoration(
      layer: layers.shown(view, at: moment), contentOffset: contentOffset(view, at: moment),
      gradient: gradient(view, at: moment), shadow: shadow(view, at: moment),
      label: label(view, at: moment)?.label, image: image(view, at: moment))
  }

  /// Whether no view has what only few have.
  private var isPlain: Bool { !hasDecorations && !hasLabels && contentOffsets.isEmpty }

  /// The centres by view, in points.
  func centers(at moment: borrowing Moment) -> [Pair] {
    var shown = centers.shown(at: moment)
    for (view, path) in paths.enumerated() {
      guard let path else { continue }
      shown[view] = Pair(path.position(shown[view].point, at: moment.time))
    }
    return shown
  }

  /// The widths and heights by view, in points.
  func sizes(at moment: borrowing Moment) -> [Pair] { sizes.shown(at: moment) }

  /// Whether the view is hidden or not in the tree.
  func isHidden(_ view: Int, at moment: borrowing Moment) -> Bool {
    constants[view].isHidden ?? isHiddenNow(view, at: moment)
  }

  private func isHiddenNow(_ view: Int, at moment: borrowing Moment) -> Bool {
    isHidden.value(view, at: moment) || !isPresent.value(view, at: moment)
  }

  /// About the centre of a view of a size; nil for a view without a transform.
  func transform(
    _ view: Int, aboutCenterOf size: Pair, at moment: borrowing Moment
  ) -> AffineTransform? {
    let transform = transform(view, at: moment)
    guard hasAnchorPoints else { return transform }
    return transform?.aboutCenter(
      anchorPoint: anchorPoint(view, at: moment), size: Size(width: size.x, height: size.y))
  }

  /// About the anchor point; nil for a view without a transform.
  private func transform(_ view: Int, at moment: borrowing Moment) -> AffineTransform? {
    let transform = constants[view].hasTransform ? transforms.shown(view, at: moment) : nil
    guard !paths.isEmpty, let turn = paths[view]?.turn(at: moment.time) else { return transform }
    return (transform ?? .identity).turned(turn)
  }

  private func anchorPoint(_ view: Int, at moment: borrowing Moment) -> Point {
    hasAnchorPoints ? anchorPoints.shown(view, at: moment).point : .middle
  }

  func contentOffset(_ view: Int, at moment: borrowing Moment) -> Point {
    contentOffsets.isEmpty ? Point() : contentOffsets[view]?.shown(at: moment.time) ?? Point()
  }

  /// Nil if the view has none.
  func gradient(_ view: Int, at moment: borrowing Moment) -> GradientComponents? {
    gradients.isEmpty ? nil : gradients[view]?.shown(at: moment.time)
  }

  /// Nil if the view has none.
  func shadow(_ view: Int, at moment: borrowing Moment) -> ShadowComponents? {
    shadows.isEmpty ? nil : shadows[view]?.shown(at: moment.time)
  }

  /// Nil if the view has none.
  func image(_ view: Int, at moment: borrowing Moment) -> ViewImage? {
    images.isEmpty ? nil : images[view]?.value(at: moment.time) ?? nil
  }

  /// Whether a view has a layer that is not always the default, or something else to paint than its
  /// background colour.
  var hasDecorations: Bool {
    !layers.isEmpty || !gradients.isEmpty || !shadows.isEmpty || !images.isEmpty
  }

  /// Whether no `zPosition` ever changes.
  var hasConstantOrder: Bool { layers.hasConstantOrder }

  /// By view; nil if they are always 0.
  func zPositions(at moment: borrowing Moment) -> [Double]? {
    guard layers.hasOrder else { return nil }
    return constants.indices.map { layers.zPosition($0, at: moment) }
  }

  /// Nil for a view whose layer is always the default.
  func layer(_ view: Int, at moment: borrowing Moment) -> PresentedLayer? {
    layers.shown(view, at: moment)
  }

  /// Nil for a view that is not a label.
  func label(_ view: Int, at moment: borrowing Moment) -> LabelOutline? {
    hasLabels ? labels.value(view, at: moment) : nil
  }

  func paint(_ view: Int, at moment: borrowing Moment) -> ViewPaint {
    constants[view].paint ?? blendedPaint(view, at: moment)
  }

  private func blendedPaint(_ view: Int, at moment: borrowing Moment) -> ViewPaint {
    ViewPaint(colors.shown(view, at: moment), alpha: alphas.shown(view, at: moment))
  }
}

/// The colours and opacity that a view is painted with.
struct ViewPaint: Sendable {
  /// The view's alpha, 0…1.
  let alpha: Float
  /// The view's alpha, from 0 (transparent) to 255 (opaque).
  let opacity: UInt8
  /// The background without the view's alpha, for a view that is painted as a group.
  let opaque: PremultipliedColor
  /// The background with its alpha multiplied by the view's.
  let translucent: PremultipliedColor

  init(_ color: ColorComponents, alpha: Double) {
    let alpha = Float(min(1, max(0, alpha)))
    self.alpha = alpha
    opacity = UInt8((alpha * 255 + 0.5).rounded(.down))
    opaque = color.premultiplied(opacity: 1)
    translucent = color.premultiplied(opacity: alpha)
  }
}

extension GeometryTrack {
  func append<Column: Interpolatable>(
    to column: inout TrackColumn<Column>, _ draft: inout TimeTableDraft,
    _ converted: (Value) -> Column
  ) {
    switch self {
    case .additive(let track): column.append(track, &draft, converted)
    case .replacing(let track): column.append(track, &draft, converted)
    }
  }
}
