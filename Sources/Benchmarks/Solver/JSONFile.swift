import JSONText
import LayoutAnimation

/// A JSON file that is read by asking for the expected members.
struct JSONFile {
  let root: Value

  /// The largest file that is read.
  private static let sizeLimit = InputLimit(megabytes: 64)

  /// - Throws: `unreadableInput`, or `invalidTimeline` if it is not JSON.
  init(path: String) throws(LayoutAnimationError) {
    let bytes = try InputFile.contents(of: path, upTo: Self.sizeLimit)
    do throws(JSONSyntaxError) {
      root = Value(path: path, content: try JSONValue(parsing: SourceText(bytes: bytes)).content)
    } catch {
      throw LayoutAnimationError(.invalidTimeline, "`\(path)` is not JSON: \(error.message)")
    }
  }

  /// A value in the file.
  struct Value {
    /// The path of the file, followed by the location of the value in it.
    let path: String
    let content: JSONValue.Content

    func error(_ problem: String) -> LayoutAnimationError {
      LayoutAnimationError(.invalidTimeline, "`\(path)` \(problem)")
    }

    func member(_ name: String) throws(LayoutAnimationError) -> Value {
      guard case .object(let members) = content,
        let member = members.first(where: { $0.name.value == name })
      else { throw error("has no `\(name)`") }
      return Value(path: "\(path), \(name)", content: member.value.content)
    }

    func elements() throws(LayoutAnimationError) -> [Value] {
      guard case .array(let values) = content else { throw error("is not a list") }
      return values.enumerated().map { Value(path: "\(path)[\($0)]", content: $1.content) }
    }

    func number() throws(LayoutAnimationError) -> Double {
      guard case .number(let number) = content else { throw error("is not a number") }
      return number.value
    }

    /// Empty if this is not a string.
    var string: String {
      if case .string(let string) = content { string.value } else { "" }
    }
  }
}
