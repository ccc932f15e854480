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
}
