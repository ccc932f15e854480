import LayoutAnimation
import Synchronization
import Testing

@testable import Comparing
@testable import Rendering
@testable import Sweeping

@Suite("Parts made several at a time")
struct InOrderTests {
  private struct Refusal: Error, Equatable {
    let part: Int
  }

  @Test(arguments: [(0, 1), (0, 3), (1, 4), (5, 1), (100, 1), (100, 2), (100, 7)])
  func theyAreTakenInOrder(count: Int, jobs: Int) async {
    var taken: [Int] = []
    await inOrder(count, jobs: jobs) {
      10 * $0
    } _: {
      taken.append($0)
    }
    #expect(taken == (0..<count).map { 10 * $0 })
  }

  @Test(arguments: [1, 2, 5])
  func fewWait(jobs: Int) async {
    let made = Mutex(0)
    var (taken, most) = (0, 0)
    await inOrder(200, jobs: jobs) { _ in
      made.withLock { $0 += 1 }
    } _: { _ in
      most = max(most, made.withLock { $0 } - taken)
      taken += 1
    }
    #expect(taken == 200)
    // Each element that is consumed makes room for another.
    #expect(most <= 2 * jobs + 1)
  }

  @Test(arguments: [1, 2, 5])
  func aFailureEndsThem(jobs: Int) async {
    var taken: [Int] = []
    await #expect(throws: Refusal(part: 7)) {
      try await inOrder(100, jobs: jobs) {
        $0
      } _: { part throws(Refusal) in
        if part == 7 { throw Refusal(part: part) }
        taken.append(part)
      }
    }
    #expect(taken == Array(0..<7))
  }
}
