import Localization

/// Messages about the length of sittings and of the core.
nonisolated extension CheckMessages {
  static func tooLongForSitting(_ minutes: Int, most: Int) -> String {
    localized(
      """
      from here it is about \(minutes) minutes to the next sitting, and \(most) is the most. Begin another \
      sitting at a chapter: give its heading a `sitting:` with a title.
      """)
  }

  static func tooMuchCore(_ minutes: Int, most: Int) -> String {
    localized(
      """
      the core of all lessons takes about \(minutes) minutes, and \(most) is the most. Take `core:` from some \
      headings.
      """)
  }

  static func tooLongCore(_ minutes: Int, most: Int) -> String {
    localized(
      """
      the core of this lesson takes about \(minutes) minutes, and \(most) is the most. Take `core:` from some \
      headings.
      """)
  }

  static var sittingWithoutChapter: String {
    localized(
      "a sitting begins here, but no chapter does. Put `sitting:` on a heading with `chapter:`.")
  }

  static var firstSittingUntitled: String {
    localized(
      "a later page begins a sitting. Then the first page needs a `sitting:` with a title, too.")
  }
}
