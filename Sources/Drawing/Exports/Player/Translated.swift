import Documents
import Localization

/// A value, such as a text, in every language.
struct Translated<Words> {
  private let forms: [(language: Language, words: Words)]

  init(_ say: @autoclosure () -> Words) {
    forms = Language.allCases.map { language in
      (language, Language.$current.withValue(language) { say() })
    }
  }

  func map<Form>(_ form: (Language, Words) -> Form) -> [Form] {
    forms.map { form($0.language, $0.words) }
  }
}

extension Translated<String> {
  /// An element for each language. The style of the page shows only the element of the page's language.
  var html: Markup {
    map { "<span lang=\"\($0.rawValue)\">\($1)</span>" as Markup }.joined
  }
}
