import Documents
import Localization
import Trace

/// The texts of the script. It puts numbers and names in place of the braces.
enum PlayerTexts {
  static var json: JSON {
    let (first, second, third) = ("{1}", "{2}", "{3}")
    return .members([
      "step": .string(localized("Step \(first) of \(second)")),
      "before": .string(localized("Before the first step")),
      "earlier": .string(
        localized("\(first) earlier steps are not drawn here. The list below has all of them.")),
      "inside": .string(localized("Inside")),
      "cause": .string(localized("Caused by")),
      "allowed": .string(localized("The contract allows \(first) from \(second) to \(third).")),
      "forbidden": .string(localized("breaks the contract")),
      "speaking": .string(localized("Messages and changes")),
      "alive": .string(localized("All living objects: \(first)")),
      "others": .string(localized("All other living objects: \(first)")),
      "made": .string(localized("new")),
      "released": .string(localized("Released: \(first)")),
      "screen": .string(localized("When this action has ended:")),
      "noScreen": .string(localized("The screen is not known here.")),
      "onTop": .string(localized("On top: \(first)")),
      "buttons": .string(localized("Buttons: \(first)")),
      "disabled": .string(localized("\(first) (disabled)")),
      "field": .string(localized("Field: \(first)")),
      "emptyField": .string(localized("Field: empty")),
      "slider": .string(localized("Slider \(first): \(second) of \(third)")),
      "folder": .string(localized("\(first), folder")),
      "editing": .string(localized("In edit mode")),
      "stop": .string(localized(". ")),
      "sentence": .string(localized("\(first).")),
      "route": .string(localized("From the rows to the columns.")),
      "ask": .string(localized("Which message comes next?")),
      "right": .string(localized("✓ Right.")),
      "wrong": .string(localized("✗ You chose: \(first)")),
      "score": .string(localized("Right so far: \(first) of \(second).")),
      "sent": .string(localized("Sent in \(first), line \(second)")),
      "sentInOne": .string(
        localized("Sent in \(first), in line \(second): a trace does not say in which of them")),
      "perhaps": .string(
        localized(
          "Perhaps sent in \(first), line \(second): code that is not traced may have asked")),
      "person": .string(localized("A person sent it: \(first)")),
      "framework": .string(localized("The framework sent it.")),
      "uncalled": .string(
        localized("The framework sent it. No line of the app calls this method.")),
      "got": .string(localized("Got by \(first)")),
      "closure": .string(localized("Got by a closure that is written in \(first)")),
      "forwarded": .string(localized("Got by no method: \(first) says who shall get it")),
      "typed": .string(localized("Got by \(first), which has no code of its own for it")),
      "or": .string(localized(" or ")),
      "comma": .string(localized(", ")),
    ])
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
