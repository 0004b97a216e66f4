import Cells

/// A section before it is read as what its type says: the attributes on its heading, and the blocks below it.
struct RawSection {
  let attributes: Attributes
  let blocks: [Block]
  /// Of the heading.
  let location: Location
  /// Of the lesson.
  let lessonPattern: String?

  /// Its own pattern, else that of the lesson; `nil` when neither names one.
  var pattern: String? { attributes["pattern"]?.text ?? lessonPattern }

  var hints: [Hint] {
    blocks.compactMap { block in
      guard case .details(let title, let text) = block.kind else { return nil }
      return Hint(title: title, text: text, location: block.location)
    }
  }

  /// The first table, and its place.
  var table: (Block.Table, Location)? {
    blocks.lazy.compactMap { block in block.table.map { ($0, block.location) } }.first
  }
}

// MARK: Goals and claims

extension RawSection {
  var statementItems: [Block.Item] { blocks.flatMap(\.plainItems) }

  /// The blocks above the goals.
  var assignment: [Block] {
    Array(blocks.prefix { $0.plainItems.isEmpty && !$0.isFolded && !$0.isSolution })
  }

  /// The quotes, which are shown when the task is done.
  var quotes: [Block] { blocks.flatMap(\.quoted) }
}

// MARK: Questions

extension RawSection {
  /// In a question, the items of every list are answers.
  var answerItems: [Block.Item] { blocks.flatMap(\.listItems) }

  /// The blocks above the answers and everything that is folded away.
  var aboveAnswers: ArraySlice<Block> { blocks.prefix { $0.listItems.isEmpty && !$0.isFolded } }

  /// The first of these, and all blocks below it.
  var fromAnswers: ArraySlice<Block> { blocks.dropFirst(aboveAnswers.count) }

  /// As `aboveAnswers`, also below a hint that came too early.
  var aboveChoices: ArraySlice<Block> { blocks.dropLast(fromChoices.count) }

  /// The answers to a question and all blocks below them; without answers, from what is folded away.
  var fromChoices: ArraySlice<Block> { fromFirstList.isEmpty ? fromAnswers : fromFirstList }

  var prompt: [Block] { aboveChoices.filter { !$0.isMermaid && !$0.isFolded } }

  /// The quotes below the answers.
  var explanation: [Block] { fromFirstList.flatMap(\.quoted) }

  var fromFirstList: ArraySlice<Block> { blocks.drop { $0.listItems.isEmpty } }
}

extension Block {
  /// Whether this is a word and a colon, in any language, followed by code spans only:
  /// ``Solution: `launch` `back` ``.
  var isSolution: Bool {
    guard let text = paragraph?.trimmed, case .text(let first)? = text.first,
      first.trimmed.endsInColon
    else { return false }
    return !text.codeSpans.isEmpty
      && text.dropFirst().allSatisfy { $0.isCode || $0.plain.trimmed.isEmpty }
  }
}
