/// Why a certificate does not prove its answer. Members and variables are indices.
package enum Refusal: Error, Hashable, Sendable {
  /// The parts have other sizes than the problem, or refer to what it does not have.
  case malformed
  /// The basic members do not determine the values.
  case singularBasis
  /// A value differs from that which the basic members determine.
  case wrongValue(variable: Int)
  /// A member is on the other side of its constant.
  case wrongSide(member: Int)
  /// A stronger level, or the tie rule, would gain if a basic member left its constant to a side.
  case improvable(member: Int)
  /// Of these variables it is not shown whether they are ambiguous: they need a probe.
  case unprovedAmbiguity(variables: [Int])
  /// The reported ambiguous variables are not those that are.
  case wrongAmbiguity(variable: Int)
  /// A probe is not the solution of its problem.
  case wrongProbe
  /// The reported conflict is none, or is missing.
  case noConflict
  /// The conflict has members that it does not need.
  case conflictNotMinimal
  /// The multipliers of a reported conflict are not those with which its members contradict each
  /// other.
  case wrongMultipliers
}
