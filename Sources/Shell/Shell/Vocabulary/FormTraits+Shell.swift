import Grammar

nonisolated extension FormTraits {
  /// It shows messages of the run, or what they led to.
  static let looksAtRun = FormTraits(rawValue: 1 << 0)
  /// As `looksAtRun`, but a name says that something else is meant.
  static let looksAtRunUnlessNamed = FormTraits(rawValue: 1 << 1)
  /// As `looksAtRun`, but with a second word it is about two files.
  static let looksAtRunWithOneWord = FormTraits(rawValue: 1 << 2)
  /// After it, an empty line steps through the run.
  static let offersSteps = FormTraits(rawValue: 1 << 3)
  /// Alone, it is what an empty line does then.
  static let isStep = FormTraits(rawValue: 1 << 4)
  /// Its answer goes on until Ctrl-C.
  static let isEndless = FormTraits(rawValue: 1 << 5)
  /// An empty line does it once more.
  static let repeats = FormTraits(rawValue: 1 << 6)
  /// It takes actions back or does them again, which changes the goals of the open task, too.
  static let changesApp = FormTraits(rawValue: 1 << 7)
  /// It may begin another run, which takes the app away from the open task.
  static let beginsRun = FormTraits(rawValue: 1 << 8)
}
