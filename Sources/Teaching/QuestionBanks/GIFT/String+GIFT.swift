import Cells
import Documents
import Lessons

extension String {
  /// With a backslash before each sign that means something, and on one line.
  var gift: String {
    reduce(into: "") { text, sign in
      switch sign {
      case "\n": text += "\\n"
      case "\\", "~", "=", "#", "{", "}", ":": text += "\\\(sign)"
      default: text.append(sign)
      }
    }
  }

  /// As a value in square brackets.
  var bracketed: String {
    printable.replacing("\\", with: "").replacing("[", with: "(").replacing("]", with: ")")
  }

  /// For people.
  var unarrowed: String { replacing("->", with: "→") }

  /// For a program that compares: a star stands for anything, and for nothing, too.
  var withoutArrow: String { replacing("->", with: "-*>") }
}

extension [Markup] {
  /// Not every reader knows braces with a backslash, but browsers know them by their numbers.
  var gift: String {
    source.replacing("{", with: "&#123;").replacing("}", with: "&#125;").gift
  }
}

extension [Block] {
  var giftFeedback: String { isEmpty ? "" : "#" + html.gift }
}
