import ArgumentParser
import LayoutAnimation

/// `--overlay` alone means all views.
extension OverlaySubject: ExpressibleByArgument, CustomStringConvertible {
  package init?(argument: String) { self = .view(argument) }

  package var description: String {
    switch self {
    case .all: "all"
    case .view(let id): id
    }
  }
}
