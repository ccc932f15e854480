import ImageCoding
import ImageFiles
package import LayoutAnimation
package import TimelineModel
package import Workloads

extension RenderWorkload {
  /// Writes the photograph of a workload that has one into a folder, which is created.
  ///
  /// - Returns: where its timeline, as a file of the folder, finds it.
  package func images(in folder: String) throws(LayoutAnimationError) -> ImageSource {
    guard let photograph else { return .nothing }
    try FrameDirectory(path: folder, pattern: .standard, startNumber: 0).make()
    try AtomicFile(path: "\(folder)/\(Photograph.fileName)").write(try photograph.pngBytes())
    return ImageFolder(ofTimeline: "\(folder)/\(name).json").images
  }
}

extension Photograph {
  fileprivate func pngBytes() throws(LayoutAnimationError) -> [UInt8] {
    do throws(PNGError) {
      return try StraightImage(width: width, height: height, bytes: bytes).pngBytes()
    } catch {
      throw LayoutAnimationError(.internalError, "the photograph was not encoded: \(error)")
    }
  }
}
