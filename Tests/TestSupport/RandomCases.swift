import Foundation

/// The number of random cases of a test, `few` by default. The environment variable
/// `LAYOUTANIM_CASES`, divided by a thousand, multiplies it, but never reduces it.
package func cases(_ few: Int) -> Int {
  let value = ProcessInfo.processInfo.environment["LAYOUTANIM_CASES"].flatMap { Int($0) }
  return max(few, few * (value ?? 0) / 1000)
}
