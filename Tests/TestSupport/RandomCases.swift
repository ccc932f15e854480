import Foundation

/// How many random cases a test tries that by default tries `few`. The environment variable
/// `LAYOUTANIM_CASES` multiplies this by a thousandth of its value, but never makes it less.
package func cases(_ few: Int) -> Int {
  let value = ProcessInfo.processInfo.environment["LAYOUTANIM_CASES"].flatMap { Int($0) }
  return max(few, few * (value ?? 0) / 1000)
}
