import Primitives

/// The layers of the views that have one property that is not the default; `LayerTracks` stores that of
/// one view.
struct LayerColumns: Sendable {
  private var radii: TrackColumn<Double>
  private var corners = StepColumn<RectCorners>()
  private var borderWidths = TrackColumn<Double>(isAdditive: false)
  private var borderColors = TrackColumn<ColorComponents>(isAdditive: false)
  private var clips = StepColumn<Bool>()
  private var zPositions = TrackColumn<Double>(isAdditive: false)
  /// The row of each view; nil for a view without such a property.
  private var rows: [Int?] = []
  private var count = 0
  /// Whether a view has a `zPosition` that is not always 0.
  private(set) var hasOrder = false

  init(isAdditive: Bool) { radii = TrackColumn(isAdditive: isAdditive) }

  var isEmpty: Bool { count == 0 }

  mutating func append(_ tracks: LayerTracks?, _ draft: inout TimeTableDraft) {
    guard let tracks else { return rows.append(nil) }
    rows.append(count)
    count += 1
    tracks.cornerRadius.append(to: &radii, &draft) { $0 }
    corners.append(tracks.maskedCorners, &draft)
    borderWidths.append(tracks.borderWidth, &draft) { $0 }
    borderColors.append(tracks.borderColor, &draft) { $0 }
    clips.append(tracks.clipsToBounds, &draft)
    zPositions.append(tracks.zPosition, &draft) { $0 }
    hasOrder = hasOrder || !tracks.zPosition.isAlways(0)
  }

  var hasConstantOrder: Bool { (0..<count).allSatisfy { zPositions.isConstant($0) } }

  func zPosition(_ view: Int, at moment: borrowing Moment) -> Double {
    rows[view].map { zPositions.shown($0, at: moment) } ?? 0
  }

  /// Nil for a view whose layer is always the default.
  func shown(_ view: Int, at moment: borrowing Moment) -> PresentedLayer? {
    guard let row = rows[view] else { return nil }
    return PresentedLayer(
      cornerRadius: radii.shown(row, at: moment), maskedCorners: corners.value(row, at: moment),
      borderWidth: borderWidths.shown(row, at: moment),
      borderColor: borderColors.shown(row, at: moment), clipsToBounds: clips.value(row, at: moment),
      zPosition: zPositions.shown(row, at: moment))
  }
}
