import AutoLayout
import JSONText

extension ChangeResolver {
  /// Resolves `to` of a keyframe: what any state sets is restored, then what this one sets is set.
  mutating func go(to name: JSONString) {
    guard let index = stateTable.indices[name.value] else { return reportUnknownState(name) }
    let location = location(of: name)
    guard stateTable.entries[index].isValid, isComplete(at: location), hasRoom(at: location) else {
      return
    }
    let properties = properties(of: index, at: location)
    changes += stateTable.settings(of: index, at: location).changes(
      with: properties, from: &states)
  }

  /// Counts as many changes as going to a state makes.
  private mutating func hasRoom(at location: SourceLocation) -> Bool {
    let limit = reader.limits.changedConstraints
    if changedCount > limit { return false }
    changedCount += 1 + stateTable.changeCount
    guard changedCount > limit else { return true }
    reader.document.report(
      .limit, "the keyframes change constraints more than \(limit) times", at: location,
      help: "divide the timeline")
    return false
  }

  /// The state as a timeline plays it that nothing but states changes.
  ///
  /// - Precondition: nothing but states has changed anything.
  mutating func state(_ index: Int) -> TimelineState {
    let entry = stateTable.entries[index]
    let errors = reader.document.errorCount
    let properties = entry.isValid ? properties(of: index, at: entry.location) : []
    if reader.document.errorCount > errors { stateTable.entries[index].isValid = false }
    return TimelineState(
      name: entry.name, location: entry.location,
      constraints: stateTable.settings(of: index, at: entry.location), properties: properties)
  }

  /// The changes that set the properties of views and of the canvas that any state sets.
  private mutating func properties(of index: Int, at location: SourceLocation) -> [Change] {
    let earlier = changes
    changes = []
    for change in stateTable.entries.lazy.filter(\.isValid).flatMap(\.properties) {
      switch change {
      case .view(let view, let change, _): restore(view, whatIsSetBy: change, at: location)
      case .canvas(let change, _): restoreCanvas(change, at: location)
      }
    }
    for change in stateTable.entries[index].properties {
      switch change {
      case .view(let view, let change, let location): apply(change, to: view, at: location)
      case .canvas(let change, let location): apply(change, at: location)
      }
    }
    defer { changes = earlier }
    return changes.lastOfEachTarget
  }
}

extension ChangeResolver {
  private mutating func reportUnknownState(_ name: JSONString) {
    if reader.hasLostStates {
      return reader.document.reportConsequence(
        .unknownName, "unknown state \(quoted(name.value))", at: location(of: name),
        help: "correct the names in `states` first")
    }
    let known = stateTable.entries.map(\.name)
    let nearest = reader.document.suggestion(for: name.value, among: known)
    let choice =
      known.isEmpty
      ? "the file has no `states`; write `\"states\": { \(quotedKey(name.value)): [ … ] }` with its changes"
      : "the states are \(enumeration(known, joinedBy: "and"))"
    let labels = nearest.flatMap { stateTable.indices[$0] }.map {
      [Diagnostic.Label("declared here", at: stateTable.entries[$0].location)]
    }
    reader.document.report(
      .unknownName, "unknown state \(quoted(name.value))", at: name.range, labels: labels ?? [],
      help: nearest.map { didYouMean($0) } ?? choice)
  }

  private func quotedKey(_ name: String) -> String { "\"\(quoted(name).dropFirst().dropLast())\"" }

  /// Whether everything that states set is there; if not, that is reported.
  private mutating func isComplete(at location: SourceLocation) -> Bool {
    let errors = reader.document.errorCount
    for named in stateTable.views {
      guard case .removed(let removal) = presence[named.view],
        !reader.document.isRepeated(.removedView(named.view.rawValue), at: location)
      else { continue }
      reportRemoved(
        reader.views[named.view.rawValue].id, "view", at: location, set: named.location, removal)
    }
    for index in stateTable.constraints {
      let name = reader.constraints[index].name
      // What goes with a view is not a mistake of its own.
      if names.removal(of: index)?.view != nil, reader.document.errorCount > errors { continue }
      guard let removal = names.removal(of: index), let set = stateTable.place(of: index),
        !reader.document.isRepeated(.removedConstraint(name), at: location)
      else { continue }
      reportRemoved(
        name, "constraint", at: location, set: set, removal.location)
    }
    return reader.document.errorCount == errors
  }

  private mutating func reportRemoved(
    _ name: String, _ kind: String, at location: SourceLocation, set: SourceLocation,
    _ removal: SourceLocation
  ) {
    reader.document.report(
      .removedName, "a state sets the \(kind) \(quoted(name)), which has been removed",
      at: location,
      labels: [
        Diagnostic.Label("set here", at: set), Diagnostic.Label("removed here", at: removal),
      ],
      help: kind == "view" ? "hide the view instead" : "use `deactivate` to keep it")
  }
}
