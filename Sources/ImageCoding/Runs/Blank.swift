/// A run of zero bytes in a row: a literal zero if the byte before is not zero, because a match needs a
/// byte to copy, then zeros that copy the byte before them.
struct Blank: BitwiseCopyable {
  private let packed: UInt32

  static let none = Blank(count: 0, isAfterZero: false)

  /// - Parameter count: less than 2³¹.
  init(count: Int, isAfterZero: Bool) {
    let literal = !isAfterZero && count > 0
    packed = UInt32(truncatingIfNeeded: literal ? count &<< 1 &- 1 : count &<< 1)
  }

  /// The number of short blanks: with fewer zeros after the literal than a match of the greatest length.
  static let shortCount = 2 * TokenTally.longestMatch

  /// Less than `shortCount` if the blank is short. Which blanks have a literal is unpredictable: as
  /// tables have an element for either kind, no branch asks which one it is.
  var index: Int { Int(packed) }

  /// The index of a blank without a literal.
  static func index(copyCount: Int) -> Int { copyCount &<< 1 }

  /// 0 or 1.
  var literalCount: Int { Int(packed & 1) }
  /// The number of zeros after the literal.
  var copyCount: Int { Int(packed &>> 1) }
}
