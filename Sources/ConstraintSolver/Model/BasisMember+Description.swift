extension BasisMember: CustomStringConvertible {
  /// `c3` for the constraint with identifier 3, `stay x2` for the stay of variable 2.
  var description: String { isStay ? "stay x\(index)" : "c\(index)" }
}

/// A sum of products as one writes it on paper: `x1 - 2·x0`.
struct WrittenSum: CustomStringConvertible {
  private(set) var description = ""

  init(_ products: [(factor: Double, name: String)]) {
    for (factor, name) in products { append(factor, name) }
    if description.isEmpty { description = "0" }
  }

  private mutating func append(_ factor: Double, _ name: String) {
    let product = abs(factor) == 1 ? name : "\(abs(factor).shortDescription)·\(name)"
    if description.isEmpty {
      description = factor < 0 ? "-\(product)" : product
    } else {
      description += factor < 0 ? " - \(product)" : " + \(product)"
    }
  }
}

extension Double {
  /// The shortest decimal number with this value, without `.0`.
  var shortDescription: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
