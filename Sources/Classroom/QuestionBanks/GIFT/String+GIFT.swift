import Cells
import Documents
import Lessons

extension String {
  /// With each sign of GIFT's syntax escaped by a backslash, on one line.
  var gift: String {
    unicodeScalars.reduce(into: "") { text, sign in
      switch sign {
      case "\n": text += "\\n"
      case "\\", "~", "=", "#", "{", "}", ":": text += "\\\(sign)"
      default: text.unicodeScalars.append(sign)
      }
    }
  }

  /// Without brackets and backslashes, for a value in square brackets.
  var bracketed: String {
    printable.escaping(["\\": "", "[": "(", "]": ")"])
  }

  /// With `→` for `->`, for text that is read.
  var unarrowed: String { replacing(Self.arrow, with: "→") }

  /// Without `->`, for text that Moodle compares: its wildcard `*` matches the empty text.
  var withoutArrow: String { replacing(Self.arrow, with: "-*>") }

  /// As Moodle reads, by code points: to Swift, a sign with a combining mark is another one. It is only read.
  private nonisolated(unsafe) static let arrow = #/->/#.matchingSemantics(.unicodeScalar)
}

extension [Markup] {
  /// With braces as HTML entities: not every program reads escaped braces.
  var gift: String {
    source.escaping(["{": "&#123;", "}": "&#125;"]).gift
  }
}

extension [Block] {
  var giftFeedback: String { isEmpty ? "" : "#" + html.gift }
}
