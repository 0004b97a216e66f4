/// What a page is for, as `type:` on its heading says, and which keys may be next to it.
enum SectionType: String, CaseIterable {
  case text, code, run, contract, claims, change, task, exercise
  case quiz, predict, order, fill, breach
  case shortAnswer = "short-answer"

  var asks: Bool { [.quiz, .predict, .order, .fill, .breach, .shortAnswer].contains(self) }
  var runs: Bool { [.run, .claims, .change, .predict, .order, .fill, .breach].contains(self) }

  var needs: [String] {
    let own: [String] =
      switch self {
      case .predict: ["ask"]
      case .breach: ["mistake"]
      case .code: ["symbol"]
      case .exercise: ["kind", "level", "runs", "edit"]
      default: []
      }
    return own + (asks ? ["concept"] : [])
  }

  /// Whether a key means something next to the others on the heading.
  func takes(_ key: String, in attributes: Attributes) -> Bool {
    (Attributes.titles + ["id", "core", "type", "digest"]).contains(key) || own.contains(key)
      || runs && SectionType.ofRuns.contains(key) && !(self == .change && key == "mistake")
      || asks && ["concept", "covers"].contains(key)
      || borrows && key == "drawing" || quotes && key == "symbol"
      || quotes && key == "patterns" && attributes["symbol"] != nil
      || borrows && attributes["drawing"] != nil && SectionType.ofDrawings.contains(key)
  }

  /// Whether the drawing of another page may be here. A page of type `fill` or `breach` shows its own.
  private var borrows: Bool { asks && self != .fill && self != .breach }

  /// Whether code may be here, named by its symbol.
  private var quotes: Bool { self == .code || asks }

  private static let ofDrawings = ["all"] + RunRequest.Filter.keys

  private static let ofRuns =
    ["run", "actions", "setup", "pattern", "mistake"] + ofDrawings

  private var own: [String] {
    switch self {
    case .run: ["wait"]
    case .contract: ["rule", "pattern"]
    case .predict: ["ask", "after"]
    case .task: ["setup", "pattern"]
    case .exercise: needs
    default: []
    }
  }
}

extension Attributes {
  /// `nil` for no type and for an unknown one.
  var type: SectionType? { self["type"].flatMap { SectionType(rawValue: $0.text) } }
}
