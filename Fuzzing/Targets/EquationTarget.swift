import TimelineModel

/// The constraints of an equation are the same after they are written as equations and read again;
/// an error lies within the equation.
enum EquationTarget {
  static func accepts(_ bytes: [UInt8]) throws(BrokenProperty) -> Bool {
    let scene = ConstraintScene(String(decoding: bytes, as: UTF8.self), key: "equation")
    guard let timeline = try scene.timeline() else { return false }
    try timeline.checkEquations()
    return true
  }
}
