import ConstraintSolver
import Primitives

/// The constraints that UIKit makes of its own, as it makes them: on demand, and never listed.
extension LayoutEngine {
  /// By kind, places in `installed`.
  struct SystemPlaces: Sendable {
    var content: [Int] = []
    var mask: [Int] = []
    var stack: [Int] = []
  }

  typealias SystemEquation = (system: SystemConstraint, constraint: LayoutConstraint)

  mutating func installSystem(of view: ViewIndex) {
    installContent(of: view)
    installMask(of: view, translated: nil)
    arrange(view)
  }

  mutating func uninstallSystem(of view: ViewIndex) {
    for kind in [\SystemPlaces.content, \.mask, \.stack] { replace(kind, of: view, by: []) }
  }

  /// Puts others in the place of a view's constraints of one kind; those that stay are not touched,
  /// and where only a constant changes it is set.
  mutating func replace(
    _ kind: WritableKeyPath<SystemPlaces, [Int]>, of view: ViewIndex, by new: [SystemEquation]
  ) {
    var old = systemPlaces[view.rawValue][keyPath: kind]
    var places = new.map { equation in
      old.firstIndex { installed[$0].constraint == equation.constraint }.map { old.remove(at: $0) }
    }
    for (index, equation) in new.enumerated() where places[index] == nil {
      places[index] = old.firstIndex { setConstant(of: $0, asIn: equation.constraint) }.map {
        old.remove(at: $0)
      }
    }
    for place in old {
      uninstall(place)
      freePlaces.append(place)
    }
    systemPlaces[view.rawValue][keyPath: kind] = zip(places, new).map { place, equation in
      place.map { installed[$0].system = equation.system }
      return place ?? install(equation)
    }
  }

  /// Whether the constraint at a place is in force and nothing but the constant made it another.
  private mutating func setConstant(of place: Int, asIn constraint: LayoutConstraint) -> Bool {
    guard let row = installed[place].row else { return false }
    var shifted = installed[place].constraint
    shifted.constant = constraint.constant
    guard shifted == constraint else { return false }
    installed[place].constraint = constraint
    solver.setConstant(linear(at: place).constant, of: row)
    return true
  }

  private mutating func install(_ equation: SystemEquation) -> Int {
    let place = freePlaces.popLast() ?? installed.count
    let new = InstalledConstraint(
      constraint: equation.constraint, system: equation.system, isActive: true)
    if place == installed.count { installed.append(new) } else { installed[place] = new }
    installRow(place)
    return place
  }
}

extension SystemConstraint {
  /// Whose list it is in.
  var origin: (view: ViewIndex, kind: KeyPath<LayoutEngine.SystemPlaces, [Int]>) {
    switch self {
    case .contentSize: (view, \.content)
    case .autoresizingMask: (view, \.mask)
    case .stack: (view, \.stack)
    }
  }
}

extension LayoutEngine {
  /// `size <= length` at the hugging priority and `size >= length` at the compression resistance,
  /// on the alignment rectangle. A length of 0 makes them too.
  mutating func installContent(of view: ViewIndex) {
    guard frames[view.rawValue] != nil, isPresent[view.rawValue] else { return }
    var equations: [SystemEquation] = []
    for axis in LayoutAxis.allCases {
      let content = views[view.rawValue].content[axis]
      guard let length = content.length else { continue }
      for (relation, priority) in [
        (LayoutRelation.lessThanOrEqual, content.hugging),
        (.greaterThanOrEqual, content.compressionResistance),
      ] {
        equations.append(
          (
            .contentSize(view, axis),
            LayoutConstraint(
              firstItem: .view(view), firstAttribute: axis == .horizontal ? .width : .height,
              relation: relation, constant: length, priority: priority)
          ))
      }
    }
    replace(\.content, of: view, by: equations)
  }

  /// - Parameter translated: the superview's size that the mask is relative to; nil to hold the
  ///   frame as it is.
  mutating func installMask(of view: ViewIndex, translated superviewSize: Size?) {
    let (own, frame) = (views[view.rawValue], views[view.rawValue].frame)
    guard let frame, frames[view.rawValue] != nil, isPresent[view.rawValue],
      let superview = own.superview
    else { return }
    let mask = superviewSize == nil ? [] : own.autoresizingMask
    let horizontal = mask.translation(
      origin: frame.minX, length: frame.width, in: superviewSize?.width ?? 0, .horizontal)
    let vertical = mask.translation(
      origin: frame.minY, length: frame.height, in: superviewSize?.height ?? 0, .vertical)
    let shares: [(LayoutAxis, LayoutAttribute, AutoresizingMask.Share)] = [
      (.horizontal, .width, horizontal.length), (.horizontal, .centerX, horizontal.center),
      (.vertical, .height, vertical.length), (.vertical, .centerY, vertical.center),
    ]
    let equations: [SystemEquation] = shares.map { axis, attribute, share in
      (
        .autoresizingMask(view, axis),
        LayoutConstraint(
          firstItem: .frameLayoutGuide(view), firstAttribute: attribute,
          secondItem: .frameLayoutGuide(superview),
          secondAttribute: axis == .horizontal ? .width : .height, multiplier: share.multiplier,
          constant: share.constant)
      )
    }
    replace(\.mask, of: view, by: equations)
  }

  /// Makes a mask relative to a size of the superview, which is what it was laid out with.
  mutating func translateMask(of view: ViewIndex, superviewSize: Size?) {
    guard frames[view.rawValue] != nil, let superview = views[view.rawValue].superview else {
      return
    }
    installMask(of: view, translated: superviewSize ?? solvedFrame(of: superview).size)
  }
}
