import Foundation

/// A collection of scenes from Interface Builder, in the format that its README describes.
struct CorpusManifest: Decodable {
  struct File: Decodable {
    var path: String
    var scenes: [CorpusScene]
  }

  var repo: String
  var files: [File]
}

/// One view tree, laid out on its own.
struct CorpusScene: Decodable {
  struct Environment: Decodable {
    struct Insets: Decodable {
      var top: Double
      var left: Double
      var bottom: Double
      var right: Double
    }

    var safeArea: Insets?
  }

  struct View: Decodable {
    struct Margins: Decodable {
      var left: Double
      var right: Double
      var top: Double
      var bottom: Double
    }

    struct Stack: Decodable {
      var axis: String
      var distribution: String
      var alignment: String
      var spacing: Double
      var insets: [Double]
    }

    var id: String
    var type: String
    var parent: String?
    /// The recorded frame, in root coordinates.
    var frame: [Double]
    var fixed: Bool?
    var fillsParent: Bool?
    var hidden: Bool?
    var intrinsic: [Double?]?
    var hugging: [Double]?
    var compression: [Double]?
    var alignmentInsets: [Double]?
    var margins: Margins?
    var stack: Stack?
  }

  struct Guide: Decodable {
    var id: String
    var kind: String
    var view: String?
  }

  struct Constraint: Decodable {
    var id: String
    var owner: String
    var first: String
    var attr: String
    var rel: String
    var second: String?
    var attr2: String?
    var multiplier: Double?
    var constant: Double
    var priority: Double?
    var asBottomToBottom: Double?
    var onCell: Bool?
  }

  var scene: String?
  var root: String
  var status: String
  var env: Environment?
  var views: [View]?
  var guides: [Guide]?
  var constraints: [Constraint]?
}

extension CorpusManifest {
  /// The manifests in the folders that `LAYOUTANIM_CORPUS` names, separated by colons, with their
  /// paths; nil if the variable is not set.
  static func all() throws -> [(path: String, manifest: CorpusManifest)]? {
    try ProcessInfo.processInfo.environment["LAYOUTANIM_CORPUS"].map {
      try $0.split(separator: ":").flatMap { try manifests(in: String($0)) }
    }
  }

  private static func manifests(
    in folder: String
  ) throws -> [(path: String, manifest: CorpusManifest)] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    return try names.compactMap { name in
      let path = "\(folder)/\(name)/manifest.json"
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      return (name, try JSONDecoder().decode(CorpusManifest.self, from: data))
    }
  }
}
