extension SceneEnvironment {
  /// Takes the insets and margins that a manifest records.
  mutating func take(_ scene: CorpusManifest.Scene, root: String) {
    if let recorded = scene.safeArea { safeArea = recorded }
    for (id, recorded) in scene.margins {
      if id == root { margins = recorded } else { viewMargins[id] = recorded }
    }
  }
}
