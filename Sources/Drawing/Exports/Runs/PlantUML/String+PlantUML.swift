import Documents

extension String {
  /// The text as PlantUML shows it as it is, on one line of its source.
  ///
  /// PlantUML reads markup in all text, HTML among it, calls functions of its preprocessor, takes much
  /// for an order at the beginning of a text, and cuts blanks off its ends. Signs are spelled by their
  /// numbers where they might mean something; what is left reads like the text.
  ///
  /// - Parameter signs: those that mean something at this place.
  func plantUML(escaping signs: String = "") -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).drawable.escaped(signs + Self.orders) }.joined(separator: "\\n")
  }

  /// Between double quotes, which PlantUML also knows in their curly forms.
  var plantUMLName: String { isEmpty ? " ".plantUML() : plantUML(escaping: "\"“”„«»") }

  /// They begin something wherever they are.
  private static let orders = "<~\\%&$'"

  private func escaped(_ signs: String) -> String {
    let text = Array(unicodeScalars)
    return text.indices.reduce(into: "") { result, index in
      let scalar = text[index]
      let means =
        signs.unicodeScalars.contains(scalar) || scalar.isMarkup && text.doubles(at: index)
      result += means ? scalar.plantUML : String(scalar)
    }
  }
}

extension [Unicode.Scalar] {
  /// Whether a scalar is at the beginning, or next to its like; blanks also at the end.
  fileprivate func doubles(at index: Int) -> Bool {
    if index == 0 || self[index - 1] == self[index] { return true }
    return index == count - 1 ? self[index] == " " : self[index + 1] == self[index]
  }
}

extension Unicode.Scalar {
  /// A single such sign in the middle of a text means nothing.
  fileprivate var isMarkup: Bool { " !\"#*+-./=@[]^_`{|}".unicodeScalars.contains(self) }

  fileprivate var plantUML: String {
    let number = String(value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: 4 - number.count) + number + ">"
  }
}
