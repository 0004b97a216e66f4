/// A part of a source that is not drawn, since Mermaid would refuse it or draw only what another line says instead; or a
/// sign in it that is probably meant otherwise than Mermaid reads it.
public struct MermaidProblem: Equatable, Sendable {
  /// Counted from 1.
  public var line: Int
  /// In characters, from 1.
  public var column: Int
  /// The statement, shortened when it is long.
  public var text: String
  public var kind: Kind

  /// What is wrong.
  public enum Kind: Equatable, Sendable {
    // About the source as a whole.
    case noHeader
    case anotherDiagram(String)
    case secondHeader
    case openFrontMatter
    case openDirective
    case tooMany

    // About a statement.
    case unknown
    /// No statement, but perhaps the rest of a text with a `;` in it.
    case unknownAfterSemicolon
    case noArrow
    case noColon(String)
    case wideColon(String)
    case wideComma(String)
    case noSender
    case noReceiver
    case noSuchArrow(String, Diagram.Arrow)
    case arrowInName(String, rest: String, name: String)
    case secondArrow(String, rest: String)
    case badNote
    case threeUnderNote
    case badNumbering
    case badLink
    case badLinks
    case openDescription
    case emptyTitle
    case comment(String)
    case remark
    case replaced(byLine: Int)

    // About the name of a participant and what its declaration says of it.
    case badName(String)
    case wordsBeforeAs(String)
    case wordsAfterSettings(String)
    case settingsAfterAs(String)
    case noName(String)
    case noParticipantWord(String)
    case openConfiguration
    case noType
    case unknownType(String)
    case unknownSetting(String)
    case replacedSetting(String)

    // About frames and boxes.
    case notEnded(String)
    case nothingToEnd
    /// A word that begins no part of the innermost open frame; `nil` where none is open.
    case misplaced(Diagram.Frame.Section.Word, in: Diagram.Frame.Kind?)
    case boxInBox
    case notForBox
    case inAnotherBox(String)

    // About where a lifeline begins and ends, and when it is active.
    case unknownParticipant(String)
    case notActive(String)
    /// It became inactive in an earlier branch of a frame that is open.
    case inactiveSinceBranch(String, line: Int)
    case createdBefore(String)
    case notCreated(String)
    case notDestroyed(String)
  }
}

extension MermaidProblem {
  init(_ kind: Kind, _ piece: MermaidPiece, at index: String.Index? = nil) {
    let text = piece.text
    let before = index.map { text[..<min($0, text.endIndex)] } ?? ""
    let line = before.lastIndex(of: "\n").map { before[before.index(after: $0)...] }
    self.init(
      line: piece.line + before.count { $0 == "\n" },
      column: line.map { $0.count + 1 } ?? piece.column + before.count, text: text.shown, kind: kind
    )
  }
}

/// A problem within a statement, without the place of the statement.
struct MermaidFault: Error, Equatable {
  var kind: MermaidProblem.Kind
  var index: String.Index?

  init(_ kind: MermaidProblem.Kind, at index: String.Index? = nil) {
    self.kind = kind
    self.index = index
  }
}
