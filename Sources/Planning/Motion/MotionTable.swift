package import JSONText
import Reporting

/// Several tracks of one timeline, for other programs.
public struct MotionTable: Hashable, Sendable {
  /// At least one, with the same times.
  private let tracks: [MotionTrack]

  /// - Parameter tracks: of one timeline; at least one.
  public init(_ tracks: [MotionTrack]) { self.tracks = tracks }

  /// Comma-separated values (RFC 4180, with line feeds): a line for every frame with its number, its
  /// time in seconds and a column for each track, after a line with their names. Numbers are the
  /// shortest that read back as the same. No name of a view has a comma.
  public var csvText: String {
    let names = ["frame", "time"] + tracks.map(\.name)
    var text = names.joined(separator: ",") + "\n"
    for (frame, time) in (tracks.first?.times ?? []).enumerated() {
      let numbers = tracks.map { $0.numbers[frame].exactText }
      text += ([String(frame), time.exactText] + numbers).joined(separator: ",") + "\n"
    }
    return text
  }

  /// A JSON object `{"times": […], "tracks": [{"view", "value", "unit", "numbers"}]}`, without a line
  /// break at its end.
  public var jsonText: String {
    var json = JSONWriter()
    json.object {
      $0.member("times", tracks.first?.times ?? [])
      $0.member("tracks") { $0.array(tracks, .lines) }
    }
    return json.text
  }
}

extension MotionTrack: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("view", view)
      $0.member("value", value.rawValue)
      $0.member("unit", value.unit)
      $0.member("numbers", numbers)
    }
  }
}
