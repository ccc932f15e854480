import ConstraintSolver
import TestSupport
import Testing

/// A recorded form whose container's width and height are set at priority 999.5.
struct FormWorkload {
  private var system: NamedSystem
  private let width: ConstraintID
  private let height: ConstraintID

  init(_ file: VectorRow) throws {
    for key in ["name", "provenance"] { _ = try file.string(key) }
    var system = NamedSystem(variables: try file.strings("variables"), description: "\(file)")
    (width, height) = try (system.dictate("width"), system.dictate("height"))
    for (index, row) in try file.objects("constraints").enumerated() {
      // The weight is for solvers without priorities.
      _ = try row.number("weight")
      system.add(try system.constraint(row), name: "#\(index)")
    }
    self.system = system
  }

  /// At 800 by 400 the two strongest optional levels and all bounds are satisfied; the fixed sizes
  /// at 500 have a total error of 544.
  func check() {
    var live = system
    live.solver.solve()
    let rebuilds = live.solver.statistics.rebuilds
    for size in Array(repeating: Self.sizes, count: 10).joined() {
      live.solver.setConstant(size.width, of: width)
      live.solver.setConstant(size.height, of: height)
      live.solver.solve()
      #expect(live.solver.isSatisfiable)
      #expect(live.solver.error(of: width) + live.solver.error(of: height) == 0)
    }
    #expect(live.solver.statistics.rebuilds == rebuilds)
    for (priority, error) in [(1000.0, 0.0), (750, 0), (600, 0), (500, 544)] {
      #expect(abs(live.levelError(priority) - error) <= 1e-9, "level \(priority)")
    }
  }

  private static let sizes: [(width: Double, height: Double)] = [
    (400, 600), (600, 400), (800, 1200), (1200, 800), (400, 800), (800, 400),
  ]
}

extension NamedSystem {
  fileprivate mutating func dictate(_ name: String) throws -> ConstraintID {
    add(LinearConstraint([Term(try variable(name))], .equal, 0, priority: 999.5), name: name)
  }
}
