import JSONText
import Reporting

extension FarmJob {
  /// A template of Open Job Description: revision `jobtemplate-2023-09` with the extension of RFC 0001
  /// (github.com/OpenJobDescription/openjd-specifications, "Task Chunking").
  ///
  /// All paths are defaults of parameters, which the scheduler neither expands nor splits. Where the file of
  /// the template is above them they are of type PATH, which farms upload and map.
  var openJobDescription: String {
    get throws(LayoutAnimationError) {
      for word in options where word.contains("{{") || word.contains("}}") {
        throw LayoutAnimationError(
          .usage,
          "`\(word)` has `{{` or `}}`, which Open Job Description would expand; rename what it names"
        )
      }
      for path in [paths.program, paths.timeline, paths.output]
      where path.unicodeScalars.count > Self.longestDefault {
        throw LayoutAnimationError(
          .usage,
          "`\(path)` is longer than the \(Self.longestDefault) characters of a parameter of Open Job "
            + "Description; use a shorter path")
      }
      var json = JSONWriter(.lines)
      write(to: &json)
      return json.text + "\n"
    }
  }

  /// Open Job Description, "Template Schemas", 2.1: values of parameters have at most 1024 characters.
  static let longestDefault = 1024

  private func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("specificationVersion", "jobtemplate-2023-09")
      json.member("extensions") { $0.array(["TASK_CHUNKING"], .spaced) }
      json.member("name", "layoutanim")
      json.member("parameterDefinitions") { json in
        json.array { json in
          json.element { $0.parameter("Program", paths.program, nil, in: nil) }
          json.element { $0.parameter("Timeline", paths.timeline, .timeline, in: paths.jobFolder) }
          json.element { $0.parameter("Frames", paths.output, .frames, in: paths.jobFolder) }
        }
      }
      json.member("steps") { json in
        json.array { json in
          json.element { writeRendering(to: &$0) }
          json.element {
            $0.step("Merge", after: "Render", ["merge", Self.parts(parts), "-o", Self.frames])
          }
        }
      }
    }
  }

  private static let frames = "{{Param.Frames}}"
  private static let chunk = "{{Task.Param.Frame}}"

  private static func parts(_ parts: String) -> String {
    frames + ".parts/" + (parts.split(separator: "/").last ?? "")
  }

  private func writeRendering(to json: inout JSONWriter) {
    json.object { json in
      json.member("name", "Render")
      json.member("parameterSpace") { json in
        json.object { json in
          json.member("taskParameterDefinitions") { json in
            json.array { $0.element { writeFrameParameter(to: &$0) } }
          }
        }
      }
      if let jobs { json.member("hostRequirements") { $0.processors(jobs) } }
      json.script(
        ["render", "{{Param.Timeline}}", "-o", Self.parts(parts) + "/" + Self.chunk]
          + ["--frames", Self.chunk] + taskOptions)
    }
  }

  private func writeFrameParameter(to json: inout JSONWriter) {
    let last = chunks.ranges.last?.upperBound ?? 0
    json.object { json in
      json.member("name", "Frame")
      json.member("type", "CHUNK[INT]")
      json.member("range", (0...last).frameText)
      json.member("chunks") { json in
        json.object(.padded) { json in
          json.member("defaultTaskCount", chunks.longestLength)
          if !chunks.isChosen { json.member("targetRuntimeSeconds", Self.targetRuntime) }
          json.member("rangeConstraint", "CONTIGUOUS")
        }
      }
    }
  }

  /// In seconds; a scheduler that measures tasks makes chunks of about this length.
  private static let targetRuntime = 10
}

extension JSONWriter {
  fileprivate enum Path { case timeline, frames }

  /// - Parameter folder: that of the template; a default path must be below it (Open Job Description,
  ///   "Template Schemas", 2.2).
  fileprivate mutating func parameter(
    _ name: String, _ value: String, _ path: Path?, in folder: String?
  ) {
    let relative = path == nil ? nil : folder.flatMap { value.relative(to: $0) }
    object(.padded) { json in
      json.member("name", name)
      json.member("type", relative == nil ? "STRING" : "PATH")
      if relative != nil, let path {
        json.member("objectType", path == .timeline ? "FILE" : "DIRECTORY")
        json.member("dataFlow", path == .timeline ? "IN" : "OUT")
      }
      json.member("default", relative ?? value)
    }
  }

  fileprivate mutating func step(_ name: String, after other: String, _ arguments: [String]) {
    object { json in
      json.member("name", name)
      json.member("dependencies") { json in
        json.array(.spaced) { json in
          json.element { $0.object(.padded) { $0.member("dependsOn", other) } }
        }
      }
      json.script(arguments)
    }
  }

  fileprivate mutating func script(_ arguments: [String]) {
    member("script") { json in
      json.object { json in
        json.member("actions") { json in
          json.object { json in
            json.member("onRun") { json in
              json.object { json in
                json.member("command", "{{Param.Program}}")
                json.member("args") { $0.array(arguments, .spaced) }
              }
            }
          }
        }
      }
    }
  }

  fileprivate mutating func processors(_ count: Int) {
    object { json in
      json.member("amounts") { json in
        json.array { json in
          json.element { json in
            json.object(.padded) { json in
              json.member("name", "amount.worker.vcpu")
              json.member("min", count)
            }
          }
        }
      }
    }
  }
}

extension String {
  /// The path below a folder; nil if it is not below it.
  fileprivate func relative(to folder: String) -> String? {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    guard hasPrefix(start) else { return nil }
    let rest = String(dropFirst(start.count))
    return rest.isEmpty || rest.split(separator: "/").contains("..") ? nil : rest
  }
}
