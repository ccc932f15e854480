import Testing
import Timing

@Suite struct DecimalSumTests {
  /// Whole numbers of thousandths, whose sum is exact before it is divided.
  @Test func decimalsAddAsTheyAreWritten() {
    for one in stride(from: 0, through: 1000, by: 7) {
      for other in stride(from: -one, through: 1000 - one, by: 3) {
        let sum = Double.decimalSum(Double(one) / 1000, Double(other) / 1000)
        #expect(sum == Double(one + other) / 1000, "\(one) + \(other)")
      }
    }
  }

  @Test func fifteenDecimalsAreEnough() {
    #expect(Double.decimalSum(0.03985916991771, 0.04951080425488) == 0.08936997417259)
    #expect(Double.decimalSum(0.08936997417259, -0.03985916991771) == 0.04951080425488)
    #expect(Double.decimalSum(0.999999999999998, 0.000000000000001) == 0.999999999999999)
  }

  @Test(arguments: [3, 7, 9]) func othersAddInBinary(divisor: Int) {
    let part = 1 / Double(divisor)
    #expect(Double.decimalSum(part, part) == part + part)
    #expect(Double.decimalSum(part, 0.1) == part + 0.1)
  }
}
