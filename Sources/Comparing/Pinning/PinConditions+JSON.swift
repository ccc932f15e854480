import FileAccess
import JSONText
import Primitives

extension PinConditions {
  /// The keys of a pin that are optional.
  static let keys = ["edges", "variant", "shard", "inputs"]

  func write(to json: inout JSONWriter) {
    json.memberIfPresent("edges", edges?.rawValue)
    json.memberIfPresent("variant", variant)
    json.memberIfPresent("shard", shard?.description)
    guard let inputs else { return }
    json.member("inputs") {
      $0.array(inputs.isEmpty ? nil : .lines) { json in
        for input in inputs { json.element { input.write(to: &$0) } }
      }
    }
  }

  init(_ object: PinObject) throws(PinError) {
    edges = try object.optional("edges")?.named("edge rasterization")
    variant = try object.optional("variant")?.name()
    shard = try object.optional("shard")?.shard()
    inputs = try object.optional("inputs").map(PinConditions.Input.all)
  }
}

extension PinField {
  /// A value that later releases may have more of.
  func named<Value: RawRepresentable<String>>(
    _ kind: String
  ) throws(PinError) -> Value {
    let name = try string()
    guard let value = Value(rawValue: name) else { throw unknown("`\(place)` is `\(name)`, which") }
    return value
  }

  /// A text of one line.
  func name() throws(PinError) -> String {
    let name = try string()
    let isName = !name.isEmpty && name.unicodeScalars.allSatisfy { !$0.isControl }
    return isName ? name : try refuse("is not a name: a text of one line")
  }

  fileprivate func shard() throws(PinError) -> PinConditions.Shard {
    guard let shard = PinConditions.Shard(try string()) else {
      throw malformed("is not a part such as `1/3`, counted from 1")
    }
    return shard
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { value < 0x20 || 0x7F..<0xA0 ~= value }
}
