import Primitives
import Timing

/// The transforms of the views that have one; `TransformTrack` stores that of one view.
struct TransformColumns: Sendable {
  private var model = StepColumn<ModelTransform>()
  private var translation = TrackColumn<Pair>(isAdditive: false)
  private var rotation = TrackColumn<Double>(isAdditive: false)
  private var skew = TrackColumn<Double>(isAdditive: false)
  private var scale = TrackColumn<Pair>(isAdditive: false)
  /// The row of each view; nil for a view without a transform.
  private var rows: [Int?] = []
  private var count = 0

  mutating func append(_ track: TransformTrack?, _ draft: inout TimeTableDraft) {
    guard let track else { return rows.append(nil) }
    rows.append(count)
    count += 1
    model.append(track.model, &draft)
    translation.append(track.translation, &draft) { Pair($0) }
    rotation.append(track.rotation, &draft) { $0 }
    skew.append(track.skew, &draft) { $0 }
    scale.append(track.scale, &draft) { Pair($0) }
  }

  func hasTransform(_ view: Int) -> Bool { rows[view] != nil }

  /// The matrix shown; nil for a view without a transform.
  func shown(_ view: Int, at moment: borrowing Moment) -> AffineTransform? {
    guard let row = rows[view] else { return nil }
    let moves =
      translation.isMoving(row, at: moment) || rotation.isMoving(row, at: moment)
      || skew.isMoving(row, at: moment) || scale.isMoving(row, at: moment)
    guard moves else { return model.value(row, at: moment).matrix }
    var parts = TransformParts.identity
    parts.translation = translation.shown(row, at: moment).point
    parts.rotation = rotation.shown(row, at: moment)
    parts.skew = skew.shown(row, at: moment)
    parts.scale = scale.shown(row, at: moment).point
    return parts.matrix
  }
}
