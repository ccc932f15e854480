import InterfaceBuilderImport
import Planning
import Reporting

/// Every scene that is imported is a timeline, and whatever is refused has a reason and a place.
enum InterfaceBuilderTarget {
  static func accepts(_ bytes: [UInt8]) throws(BrokenProperty) -> Bool {
    do throws(LayoutAnimationError) {
      let file = try InterfaceFile(contents: bytes, path: "screen.xib")
      for scene in file.document.scenes { try check(try file.imported(scene)) }
      try checkOnItsSide(file)
    } catch {
      if case .internalError = error.code { throw BrokenProperty(description: error.message) }
      try require(error.report != nil, "refused without a place: \(error.message)")
      return false
    }
    return true
  }

  /// With other size classes and masks, and with places in the file.
  private static func checkOnItsSide(_ file: InterfaceFile) throws(LayoutAnimationError) {
    guard let scene = file.document.scenes.first,
      let screen = DeviceScreen(named: "iphone-16-landscape")
    else { return }
    _ = try ShownFiles(file, on: [screen]).timeline(of: scene.root.id, on: screen)
  }

  private static func check(_ scene: ImportedScene) throws(LayoutAnimationError) {
    do throws(LayoutAnimationError) {
      _ = try TimelineFile(contents: Array(scene.text.utf8), path: "screen.json")
    } catch {
      throw LayoutAnimationError(.internalError, "\(error)")
    }
  }
}
