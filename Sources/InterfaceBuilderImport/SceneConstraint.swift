import XMLText

/// A constraint of a scene, ready to be written as an equation.
struct SceneConstraint {
  var id: String?
  /// `label.leading == root.leading + 20 @750`
  var equation: String
  var note: String?
  /// Of the size classes for which it is installed; nil if it always is.
  var group: String?
  var isInstalled = true
  /// Of the element that it comes from, in the file of Interface Builder.
  var offset: Int
  /// The views that it refers to by their baselines.
  var baselineViews: [Int] = []
  /// The views that it refers to by their margins.
  var marginViews: [Int] = []
  /// What it is called if nobody named it.
  var plainName = ""
  /// Whether an outlet leads to it.
  var isOutlet = false
  var constant = 0.0
  /// Whether it relates no two items, as a width of 40 does.
  var isLength = false
  /// What it is for other size classes, by the keys of the variations that change it.
  var states: [String: ConstraintState] = [:]
}
