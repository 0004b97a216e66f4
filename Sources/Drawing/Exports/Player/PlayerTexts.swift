import Documents
import Localization
import Trace

/// The texts of the script. It puts numbers and names in place of the braces.
enum PlayerTexts {
  static var json: JSON {
    let (first, second, third) = ("{1}", "{2}", "{3}")
    let texts: KeyValuePairs = [
      "step": localized("Step \(first) of \(second)"),
      "before": localized("Before the first step"),
      "earlier": localized(
        "\(first) earlier steps are not drawn here. The list below has all of them."),
      "inside": localized("Inside"),
      "cause": localized("Caused by"),
      "allowed": localized("The contract allows \(first) from \(second) to \(third)."),
      "forbidden": localized("breaks the contract"),
      "speaking": localized("Messages and changes"),
      "alive": localized("All living objects: \(first)"),
      "others": localized("All other living objects: \(first)"),
      "made": localized("new"),
      "released": localized("Released: \(first)"),
      "screen": localized("When this action has ended:"),
      "noScreen": localized("The screen is not known here."),
      "onTop": localized("On top: \(first)"),
      "buttons": localized("Buttons: \(first)"),
      "disabled": localized("\(first) (disabled)"),
      "field": localized("Field: \(first)"),
      "emptyField": localized("Field: empty"),
      "slider": localized("Slider \(first): \(second) of \(third)"),
      "folder": localized("\(first), folder"),
      "editing": localized("In edit mode"),
      "stop": localized(". "),
      "sentence": localized("\(first)."),
      "route": localized("From the rows to the columns."),
      "ask": localized("Which message comes next?"),
      "right": localized("✓ Right."),
      "wrong": localized("✗ You chose: \(first)"),
      "score": localized("Right so far: \(first) of \(second)."),
      "sent": localized("Sent in \(first), line \(second)"),
      "sentInOne": localized(
        "Sent in \(first), in line \(second): a trace does not say in which of them"),
      "perhaps": localized(
        "Perhaps sent in \(first), line \(second): code that is not traced may have asked"),
      "subscribed": localized(
        "Sent at once, because something subscribed in \(first), line \(second)"),
      "person": localized("A person sent it: \(first)"),
      "framework": localized("The framework sent it."),
      "uncalled": localized("The framework sent it. No line of the app calls this method."),
      "got": localized("Got by \(first)"),
      "closure": localized("Got by a closure that is written in \(first)"),
      "forwarded": localized("Got by no method: \(first) says who shall get it"),
      "typed": localized("Got by \(first), which has no code of its own for it"),
      "or": localized(" or "),
      "comma": localized(", "),
    ]
    return .object(texts.map { .init($0, .string($1)) })
  }
}

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
