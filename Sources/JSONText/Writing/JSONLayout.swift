/// Where an object or an array has blanks and line breaks. An empty one is `{}` or `[]` in every
/// layout.
package enum JSONLayout: Hashable, Sendable {
  /// `{"a":1,"b":[1,2]}`
  case compact
  /// `{"a": 1, "b": [1, 2]}`
  case spaced
  /// As `spaced`, with a blank inside each brace: `{ "a": 1, "b": [1, 2] }`.
  case padded
  /// Each member or element on a line of its own, indented by two columns.
  case lines
}
