import Timing

extension ViewTracks {
  /// When the animations of each property that change it run, in order of their start.
  var spans: [(property: AnimatedProperty, spans: [TimeSpan])] {
    AnimatedProperty.allCases.compactMap { property in
      let spans = spans(of: property).filter { $0.end > $0.begin }
      return spans.isEmpty ? nil : (property, spans)
    }
  }

  /// When the animations of a property that change it run, also those whose place another takes before
  /// they have moved anything, in order of their start.
  func spans(of property: AnimatedProperty) -> [TimeSpan] {
    switch property {
    case .position: center.spans
    case .size: size.spans
    case .path: path?.spans ?? []
    case .transform: transform?.spans ?? []
    case .anchorPoint: anchorPoint?.spans ?? []
    case .contentOffset: contentOffset?.spans ?? []
    case .alpha: alpha.spans
    case .backgroundColor: backgroundColor.spans
    case .gradient: gradient?.spans ?? []
    case .shadow: shadow?.spans ?? []
    case .cornerRadius: layer?.cornerRadius.spans ?? []
    case .borderWidth: layer?.borderWidth.spans ?? []
    case .borderColor: layer?.borderColor.spans ?? []
    case .zPosition: layer?.zPosition.spans ?? []
    }
  }
}

extension TransformTrack {
  fileprivate var spans: [TimeSpan] {
    [translation.spans, rotation.spans, skew.spans, scale.spans].merged
  }
}

extension [[TimeSpan]] {
  /// Those of several parts of a property, each once, in order of their start.
  var merged: [TimeSpan] {
    var merged: [TimeSpan] = []
    var seen: Set<TimeSpan> = []
    for span in joined() where seen.insert(span).inserted { merged.append(span) }
    return merged.sorted { ($0.begin, $0.end) < ($1.begin, $1.end) }
  }
}
