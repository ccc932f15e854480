/// Apple's Visual Format Language: one string for a row or a column of views.
///
/// The grammar is Apple's exactly (Auto Layout Guide, appendix): no blanks, no multipliers, no aspect
/// ratios. Reading has two steps. The syntax step knows no names; the second looks names up and
/// writes the constraints.
package enum VisualFormat {
  /// The constraints of a format, in Apple's order: left to right, at each view first the spacing
  /// to the one before it, then its own sizes; the alignments of the options come last.
  ///
  /// - Throws: the first error of the syntax, else the first of the names.
  /// - Complexity: linear in the length of the format.
  package static func parse(
    _ format: String, options: Options = Options(), names: Names
  ) throws(VisualFormatError) -> [VisualFormatConstraint] {
    var parser = try FormatParser(format)
    let syntax = try parser.parse()
    try options.check(along: syntax.axis, length: format.utf8.count)
    var production = ConstraintProduction(axis: syntax.axis, options: options, names: names)
    return try production.constraints(of: syntax)
  }
}
