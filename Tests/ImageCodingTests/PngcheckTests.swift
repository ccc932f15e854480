import Foundation
import ImageCoding
import Raster
import TestSupport
import Testing

/// Checks files with pngcheck, an independent decoder. Without the program these tests are skipped.
@Suite struct PngcheckTests {
  private static let program: String? = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
    .map { "\($0)/pngcheck" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test(.enabled(if: program != nil, "pngcheck is not installed"))
  func pngcheckFindsNothingInFilesFromRuns() throws {
    let folder = try TemporaryFolder()
    var encoder = try PNGRunEncoder()
    var paths: [String] = []
    for (name, picture) in pictures {
      for choice in PNGColorChoice.allCases {
        guard let file = try? encoder.encode(picture, choice) else { continue }
        paths.append(folder.path("\(name)-\(choice).png"))
        try Data(file).write(to: URL(filePath: paths[paths.count - 1]))
      }
    }
    #expect(paths.count > 30)
    #expect(try faults(paths) == "")
  }

  /// libpng ignores a wrong checksum of the stream.
  @Test(.enabled(if: program != nil, "pngcheck is not installed"))
  func pngcheckSeesAWrongChecksumOfTheStream() throws {
    let folder = try TemporaryFolder()
    var encoder = try PNGRunEncoder()
    let file = try encoder.encode(PictureRuns(width: 1, pixels: [0xFF00_0001]), .rgb)
    var png = try #require(PNGChunks(reading: file))
    let data = try #require(png.chunks.firstIndex { $0.type == "IDAT" })
    png.chunks[data].body[png.chunks[data].body.count - 1] ^= 1
    try Data(png.file).write(to: URL(filePath: folder.path("damaged.png")))
    #expect(try faults([folder.path("damaged.png")]).contains("damaged.png"))
  }

  private var pictures: [(String, PictureRuns)] {
    let random = (UInt64(0)..<10).map { seed in
      let colors = seed % 3 == 0 ? Colors.translucent : Colors.opaque(10 + 60 * Int(seed))
      return (
        "random\(seed)",
        PictureRuns.random(
          width: 50 + 113 * Int(seed), height: 60, colors: colors, changes: 12, seed: seed)
      )
    }
    let dot = PictureRuns(width: 1, pixels: [0xFF00_0001])
    let plain = PictureRuns(width: 1920, pixels: .init(repeating: 0xFFFF_FFFF, count: 1920 * 400))
    return random + [("dot", dot), ("plain", plain)]
  }

  /// pngcheck's complaints; empty for a valid file.
  private func faults(_ paths: [String]) throws -> String {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: try #require(Self.program))
    process.arguments = ["-q"] + paths
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
