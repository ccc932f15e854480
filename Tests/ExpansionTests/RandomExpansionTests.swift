import TestSupport
import Testing

@testable import Expansion

/// Random repeats and templates, expanded by substitution in Swift: an oracle that shares nothing with
/// the expander.
@Suite struct RandomExpansionTests {
  @Test func itIsWhatSubstitutionGives() throws {
    var generator = SeededGenerator(seed: 26)
    for _ in 0..<cases(300) {
      var writer = RandomBody(generator: generator)
      let body = writer.list(depth: 3, names: [])
      generator = writer.generator
      let text = timeline(
        #""templates": { \#(writer.templates.joined(separator: ", ")) }, "views": \#(body.written)"#
      )
      let plain = timeline(#""views": [\#(body.views([:]).joined(separator: ", "))]"#)
      #expect(try compact(expanded(text)) == compact(plain), "\(text)")
    }
  }
}

/// What is written, and what it stands for with given values of its names.
private struct RandomList {
  var written: String
  var views: ([String: Int]) -> [String]
}

private struct RandomBody {
  var generator: SeededGenerator
  var templates: [String] = []
  private var count = 0

  init(generator: SeededGenerator) { self.generator = generator }

  private mutating func pick(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func fresh(_ prefix: String) -> String {
    count += 1
    return "\(prefix)\(count)"
  }

  mutating func list(depth: Int, names: [String]) -> RandomList {
    let elements = (0..<pick(0...3)).map { _ in element(depth: depth, names: names) }
    return RandomList(written: "[\(elements.map(\.written).joined(separator: ", "))]") { values in
      elements.flatMap { $0.views(values) }
    }
  }

  private mutating func element(depth: Int, names: [String]) -> RandomList {
    switch depth > 0 ? pick(0...3) : 0 {
    case 1: return repetition(depth: depth, names: names)
    case 2: return use(depth: depth, names: names)
    case 3:
      let inner = list(depth: depth - 1, names: names)
      let name = fresh("outer")
      return RandomList(written: #"{ "id": "\#(name)", "subviews": \#(inner.written) }"#) {
        values in
        [#"{ "id": "\#(name)", "subviews": [\#(inner.views(values).joined(separator: ", "))] }"#]
      }
    default: return view(names: names)
    }
  }

  private mutating func view(names: [String]) -> RandomList {
    guard !names.isEmpty else {
      return RandomList(written: #"{ "id": "v" }"#) { _ in [#"{ "id": "v" }"#] }
    }
    let (a, b) = (names[pick(0...names.count - 1)], names[pick(0...names.count - 1)])
    let factor = pick(1...9)
    let written =
      #"{ "id": "v{\#(a)}_{\#(a) * \#(factor) + \#(b)}", "zPosition": "\#(b) - \#(a)" }"#
    return RandomList(written: written) { values in
      let (x, y) = (values[a] ?? 0, values[b] ?? 0)
      return [#"{ "id": "v\#(x)_\#(x * factor + y)", "zPosition": \#(y - x) }"#]
    }
  }

  private mutating func repetition(depth: Int, names: [String]) -> RandomList {
    let name = fresh("i")
    let values = (0..<pick(0...3)).map { _ in pick(-5...5) }
    let body = list(depth: depth - 1, names: names + [name])
    let isCounted = pick(0...1) == 0
    let spec =
      isCounted
      ? #""count": \#(values.count)"#
      : #""for": [\#(values.map(String.init).joined(separator: ", "))]"#
    return RandomList(
      written: #"{ "repeat": { \#(spec), "as": "\#(name)" }, "body": \#(body.written) }"#
    ) { outer in
      values.indices.flatMap { index in
        body.views(outer.merging([name: isCounted ? index : values[index]]) { $1 })
      }
    }
  }

  private mutating func use(depth: Int, names: [String]) -> RandomList {
    let (template, parameter, spare) = (fresh("t"), fresh("p"), fresh("q"))
    let body = list(depth: depth - 1, names: [parameter, spare])
    let standard = pick(-5...5)
    templates.append(
      #""\#(template)": { "parameters": { "\#(parameter)": 0, "\#(spare)": \#(standard) }, "body": \#(body.written) }"#
    )
    let offset = pick(0...5)
    let name = names.last
    let argument = name.map { #""\#($0) + \#(offset)""# } ?? "\(offset)"
    return RandomList(written: #"{ "template": "\#(template)", "\#(parameter)": \#(argument) }"#) {
      values in
      body.views([parameter: (name.flatMap { values[$0] } ?? 0) + offset, spare: standard])
    }
  }
}
