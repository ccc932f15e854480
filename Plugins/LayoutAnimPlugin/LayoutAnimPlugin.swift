import Foundation
import PackagePlugin

/// `swift package layoutanim ARGUMENT…`: builds the executable and runs it in the folder of the
/// package that uses the plugin.
///
/// The executable is built when it is asked for, and not declared as a dependency: SwiftPM would
/// build all of its targets a second time, as those of a tool.
@main struct LayoutAnimPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let layoutanim = Process()
    layoutanim.executableURL = try executable()
    layoutanim.arguments = arguments
    layoutanim.currentDirectoryURL = context.package.directoryURL
    try layoutanim.run()
    layoutanim.waitUntilExit()
    if layoutanim.terminationStatus != 0 { exit(layoutanim.terminationStatus) }
  }

  /// Builds in the configuration that `swift package` was given, with its progress on standard error.
  private func executable() throws -> URL {
    let build = try packageManager.build(
      .product("layoutanim"), parameters: .init(configuration: .inherit, echoLogs: true))
    guard build.succeeded, let file = build.builtArtifacts.first(where: { $0.kind == .executable })
    else { throw BuildError() }
    return file.url
  }
}

private struct BuildError: Error, CustomStringConvertible {
  var description: String { "layoutanim cannot be built" }
}
