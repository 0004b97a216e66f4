import Grammar
import Localization

/// Something that stays as you set it. Most settings are options that then hold for every line.
struct Setting {
  let name: String
  /// The option with the same effect; `nil` when there is none.
  let option: String?
  /// What it takes, as help writes it.
  let usage: String
  let meaning: Phrase
  let candidates: [String]
  /// As it would be typed.
  let value: (Display) -> String
  /// `nil` for what cannot be a value.
  let change: (String, Display) throws(ShellProblem) -> Void?
}

extension Setting {
  /// The setting's value for what the environment or the drawing itself suggests.
  static let auto = "auto"

  /// An option that is on or off for every line.
  init(_ flag: Option<Bool>) {
    self.init(
      name: flag.name, option: flag.name, usage: "on|off",
      meaning: Phrase(text: flag.englishMeaning),
      candidates: ["on", "off"], value: { $0.options[flag] ? "on" : "off" }
    ) { (word, display) in
      guard ["on", "off"].contains(word.lowercased()) else { return nil }
      display.options[flag] = word.lowercased() == "on"
    }
  }

  /// One of a few values, which the display keeps.
  init<Value: Choice>(
    _ name: String, option: String?, meaning: Phrase,
    at place: ReferenceWritableKeyPath<Display, Value>
  ) {
    self.init(
      name: name, option: option, usage: Value.choices, meaning: meaning, candidates: Value.names,
      value: { $0[keyPath: place].rawValue }
    ) { (word, display) in
      guard let value = Value(typed: word) else { return nil }
      display[keyPath: place] = value
    }
  }

  /// An option with one of a few values. `auto` takes the value away.
  init<Value: Choice>(_ option: Option<Value>) {
    self.init(
      name: option.name, option: option.name, usage: Value.choices + "|" + Self.auto,
      meaning: Phrase(text: option.englishMeaning), candidates: Value.names + [Self.auto],
      value: { $0.options[option]?.rawValue ?? Self.auto }
    ) { (word, display) in
      let value = Value(typed: word)
      guard value != nil || word.lowercased() == Self.auto else { return nil }
      display.options[option] = value
    }
  }

  func set(_ word: String, in display: Display) throws(ShellProblem) {
    guard try change(word, display) != nil else {
      throw .line(.badValue(word, for: name, expected: usage, known: candidates))
    }
  }

  /// The line that sets it as it is.
  func line(_ display: Display) -> String { "set \(name) \(value(display))" }
}
