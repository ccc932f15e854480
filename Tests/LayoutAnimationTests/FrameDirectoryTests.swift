import LayoutAnimation
import Testing

@Suite struct FrameDirectoryTests {
  @Test(arguments: [
    (0, "frame_0000.png"), (7, "frame_0007.png"), (9_999, "frame_9999.png"),
    (10_000, "frame_10000.png"), (99_999, "frame_99999.png"),
  ])
  func aNameHasFourDigitsOrMoreAndIsReadBack(frame: Int, name: String) {
    #expect(FrameDirectory.name(of: frame) == name)
    #expect(FrameDirectory.frame(named: name) == frame)
  }

  @Test(arguments: [
    "frame_1.png", "frame_00001.png", "frame_-001.png", "frame_+001.png", "frame_0001.jpg",
    "frame_0001.png.tmp", "Frame_0001.png", "frame_.png", ".png", "",
    "frame_99999999999999999999.png",
    "frame_००००.png",
  ])
  func whatWeDidNotNameIsNoFrame(name: String) {
    #expect(FrameDirectory.frame(named: name) == nil)
  }
}
