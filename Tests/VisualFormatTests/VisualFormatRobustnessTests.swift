import Testing
import VisualFormat

/// Marsaglia's xorshift of 64 bits (Journal of Statistical Software 8(14), 2003): the same
/// numbers in every run.
private struct Xorshift: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

@Suite struct VisualFormatRobustnessTests {
  static let seeds: [String] = [
    "H:|-20-[a(>=70,<=100,gap@low)]-(>=4,==8@700)-[b(==a)]-[c][_d4]-|",
    "V:[topLayoutGuide]-0@defaultHigh-[both(1.5e2)]-inward-[bottomLayoutGuide]",
    "[a]-(-20@750)-[b]-10-[c]|",
  ]
  static let alphabet = Array("HV:|-[]()@,=<>+.eE0123456789abcg_ \n\0x\u{e4}\u{301}\u{1F600}\r\n")

  private func mutated(_ seed: String, _ random: inout Xorshift) -> String {
    var characters = Array(seed)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let index = Int.random(in: 0...characters.count, using: &random)
      let character = Self.alphabet.randomElement(using: &random) ?? "-"
      switch Int.random(in: 0..<4, using: &random) {
      case 0: characters.insert(character, at: index)
      case 1: characters = Array(characters.prefix(index))
      case 2 where index < characters.count: characters.remove(at: index)
      default: if index < characters.count { characters[index] = character }
      }
    }
    return String(characters)
  }

  @Test(arguments: seeds)
  func aMutatedFormatParsesOrIsRefusedWithinItself(seed: String) {
    var random = Xorshift(state: 0x5EED + UInt64(seed.utf8.count))
    var refused = 0
    for _ in 0..<3000 {
      let format = mutated(seed, &random)
      do {
        _ = try VisualFormat.parse(format, names: names)
      } catch {
        refused += 1
        let end = error.offset + error.length
        #expect(error.offset >= 0 && error.length >= 0 && end <= format.utf8.count, "\(format)")
        #expect(!error.message.isEmpty)
      }
    }
    #expect(refused > 1000 && refused < 3000)
  }

  /// The oracle is Apple's grammar as one regular expression.
  @Test(arguments: seeds)
  func theSyntaxIsThatOfTheGrammar(seed: String) throws {
    let grammar = try Regex(Self.grammar)
    var random = Xorshift(state: 0x6A4 + UInt64(seed.utf8.count))
    var agreements = [true: 0, false: 0]
    for _ in 0..<1000 {
      let format = mutated(seed, &random)
      let isWellFormed = try grammar.wholeMatch(in: format) != nil
      guard let hasGoodSyntax = hasGoodSyntax(format) else { continue }
      #expect(hasGoodSyntax == isWellFormed, "\(format.debugDescription)")
      agreements[isWellFormed, default: 0] += 1
    }
    #expect(agreements.values.allSatisfy { $0 > 50 })
  }

  static let grammar: String = {
    let digits = "[0-9]+"
    let positive = "\(digits)(\\.[0-9]*)?([eE][-+]?\(digits))?"
    let number = "(\(positive)|-\(positive)|-\\.\(digits)([eE][-+]?\(digits))?)"
    let name = "[A-Za-z_][A-Za-z0-9_]*"
    let priority = "(@(\(number)|\(name)))?"
    let predicate = "(==|<=|>=)?(\(number)|\(name))\(priority)"
    let simple = "((==|<=|>=)(\(number)|\(name))|\(positive)|\(name))\(priority)"
    let list = "\\(\(predicate)(,\(predicate))*\\)"
    let connection = "(-(\(simple)|\(list))-|-)?"
    let view = "\\[\(name)(\(list))?\\]"
    return "([HV]:)?(\\|\(connection))?\(view)(\(connection)\(view))*(\(connection)\\|)?"
  }()

  /// Nil if a number is too large, which is an error before the rest is parsed.
  private func hasGoodSyntax(_ format: String) -> Bool? {
    do {
      _ = try VisualFormat.parse(format, names: names)
      return true
    } catch {
      switch error.reason {
      case .unknownView, .unknownMetric, .viewAsSpacing, .priorityOutOfRange, .noSuperview:
        return true
      case .numberTooLarge: return nil
      default: return false
      }
    }
  }

  @Test(arguments: seeds)
  func everyBeginningOfAFormatParsesOrIsRefusedWithinItself(seed: String) {
    for length in 0...seed.utf8.count {
      let format = String(seed.prefix(length))
      do {
        _ = try VisualFormat.parse(format, names: names)
      } catch {
        #expect(error.offset + error.length <= length, "\(format)")
      }
    }
  }

  /// Quadratic work would take more than minutes.
  @Test(arguments: ["[", "]", "(", "-", "|", "a", "1", "@", "=", "[a]-", "[a(10", "[a]-(1,", "V:"])
  func aLongRepetitionEndsInAnErrorNotInATrap(part: String) {
    let format = String(repeating: part, count: 200_000)
    #expect(throws: VisualFormatError.self) { try VisualFormat.parse(format, names: names) }
  }

  @Test func aLongFormatIsRead() throws {
    let format = "[a]" + String(repeating: "-(>=1,2@3)-[b(>=4)]-[a]", count: 20_000)
    let constraints = try VisualFormat.parse(format, names: names)
    #expect(constraints.count == 80_000)
  }

  @Test func aLongNumberIsReadOrRefused() throws {
    let digits = String(repeating: "9", count: 200_000)
    let error = #expect(throws: VisualFormatError.self) { try lines("[a(\(digits))]") }
    #expect(error?.reason == .numberTooLarge)
    #expect(try lines("[a(0.\(digits))]") == ["a.width == 1.0 @1000.0"])
  }

  @Test func aLongWrongNameIsShortenedInTheMessage() {
    let name = String(repeating: "x-", count: 100_000)
    let error = #expect(throws: VisualFormatError.self) { try lines("[\(name)]") }
    #expect(error.map { $0.message.utf8.count < 100 } == true)
    #expect(error?.length == 200_000)
  }
}
