package import FileAccess
import JSONText
package import Reporting
import TimelineModel
import XMLText

/// A file of Interface Builder that has been read.
package struct InterfaceFile: Sendable {
  /// As the user named it.
  package let path: String
  package private(set) var document: InterfaceDocument
  let source: SourceText
  package private(set) var bars: SceneBars

  /// Whether a path has the name of a storyboard or xib.
  package static func isNamed(_ path: String) -> Bool {
    let name = path.lowercased()
    return name.hasSuffix(".storyboard") || name.hasSuffix(".xib")
  }

  package static let sizeLimit = InputLimit(megabytes: 64)

  /// - Throws: `unreadableInput`, or `invalidTimeline` with the place of the error.
  package init(path: String, sizeClasses: String? = nil) throws(LayoutAnimationError) {
    let bytes = try InputFile.contents(
      of: path, upTo: Self.sizeLimit, isStandardInput: path == "-")
    try self.init(
      contents: bytes, path: path == "-" ? "<stdin>" : path, sizeClasses: sizeClasses)
    if path != "-" { document.take(AssetColors(near: path, names: document.colorNames)) }
  }

  /// - Parameter sizeClasses: such as `widthClass=compact-heightClass=regular`; nil for those of the
  ///   file's device.
  package init(
    contents: [UInt8], path: String, sizeClasses: String? = nil
  ) throws(LayoutAnimationError) {
    self.path = path
    source = SourceText(bytes: contents)
    do throws(InterfaceFault) {
      document = try InterfaceDocument(parsing: contents, sizeClasses: sizeClasses)
      bars = SceneBars(document)
    } catch {
      throw Self.refusal(error, path, source)
    }
  }

  /// The scene as a timeline.
  ///
  /// - Throws: `invalidTimeline` with the place of the error.
  package func imported(
    _ scene: InterfaceScene, in environment: SceneEnvironment? = nil,
    on screen: DeviceScreen? = nil, hasParts: Bool = true, animates: Bool = false
  ) throws(LayoutAnimationError) -> ImportedScene {
    let own = environment ?? SceneEnvironment(scene, in: document, bars: bars, on: screen)
    do throws(InterfaceFault) {
      return try ImportedScene(scene, of: document, in: own, hasParts: hasParts, animates: animates)
    } catch {
      throw Self.refusal(error, path, source)
    }
  }

  /// The same file with the views and constraints that a device's size classes install.
  package func shown(on screen: DeviceScreen) throws(LayoutAnimationError) -> InterfaceFile {
    var file = self
    do throws(InterfaceFault) {
      file.document = try document.shown(on: screen)
    } catch {
      throw Self.refusal(error, path, source)
    }
    return file
  }

  /// The same file with other contents.
  func edited(_ root: XMLElement) throws(InterfaceFault) -> InterfaceFile {
    var file = self
    file.document = try InterfaceDocument(root)
    file.bars = SceneBars(file.document)
    return file
  }

  static func refusal(
    _ fault: InterfaceFault, _ path: String, _ source: SourceText
  ) -> LayoutAnimationError {
    let position = source.position(of: fault.offset)
    let place = SourceLocation(
      line: position.line, column: position.column, lowerOffset: fault.offset,
      upperOffset: fault.offset + 1)
    let diagnostic = Diagnostic(
      .error, code: fault.code, message: fault.message, at: place, help: fault.help)
    return LayoutAnimationError(
      .invalidTimeline, "`\(path)` cannot be imported",
      report: DiagnosticReport(path: path, source: source, diagnostics: [diagnostic]))
  }
}
