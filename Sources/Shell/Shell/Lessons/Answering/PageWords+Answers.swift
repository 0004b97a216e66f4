import Course
import Lessons
import Localization

extension PageWords {
  /// Why a line is no answer, and what to type.
  nonisolated static func message(_ problem: AnswerProblem) -> String {
    switch problem {
    case .onlyOne(let last):
      localized(
        "This question has one right choice. Type one letter, from a to \(letter(last)).")
    case .notALetter(let letter, let last):
      localized("There is no choice \(letter.quoted). The choices are a to \(self.letter(last)).")
    case .words(let last):
      localized(
        "This question is answered with letters, from a to \(letter(last)), not with words.")
    case .wordsOfNoChoice(let last):
      localized(
        "Type a letter from a to \(letter(last)), or a name or some words in a row that only one choice has."
      )
    case .namesOfNoChoices(let last):
      localized(
        "Type letters, from a to \(letter(last)), or the names of the choices with commas between them."
      )
    case .numbersOfDrawing(let last):
      localized("Numbers belong to the drawing. The choices are a to \(letter(last)).")
    case .misspelled:
      localized("This is nearly a word that is known here. Check the spelling.")
    case .wordAmongOthers: localized("You are close: one word is enough.")
    case .tooFew(let count, let needed):
      localized("\(needed) letters are needed, and you typed \(count). Type every letter once.")
    case .repeated(let letter):
      localized("\(letter.quoted) is there twice. Type every letter once.")
    case .empty: localized("Type an answer, or hint, or skip.")
    }
  }

  private nonisolated static func letter(_ last: Int) -> String { Letters.letter(max(last - 1, 0)) }
}
