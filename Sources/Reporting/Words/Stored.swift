/// Keeps a value of an internal module out of the memory layout of a public type.
///
/// A client that was compiled against the public type need not be compiled again when that module
/// changes, and the package manager relies on that: an executable that still had the old layout
/// crashed after an incremental release build.
package final class Stored<Value: Sendable>: Sendable {
  package let value: Value

  package init(_ value: Value) { self.value = value }
}

extension Stored: CustomReflectable {
  /// Swift Testing reflects the values in an expectation, even in one that passes; without this it
  /// would reflect every byte of a timeline's text.
  package var customMirror: Mirror { Mirror(self, children: []) }
}
