package import Planning
package import Reporting

/// A file as several devices show it: each set of size classes is read once for all scenes.
package struct ShownFiles: Sendable {
  package let own: InterfaceFile
  package let screens: [DeviceScreen]
  private var files: [SizeClasses: InterfaceFile] = [:]

  /// - Throws: `invalidTimeline` with the place of the error.
  package init(
    _ file: InterfaceFile, on screens: [DeviceScreen]
  ) throws(LayoutAnimationError) {
    own = file
    self.screens = screens
    for screen in screens where files[SizeClasses(screen)] == nil {
      files[SizeClasses(screen)] = try file.shown(on: screen)
    }
  }

  /// The scene with a root as a device shows it, without the parts of controls; nil for one that the
  /// device's size classes do not install.
  ///
  /// - Parameter screen: one of the screens.
  package func timeline(
    of root: String, on screen: DeviceScreen
  ) throws(LayoutAnimationError) -> TimelineFile? {
    guard let file = files[SizeClasses(screen)],
      let scene = file.document.scenes.first(where: { $0.root.id == root })
    else { return nil }
    return try file.timeline(of: file.imported(scene, on: screen, hasParts: false))
  }
}
