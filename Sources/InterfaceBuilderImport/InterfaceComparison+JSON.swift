import JSONText
import Primitives

extension InterfaceComparison {
  /// An object, without a line break at its end.
  package var jsonText: String {
    var json = JSONWriter(.spaced)
    json.object { json in
      json.member("old", old)
      json.member("new", new)
      json.member("same", isSame)
      json.member("added", added)
      json.member("removed", removed)
      json.member("scenes") {
        $0.array(.lines) { json in
          for scene in scenes { json.element { scene.write(to: &$0) } }
        }
      }
    }
    return json.text
  }
}

extension SceneComparison {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("scene", title)
      json.member("root", root)
      json.member("devices", devices)
      json.member("changes") {
        $0.array(.lines) { json in
          for change in changes { json.element { change.write(to: &$0) } }
        }
      }
      json.member("moves") {
        $0.array(.lines) { json in
          for move in moves { json.element { move.write(to: &$0) } }
        }
      }
    }
  }
}

extension SceneComparison.Change {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("action", action)
      json.member("subject", subject)
      json.member("id", id)
      json.member("text", text)
      json.memberIfPresent("oldText", oldText)
      json.member("properties", properties)
      json.member("place", place)
    }
  }
}

extension SceneMove {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("view", view)
      json.member("id", id)
      json.member("causes", causes.map(Double.init))
      json.member("places") {
        $0.array { json in
          for place in places { json.element { place.write(to: &$0) } }
        }
      }
    }
  }
}

extension SceneMove.Place {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("device", device)
      for (name, frame) in [("old", old), ("new", new)] {
        guard let frame else { continue }
        json.member(named: name) { json in
          json.object { json in
            json.member("x", frame.minX)
            json.member("y", frame.minY)
            json.member("width", frame.width)
            json.member("height", frame.height)
          }
        }
      }
    }
  }
}
