/// Keeps a value of a module below out of the memory layout of a public type.
///
/// A client that was compiled against the public type need not be compiled again when that module
/// changes, and the package manager relies on it: an executable that still had the old layout
/// crashed after an incremental release build.
package final class Stored<Value: Sendable>: Sendable {
  package let value: Value

  package init(_ value: Value) { self.value = value }
}

extension Stored: CustomReflectable {
  /// Swift Testing takes apart the values in an expectation, even in one that holds; without this
  /// it would do so with every byte of a timeline's text.
  package var customMirror: Mirror { Mirror(self, children: []) }
}
