import Course
import Documents
import Lessons
import Localization

/// Where the pages in a language are, and how they refer to each other. English is at the top, and the others have a
/// folder each.
struct SitePlace {
  let language: Language

  init(_ language: Language) { self.language = language }

  /// Of the pages in this language.
  var folder: String { language == .english ? "" : language.rawValue + "/" }
  /// From there to the top.
  var root: String { language == .english ? "" : "../" }

  static func lesson(_ id: String) -> String { id + ".html" }
  static let exercises = "exercises.html"
  static let comparisons = "comparisons.html"

  /// The other languages of a page, with its address there.
  func others(of page: String) -> [(language: Language, address: String)] {
    Language.allCases.filter { $0 != language }.map { ($0, root + SitePlace($0).folder + page) }
  }
}

extension Language {
  /// In this language itself.
  var ownName: String {
    switch self {
    case .english: "English"
    case .chinese: "中文"
    }
  }
}
