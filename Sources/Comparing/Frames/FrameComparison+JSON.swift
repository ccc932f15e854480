package import JSONText

extension FrameComparison {
  /// One JSON object without a line break at its end: `same`, `expected`, `actual` (the paths),
  /// `tolerance`, `structure` (texts), `geometryKnown`, `geometry`, `appearance`,
  /// `forgivenGeometryFrames` (how many), `pixels`, `pixelExplanations`, `changes`, `notes`.
  ///
  /// Frames count from 0, lines from 1; numbers are the shortest that read back as the same.
  package var jsonText: String { JSONWriter.text(of: self) }
}

extension FrameComparison: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("same", isSame)
      $0.member("expected", expected.path)
      $0.member("actual", actual.path)
      $0.member("tolerance", tolerance)
      $0.member("structure", structure.map(\.description))
      $0.member("geometryKnown", isGeometryKnown)
      $0.member("geometry", geometry)
      $0.member("appearance", appearance)
      $0.member("forgivenGeometryFrames", forgivenGeometry.count)
      $0.member("pixels", pixels)
      $0.member("pixelExplanations", pixelExplanations)
      $0.member("changes", changes)
      $0.member("notes", notes)
    }
  }
}

extension ComparisonTolerance: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("channel", channel)
      $0.member("points", points)
    }
  }
}

extension GeometryDifference: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("view", view)
      $0.member("property", property.rawValue)
      $0.member("firstFrame", frames.lowerBound)
      $0.member("lastFrame", frames.upperBound)
      $0.member("frameCount", frameCount)
      $0.member("worstFrame", worstFrame)
      $0.member("worstDifference", worstDifference)
      $0.member("expected", expectedValue)
      $0.member("actual", actualValue)
      $0.member("constraint", constraint)
      $0.member("explained", isExplained)
      $0.member("explanations", explanations)
      $0.member("furtherExplanations", furtherExplanations)
    }
  }
}

extension PixelComparison: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("comparedFrames", comparedCount)
      $0.member("differingPixels", total)
      $0.member("firstFrame", first?.number)
      $0.member("worstFrame", worst?.number)
      $0.member("forgivenFrames", forgiven.count)
      $0.member("forgivenPixels", (frames + forgiven).reduce(0) { $0 + $1.forgivenPixels })
      $0.member("frames", frames)
    }
  }
}

extension PixelComparison.Frame: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("frame", number)
      $0.member("differingPixels", differingPixels)
      $0.member("pixelCount", pixelCount)
      $0.member("largestDifference", largestDifference)
    }
  }
}

extension TimelineChange: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("message", message)
      $0.member("constraint", constraint)
      $0.member("expectedLine", expectedLine)
      $0.member("actualLine", actualLine)
    }
  }
}
