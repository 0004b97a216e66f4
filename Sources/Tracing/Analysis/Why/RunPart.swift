/// The part of a run that a question is about: from its first record to its last one.
struct RunPart: Sendable {
  let first, end: Int

  func contains(_ record: Int) -> Bool { record >= first && record <= end }
}
