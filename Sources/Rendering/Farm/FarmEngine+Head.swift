package import FileAccess

extension FarmEngine {
  /// How every job begins that was written for the engine, or for another one of the same kind.
  package var head: FileHead {
    switch self {
    case .openjd:
      FileHead("a job of Open Job Description", line: "{\n  \"specificationVersion\"")
    case .slurm, .parallel:
      FileHead(
        "a job that renders frames",
        line: "#!/bin/sh\n# Renders the frames of a timeline with ")
    }
  }
}
