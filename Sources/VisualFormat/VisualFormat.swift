/// Apple's Visual Format Language: one string for a row or a column of views.
///
/// The grammar is exactly Apple's (Auto Layout Guide, appendix): no spaces, no multipliers, no aspect
/// ratios. Parsing has two steps: the first builds a syntax tree without knowing names, the second
/// looks names up and creates the constraints.
package enum VisualFormat {
  /// The constraints of a format, in Apple's order: from left to right, for each view the spacing to
  /// its predecessor and then its sizes; the alignments of the options come last.
  ///
  /// - Throws: the first syntax error, or else the first error of a name.
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
