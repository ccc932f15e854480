/// The codes of findings, as `warning[conflict]` names them, and what they mean at length.
public enum FindingCode {
  /// The explanation of a code; nil for what is none.
  public static func explanation(of code: String) -> String? { nil }
}
