import JSONText

/// A keyframe that an import writes, ready to be edited.
struct ImportedKeyframe {
  enum Change {
    case restore(String)
    case constant(String, Double, note: String?)
    case priority(String, Double)
    case activate([String])
    case deactivate([String])
  }

  var name: String
  var note: String
  var changes: [Change]

  /// In seconds: how long the animations take, and the pause before each.
  static let duration = 0.5

  func write(isFirst: Bool, to json: inout JSONWriter) {
    json.object(.lines) { json in
      json.member(isFirst ? "time" : "after", Self.duration)
      json.member("name", name)
      json.member("note", note)
      json.member("animation", Self.duration)
      json.member("changes") { json in
        json.array(.lines) { json in
          for change in changes { json.element { change.write(to: &$0) } }
        }
      }
    }
  }
}

extension ImportedKeyframe.Change {
  func write(to json: inout JSONWriter) {
    json.object(.padded) { json in
      switch self {
      case .restore(let id): json.member("restore", id)
      case .constant(let id, let constant, let note):
        json.member("constraint", id)
        json.member("constant", constant)
        json.memberIfPresent("note", note)
      case .priority(let id, let priority):
        json.member("constraint", id)
        json.member("priority", priority)
      case .activate(let groups): json.member("activate", groups)
      case .deactivate(let groups): json.member("deactivate", groups)
      }
    }
  }
}
