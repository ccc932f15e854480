/// Where the list of a message begins and ends; without an end the log was cut off in the list.
struct ListEnds {
  private var heading: Int?
  private var opens = false
  private var end: Int?
  /// Whether what follows the list is there too.
  var isComplete = false

  init(heading: Int? = nil) { self.heading = heading }

  /// - Parameter description: of a constraint of the list.
  mutating func take(_ description: Range<Int>, in bytes: ArraySlice<UInt8>) {
    if let heading, end == nil, heading <= description.lowerBound {
      opens = bytes[heading..<description.lowerBound].contains(UInt8(ascii: "("))
    }
    end = description.upperBound
  }

  /// - Parameter bytes: up to the end of the message. A list that is pasted without its brackets is not cut
  ///   off.
  func isCutOff(in bytes: ArraySlice<UInt8>) -> Bool {
    guard opens, !isComplete, let end else { return false }
    // A description ends without its bracket.
    return !bytes[min(end + 1, bytes.endIndex)...].contains(UInt8(ascii: ")"))
  }
}
