import JSONText
import XMLText

extension TimelineWriter {
  func writeConstraints(to json: inout JSONWriter) {
    for constraint in plainConstraints { Self.write(constraint, to: &json) }
    for block in blocks { write(block, to: &json) }
    for constraint in parts.constraints { Self.write(constraint, to: &json) }
  }

  /// All constraints in the order in which they are written.
  var writtenConstraints: [SceneConstraint] {
    plainConstraints + blocks.flatMap(\.constraints) + parts.constraints
  }

  /// Those of no group.
  private var plainConstraints: [SceneConstraint] {
    scene.views.indices.compactMap { index in
      let view = scene.views[index]
      guard view.fillsParent, let parent = view.parent else { return nil }
      return SceneConstraint(
        equation: "\(names[index]).edges == \(names[parent]).edges", offset: view.element.offset)
    } + masks.constraints + constraints.filter { $0.group == nil }
  }

  struct Block {
    var group: String
    var isActive: Bool
    var constraints: [SceneConstraint]
  }

  /// The sets of constraints that size classes install, in the order of the file.
  var blocks: [Block] {
    var blocks: [Block] = []
    var places: [String: Int] = [:]
    for constraint in constraints {
      guard let group = constraint.group else { continue }
      // Of one variation some may be installed now and others not.
      let key = "\(group) \(constraint.isInstalled)"
      if let place = places[key] {
        blocks[place].constraints.append(constraint)
      } else {
        places[key] = blocks.count
        let isSecond = places["\(group) \(!constraint.isInstalled)"] != nil
        blocks.append(
          Block(
            group: freeName(isSecond ? group + "_2" : group), isActive: constraint.isInstalled,
            constraints: [constraint]))
      }
    }
    return blocks
  }

  private func write(_ block: Block, to json: inout JSONWriter) {
    json.element { json in
      json.object(.lines) { json in
        json.member("group", block.group)
        if !block.isActive { json.member("active", false) }
        json.member("constraints") { json in
          json.array { json in
            for constraint in block.constraints { Self.write(constraint, to: &json) }
          }
        }
      }
    }
  }

  /// Groups and constraints share one set of names.
  private func freeName(_ group: String) -> String {
    constraints.contains { $0.id == group } ? group + "_set" : group
  }

  private static func write(_ constraint: SceneConstraint, to json: inout JSONWriter) {
    guard let note = constraint.note else {
      return json.element((constraint.id.map { "\($0): " } ?? "") + constraint.equation)
    }
    json.element { json in
      json.object(.padded) { json in
        json.memberIfPresent("id", constraint.id)
        json.member("equation", constraint.equation)
        json.member("note", note)
      }
    }
  }
}
