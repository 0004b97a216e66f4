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
    var slips = terms.slips(in: section.text, translating: english).map { slip in
      var slip = slip
      slip.location.line += section.location.line - 1
      return slip
    }
    // They are in a comment.
    for title in section.titles {
      slips += terms.slips(in: title.text, translating: english).map { slip in
        var slip = slip
        slip.location = title.location
        return slip
      }
    }
    return slips.map { slip in
      let message = localized(
        """
        \(slip.found.quoted) is not the word of the course for "\(slip.term)". Write \(slip.word.quoted), or change \
        the list of terms.
        """)
      return Finding(file, slip.location, message)
    }
  }
}
