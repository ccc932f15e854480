import Planning
import Reporting

extension Pin {
  /// How the pin says that its frames are drawn, in place of the timeline's own way, as in "scale 2"; empty for most
  /// pins. Later runs keep it.
  package var statedOptions: [String] {
    [
      chosenFramesPerSecond.map { "\(counted($0, "frame")) per second" },
      chosenScale.map { "scale \($0)" }, chosenEdges.map { "edges \($0.rawValue)" },
      (ownVariant == nil ? conditions.variant : nil).map { "variant \($0)" },
      conditions.shard.map { "shard \($0)" },
    ].compactMap(\.self)
  }
}
