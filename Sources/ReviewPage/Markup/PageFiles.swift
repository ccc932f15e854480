/// The style sheets and scripts of the page, which the build embeds in the program.
enum PageFiles {
  static let styles: [[UInt8]] = [
    PackageResources.page_css,
    PackageResources.cards_css,
    PackageResources.controls_css,
    PackageResources.stage_css,
    PackageResources.inspector_css,
    PackageResources.time_css,
    PackageResources.narrow_css,
  ]

  /// In the order in which they are joined to one script.
  static let scripts: [[UInt8]] = [
    PackageResources.elements_js,
    PackageResources.raster_js,
    PackageResources.quads_js,
    PackageResources.movie_js,
    PackageResources.overlay_js,
    PackageResources.stage_js,
    PackageResources.pane_js,
    PackageResources.transport_js,
    PackageResources.axis_js,
    PackageResources.curves_js,
    PackageResources.reasons_js,
    PackageResources.inspector_js,
    PackageResources.toolbar_js,
    PackageResources.keys_js,
    PackageResources.card_js,
    PackageResources.address_js,
    PackageResources.copying_js,
    PackageResources.start_js,
  ]

  static func joined(_ files: [[UInt8]]) -> HTML {
    HTML(verbatim: files.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n"))
  }
}
