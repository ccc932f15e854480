/// Why a description is not understood.
struct DescriptionProblem: Error {
  let message: String
  /// Of the byte in the log.
  let index: Int

  init(_ message: String, _ index: Int) {
    self.message = message
    self.index = index
  }
}
