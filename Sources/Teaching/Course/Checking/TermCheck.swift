import Lessons
import Localization

/// Checks whether a translation has the words of its language for the terms of the course.
struct TermCheck {
  private let terms: TermList

  init(_ terms: TermList) { self.terms = terms }

  /// The words that may not be written, each with its place.
  ///
  /// - Parameter original: the English lesson; `nil` when it is not known.
  func findings(in translation: Lesson, of original: Lesson?) -> [Finding] {
    guard !terms.isEmpty else { return [] }
    return translation.sections.flatMap { section in
      let english = section.id.flatMap { original?[$0]?.text }
      return findings(in: section, english, translation.file)
    }
  }

  private func findings(in section: Section, _ english: String?, _ file: String) -> [Finding] {
    let slips = terms.slips(in: section.text, translating: english).map { slip in
      var place = slip.location
      place.line += section.location.line - 1
      return (slip, place)
    }
    // They are in a comment.
    let inTitles = section.titles.flatMap { title in
      terms.slips(in: title.text, translating: english).map { ($0, title.location) }
    }
    return (slips + inTitles).map { slip, place in
      let message = localized(
        """
        \(slip.found.quoted) is not the word of the course for "\(slip.term)". Write \(slip.word.quoted), or change \
        the list of terms.
        """)
      return Finding(file, place, message)
    }
  }
}
