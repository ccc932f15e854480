import LayoutAnimation
import Raster
import Testing

@testable import Comparing
@testable import Rendering
@testable import Reporting
@testable import Sweeping

@Suite struct FrameWorkersTests {
  /// 4 bytes per pixel, 2³⁰ bytes in total.
  @Test(arguments: [(750, 1334, 268), (8_192, 8_192, 4), (16_384, 16_384, 1), (1, 1, 1 << 28)])
  func picturesOfAllWorkersFitAGigabyte(width: Int, height: Int, count: Int) {
    #expect(Pixmap.count(fittingPicturesOf: width, by: height) == count)
  }
}
