import AutoLayout
import Primitives

/// The rows of system constraints: content sizes, masks and stack views.
extension WrittenLayout {
  /// - Parameters:
  ///   - isPresent: by view.
  ///   - superviewSizes: by view, the size to which its mask is relative.
  func systemRows(isPresent: [Bool], superviewSizes: [ViewIndex: Size]) -> [Row] {
    views.indices.filter { isPresent[$0] }.flatMap { index in
      let view = ViewIndex(index)
      return contentRows(view) + maskRows(view, superviewSizes[view])
    }
  }

  private func contentRows(_ view: ViewIndex) -> [Row] {
    let own = views[view.rawValue]
    guard own.superview != nil, own.frame == nil || !own.autoresizingMask.isEmpty else { return [] }
    return LayoutAxis.allCases.flatMap { axis -> [Row] in
      let content = own.content[axis]
      guard let length = content.length else { return [] }
      let form = span(.view(view), axis).length + -length
      return [
        Row(form: form, relation: .lessThanOrEqual, priority: content.hugging),
        Row(form: form, relation: .greaterThanOrEqual, priority: content.compressionResistance),
      ]
    }
  }

  private func maskRows(_ view: ViewIndex, _ size: Size?) -> [Row] {
    let own = views[view.rawValue]
    guard let given = own.frame, let above = own.superview, !own.autoresizingMask.isEmpty else {
      return []
    }
    let flags = own.autoresizingMask
    return LayoutAxis.allCases.flatMap { axis -> [Row] in
      let isX = axis == .horizontal
      let mask = WrittenMask(
        near: flags.contains(isX ? .flexibleLeftMargin : .flexibleTopMargin),
        length: flags.contains(isX ? .flexibleWidth : .flexibleHeight),
        far: flags.contains(isX ? .flexibleRightMargin : .flexibleBottomMargin),
        origin: isX ? given.minX : given.minY, extent: isX ? given.width : given.height,
        superlength: isX ? size?.width : size?.height)
      let (superview, own) = (frame(above, axis), frame(view, axis))
      func form(_ measure: WrittenForm, _ share: (Double) -> Double) -> WrittenForm {
        let slope = share(1) - share(0)
        return measure - superview.length * slope + -share(0)
      }
      return [
        Row(form: form(own.length) { mask.length(in: $0) }, relation: .equal, priority: .required),
        Row(
          form: form(own.middle - superview.near) { mask.center(in: $0) }, relation: .equal,
          priority: .required),
      ]
    }
  }
}

/// The length and centre of a masked view along one axis in a superview of another length, as
/// observed on iOS 7.
struct WrittenMask {
  var near: Bool
  var length: Bool
  var far: Bool
  var origin: Double
  var extent: Double
  /// Nil if the mask keeps the rectangle.
  var superlength: Double?

  func length(in new: Double) -> Double {
    guard let old = superlength else { return extent }
    let right = old - origin - extent
    return switch (near, length, far) {
    case (_, false, _): extent
    case (false, true, false): new + extent - old
    case (true, true, false): old == right ? extent : extent / (old - right) * (new - right)
    case (false, true, true): old == origin ? extent : extent / (old - origin) * (new - origin)
    case (true, true, true): old == 0 ? extent : extent / old * new
    }
  }

  func center(in new: Double) -> Double {
    let middle = origin + extent / 2
    guard let old = superlength else { return middle }
    let right = old - origin - extent
    return switch (near, length, far) {
    case (false, false, _): middle
    case (true, false, false): new + middle - old
    case (false, true, false): new / 2 + middle - old / 2
    case (true, true, false): old == right ? middle : middle / (old - right) * (new - right)
    case (false, true, true): origin + length(in: new) / 2
    case (true, false, true), (true, true, true): old == 0 ? middle : middle / old * new
    }
  }
}

extension WrittenLayout {
  /// The values of the unknowns in the finished layout.
  func values(frames: [Rect], guides: [Rect], contents: [ViewIndex: Size]) -> [Double] {
    var values: [Double] = []
    var origins: [Point] = []
    for (index, frame) in frames.enumerated() {
      let above = views[index].superview.map { origins[$0.rawValue] } ?? Point()
      let origin = above + frame.origin
      origins.append(origin)
      let content = contents[ViewIndex(index)] ?? Size()
      values += [
        origin.x, origin.x + frame.width, origin.y, origin.y + frame.height, content.width,
        content.height,
      ]
    }
    for (guide, owner) in zip(guides, guideOwners) {
      let origin = origins[owner.rawValue] + guide.origin
      values += [origin.x, origin.x + guide.width, origin.y, origin.y + guide.height]
    }
    return values
  }
}
