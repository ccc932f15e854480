import AutoLayout
import JSONText
import Primitives

/// Resolves the changes of keyframes in time order: looks names up, expands lists and groups, and
/// tracks the state of constraints and views.
///
/// It tracks the activity and priority of constraints because changing an active constraint between
/// required and optional is an error in the file.
struct ChangeResolver {
  var reader: TimelineReader
  var names = ConstraintNames()
  /// By constraint, after the changes so far.
  var states: [ConstraintActivity]
  var stateTable = StateTable()
  var contents: [ContentSize]
  /// By view; nil for a view that constraints place.
  var frames: [Rect?]
  var anchorPoints: [Point]
  var gradients: [Gradient?]
  var shadows: [Shadow]
  var texts: [LabelText?]
  var images: [ViewImage?]
  /// By view: the layout properties without content and frame, which have arrays of their own.
  var layouts: [LayoutView]
  var canvas: Canvas
  var presence: ViewPresence
  /// By view: the constraints that refer to it or to one of its guides.
  let constraintsByView: [[Int]]
  var changedCount = 0
  var reportedNames: Set<Int> = []
  /// The changes that make a required constraint optional or the reverse.
  var priorityErrors: Set<SourceLocation> = []
  /// The views that a change adds, without those declared inside them.
  let insertedViews: Set<ViewIndex>
  var changes: [Change] = []
  /// How many of `changes` go to the state of the keyframe.
  var stateChangeCount = 0

  init(_ reader: TimelineReader, initial: [ConstraintDeclaration], drafts: [KeyframeDraft]) {
    self.reader = reader
    states = reader.constraints.map { ConstraintActivity(priority: $0.constraint.priority) }
    contents = reader.views.map(\.content)
    frames = reader.views.map(\.frame)
    anchorPoints = reader.views.map(\.appearance.anchorPoint)
    gradients = reader.views.map(\.appearance.gradient)
    shadows = reader.views.map(\.appearance.shadow)
    texts = reader.views.map(\.appearance.text)
    images = reader.views.map(\.appearance.image)
    layouts = reader.views.map(\.layout)
    canvas = reader.canvas
    presence = ViewPresence(reader.views, addedSeparately: Set(reader.addedViews.map(\.view)))
    constraintsByView = reader.constraintsByView
    insertedViews = Set(drafts.lazy.flatMap(\.changes).compactMap(\.operation.insertedView))
    for declaration in initial { names.recordForSuggestions(declaration) }
    for change in drafts.lazy.flatMap(\.changes) {
      if case .add(let declarations) = change.operation {
        for declaration in declarations { names.recordForSuggestions(declaration) }
      }
    }
    for declaration in initial {
      declare(declaration)
      checkItems(of: declaration)
    }
  }

  /// Resolves the changes of the next keyframe to single operations.
  mutating func changes(of keyframe: KeyframeDraft) -> [Change] {
    changes = []
    if let state = keyframe.state { go(to: state) }
    stateChangeCount = changes.count
    for draft in keyframe.changes { apply(draft) }
    if case .immediate(let view) = keyframe.layout, let location = keyframe.layoutLocation {
      _ = checkPresence(of: view, at: location)
    }
    return changes
  }

  private mutating func apply(_ draft: ChangeDraft) {
    switch draft.operation {
    case .constraint(let names, let change):
      checkSizes(in: change.constant, at: change.constantLocation ?? draft.location)
      for name in names {
        for member in members(name) { apply(change, to: member, at: draft.location) }
      }
    case .activate(let names): setActive(true, names)
    case .deactivate(let names): setActive(false, names)
    case .restore(let names): for name in names { restore(name) }
    case .remove(let names): for name in names { remove(name) }
    case .add(let declarations): for declaration in declarations { add(declaration) }
    case .view(let named, let change):
      guard checkPresence(of: named.view, at: named.location) else { return }
      apply(change, to: named.view, at: draft.location)
    case .canvas(let change): apply(change, at: draft.location)
    case .addSubview(let added): add(added, at: draft.location)
    case .removeFromSuperview(let named): remove(named, at: draft.location)
    }
  }

  mutating func emit(_ operation: Change.Operation, at location: SourceLocation) {
    changes.append(Change(operation, location: location))
  }

  func location(of name: JSONString) -> SourceLocation {
    reader.document.location(of: name.range)
  }
}

extension TimelineReader {
  fileprivate var constraintsByView: [[Int]] {
    var indices = views.map { _ in [Int]() }
    for (index, constraint) in constraints.enumerated() {
      for view in constraint.constraint.views { indices[view.rawValue].append(index) }
    }
    return indices
  }
}

extension ChangeDraft.Operation {
  fileprivate var insertedView: ViewIndex? {
    if case .addSubview(let added) = self { added.view } else { nil }
  }
}
