import Cells
import Lessons
import Localization

/// Classes read papers, slides and other programs, where no command can be typed.
extension [Block] {
  /// Without the sentences that name a command of the shell.
  var withoutShell: [Block] {
    rewording(inQuotes: true) { text in
      text.namesCommand ? text.sentences.filter { !$0.namesCommand }.joinedSentences : text
    }
  }

  /// With other words in paragraphs, also of lists. Paragraphs and items in which no words are left are left out.
  fileprivate func rewording(
    inQuotes: Bool = false, _ change: ([Inline]) -> [Inline]
  ) -> [Block] {
    compactMap { block in
      var block = block
      switch block.kind {
      case .paragraph(let text):
        let kept = change(text)
        block.kind = .paragraph(kept)
        return kept.isEmpty ? nil : block
      case .list(let whole):
        var list = whole.mapBlocks { $0.rewording(inQuotes: inQuotes, change) }
        list.items.removeAll { $0.blocks.isEmpty }
        block.kind = .list(list)
        return list.items.isEmpty ? nil : block
      case .quote(let blocks) where inQuotes:
        block.kind = .quote(blocks.rewording(inQuotes: true, change))
        return block
      case .quote, .heading, .table, .code, .details, .notes, .ruler, .html: return block
      }
    }
  }
}

extension Section {
  /// For a browser: in each paragraph without what begins with a command, since the sentences after it tell what the
  /// command does. A page that is about nothing else is kept whole.
  var forSite: Section {
    var section = self
    section.blocks =
      (blocks.contains(where: \.listsCommands) ? [.aboutCommands] : []) + blocks.cutAtShell
    let saysSomething = section.blocks.contains { !$0.isMermaid }
    return saysSomething || blocks.isEmpty ? section : self
  }
}

extension Block {
  /// Whether it is a table of commands.
  fileprivate var listsCommands: Bool {
    guard let table else { return false }
    return table.rows.contains { $0.cells.first?.text.namesCommand == true }
  }

  fileprivate static var aboutCommands: Block {
    .paragraph(
      localized(
        "Lines such as run mvc edit are for Lifeline itself, which runs the app while you watch. Here you can pass over them."
      ))
  }
}

extension [Block] {
  /// In each paragraph only what is before the first sentence that names a command.
  var cutAtShell: [Block] {
    rewording { text in
      text.namesCommand
        ? [[Inline]](text.sentences.prefix { !$0.namesCommand }).joinedSentences : text
    }
  }
}

extension [Inline] {
  fileprivate var namesCommand: Bool { contains(where: \.namesCommand) }
}

extension Inline {
  fileprivate var namesCommand: Bool {
    switch self {
    case .code(let code): ShellCommand.isOne(code)
    case .emphasis(let inner), .strong(let inner), .strikethrough(let inner), .link(let inner, _),
      .image(let inner, _):
      inner.contains(where: \.namesCommand)
    case .text, .html, .softBreak, .lineBreak: false
    }
  }
}

/// What is a command of the shell, and cannot be a name in Swift code or an action in the app.
package enum ShellCommand {
  /// Commands also where nothing follows, such as `hint`. Those that take words, too, are in both sets.
  private static let alone: Set = [
    "hint", "skip", "lesson", "free", "replay", "recap", "where", "objects", "undo", "redo",
    "review", "progress", "step", "kinds", "costs", "leakcheck", "mistakes", "lessons",
    "scenarios", "exercise", "branches", "completions", "help", "manual", "man", "quit",
  ]
  /// Commands where words follow: alone, such a word may be a name in code.
  private static let withWords: Set = [
    "run", "mistake", "tests", "contract", "use", "compare", "state", "code", "why", "diagram",
    "view-state", "objects", "say", "lens", "goto", "step", "lesson", "log", "undo", "generate",
    "kinds", "costs", "leakcheck", "mistakes", "exercise", "find", "diff", "break", "watch",
    "actions", "alias", "branches", "check", "completions", "export", "help", "history", "language",
    "messages", "new", "progress", "render", "site", "source", "take", "unalias",
  ]
  /// Names in code, in claims or of messages are written in the same way: `screen shows "Work"`, `class PlayVC`.
  private static let likeOthers: Set = [
    "apps", "class", "continue", "exit", "load", "next", "notes", "patterns", "previous", "screen",
    "set", "show", "task",
  ]
  /// What comes after `class` where it is the command.
  private static let ofClass: Set = ["assign", "pack", "questions", "report"]

  /// Every command of the shell but the actions in the app.
  package static let known = alone.union(withWords).union(likeOthers)

  static func isOne(_ code: String) -> Bool {
    let words = code.split(separator: " ").map(String.init)
    guard words.count > 1 else { return alone.contains(code) }
    return withWords.contains(words[0]) || words[0] == "class" && ofClass.contains(words[1])
  }
}
