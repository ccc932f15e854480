import LayoutAnimation
import Testing

@Suite struct RenderOptionsTests {
  @Test(arguments: [1, 1000])
  func framesPerSecondReachFromOneToAThousand(number: Int) throws {
    #expect(try RenderOptions(framesPerSecond: number).framesPerSecond == number)
  }

  @Test(arguments: [Int.min, -1, 0, 1001, Int.max])
  func otherFramesPerSecondAreAMistakeOfUse(number: Int) {
    let error = #expect(throws: LayoutAnimationError.self) {
      try RenderOptions(framesPerSecond: number)
    }
    #expect(error?.code == .usage)
    #expect(error?.message == "frames per second must be 1…1000, not \(number)")
  }

  @Test(arguments: [0, 4])
  func thereAreThreeScales(scale: Int) {
    #expect(throws: LayoutAnimationError.self) { try RenderOptions(scale: scale) }
  }

  @Test func jobsAreAsManyAsProcessorsUnlessGiven() throws {
    #expect(try RenderOptions().jobs >= 1)
    #expect(try RenderOptions(jobs: 5).jobs == 5)
    #expect(throws: LayoutAnimationError.self) { try RenderOptions(jobs: 0) }
  }
}
