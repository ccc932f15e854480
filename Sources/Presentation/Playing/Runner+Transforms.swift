import AutoLayout
import Primitives
import TimelineModel
import Timing

extension Runner {
  mutating func setTransform(_ matrix: AffineTransform, of view: ViewIndex) -> [LayoutConflict] {
    transforms[view.rawValue].set(matrix)
    return engine.setTransform(matrix, of: view)
  }

  mutating func setTransform(
    _ component: Change.TransformComponent, of view: ViewIndex
  ) -> [LayoutConflict] {
    transforms[view.rawValue].set(component)
    return engine.setTransform(transforms[view.rawValue].pending.matrix, of: view)
  }
}
