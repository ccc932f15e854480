import Foundation
import TestSupport

/// The files in `Fuzzing` that belong to a target.
enum FuzzFiles {
  static let root = Checkout.root.appending(path: "Fuzzing")

  /// The files in `Seeds/TARGET` and the lines of `Seeds/TARGET.txt`, by name.
  static func seeds(of target: FuzzTarget) throws -> [(name: String, bytes: [UInt8])] {
    let lines = root.appending(path: "Seeds/\(target.rawValue).txt")
    guard FileManager.default.fileExists(atPath: lines.path) else {
      return try files(of: target, in: "Seeds")
    }
    let text = try String(contentsOf: lines, encoding: .utf8)
    return text.split(separator: "\n").map { (String($0), Array($0.utf8)) }
  }

  /// What once broke the target's property.
  static func findings(of target: FuzzTarget) throws -> [(name: String, bytes: [UInt8])] {
    try files(of: target, in: "Findings")
  }

  private static func files(
    of target: FuzzTarget, in folder: String
  ) throws -> [(name: String, bytes: [UInt8])] {
    let folder = root.appending(path: "\(folder)/\(target.rawValue)")
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try Checkout.files(in: folder).map { file in
      (file.lastPathComponent, Array(try Data(contentsOf: file)))
    }
  }
}
