package import JSONText
import Rendering
import Reporting
import TimelineModel

extension SuiteResult: JSONWritable {
  /// An object with `timeline` (its path), `result`, `message`, and, where they exist, `status` of an
  /// error, `name` (of the timeline), `pin`, `frameCount`, `renderer` and `comparison` of a verification, `warnings` of one that allows
  /// none, or `listedCount`,
  /// `frameCount` and `problems` of a folder of frames, which is named in place of the timeline.
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("timeline", path)
      $0.member("result", kind.rawValue)
      $0.member("message", headline)
      writeDetails(to: &$0)
    }
  }

  private func writeDetails(to json: inout JSONWriter) {
    switch self {
    case .abandoned: break
    case .failed(_, let error, _): json.member("status", Int(error.code.rawValue))
    case .verified(let verification): write(verification, to: &json)
    case .warned(let verification, let warnings):
      write(verification, to: &json)
      json.member("warnings", warnings.diagnostics.map(\.message))
    case .frames(let check):
      json.member("listedCount", check.listedCount)
      json.member("frameCount", check.frameCount)
      json.member("otherFileCount", check.otherFileCount)
      json.member("problems") { $0.array(check.problems) }
    }
  }
}

extension SuiteResult {
  private func write(_ verification: Verification, to json: inout JSONWriter) {
    json.member("name", verification.name)
    json.member("pin", verification.pinPath)
    json.member("frameCount", verification.frameCount)
    json.member("renderer", verification.renderer)
    json.member("comparison", verification.comparison)
  }
}

extension FrameFolderCheck.Problem: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("file", file)
      $0.member("problem", words)
    }
  }
}

extension Verification {
  fileprivate var renderer: RendererChange? {
    if case .rendererChanged(let change) = outcome { change } else { nil }
  }
}

extension RendererChange: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("pinnedTool", pinnedTool)
      $0.member("pinnedRevision", pinnedRevision)
      $0.member("revision", pixelRevision)
      $0.member("frames", frames)
      $0.member("changesLayout", changesLayout)
      $0.member("refusal", refusal)
    }
  }
}
