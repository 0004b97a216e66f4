import Cells

extension LessonReader {
  mutating func section(_ heading: Block, _ blocks: [Block], pattern: String?) -> Section {
    var text: [Inline] = []
    var level = 1
    if case .heading(let found, let inlines) = heading.kind { (level, text) = (found, inlines) }
    reportTitle(heading, text)
    let attributes = merged(ownAttributes(of: heading, text), at: heading.location)
    reportDetails(blocks)
    reportLooseBoxes(blocks)
    reportComments(blocks)
    let body = SectionBody(blocks: blocks, location: heading.location)
    let lastLine = blocks.last?.lastLine ?? heading.lastLine
    let lines = heading.location.line...max(lastLine, heading.location.line)
    return Section(
      id: attributes["id"]?.text, heading: text.trimmed, level: level,
      location: heading.location, text: source.text(of: lines), lastLine: lastLine,
      attributes: attributes, kind: kind(attributes, body, pattern), blocks: blocks,
      digest: source.digest(of: lines))
  }

  private mutating func ownAttributes(of heading: Block, _ text: [Inline]) -> Attributes {
    let known = problems.count
    let own = attributes(of: heading, text)
    reportSecondComment(heading, text)
    // A type that is there and cannot be read is no missing type.
    if problems.count == known { reportWithoutType(own) }
    return own
  }

  private mutating func attributes(of heading: Block, _ text: [Inline]) -> Attributes {
    guard let comment = text.comment else {
      if text.plain.contains("<!-") || text.plain.contains("-->") {
        complain(.heading(.openComment), at: heading.location)
      }
      return Attributes()
    }
    let place = source.find("<!--", from: heading.location, to: heading.lastLine)
    let reader = AttributeReader(comment, at: place, in: source)
    problems += reader.problems
    if let id = reader.attributes["id"], !id.text.isID {
      complain(.key(.badID(id.text)), at: id.location)
    }
    return reader.attributes
  }

  /// In a translation, the attributes of the original's section complete its own.
  private mutating func merged(_ own: Attributes, at place: Location) -> Attributes {
    guard let original else { return own }
    let ownKeys = ["id", "digest"] + Attributes.titles
    for value in own.values where !ownKeys.contains(value.key) {
      complain(.translation(.attributeInTranslation(value.key)), at: value.location)
    }
    let kept = own.keeping(ownKeys)
    guard let id = own["id"]?.text, let section = original[id] else { return kept }
    return kept.completed(by: section.attributes, at: place)
  }

  private mutating func kind(
    _ attributes: Attributes, _ body: SectionBody, _ pattern: String?
  ) -> Section.Kind {
    guard let type = attributes["type"] else {
      reportMisplaced(on: .text, body)
      return .text
    }
    guard let known = SectionType(rawValue: type.text) else {
      let names = SectionType.allCases.map(\.rawValue)
      complain(.heading(.unknownType(UnknownWord(type.text, among: names))), at: type.location)
      return .text
    }
    guard require(["id"] + known.needs, attributes, type) else { return .text }
    reportIdle(attributes, known)
    reportMisplaced(on: known, body)
    return kind(known, attributes, body, pattern) ?? .text
  }

  private mutating func kind(
    _ type: SectionType, _ attributes: Attributes, _ body: SectionBody, _ pattern: String?
  ) -> Section.Kind? {
    switch type {
    case .text, .code: .text
    case .run: run(attributes, body, pattern).map { .run($0) }
    case .contract: contract(attributes, body).map { .contract($0) }
    case .claims: claims(attributes, body, pattern).map { .claims($0) }
    case .change: variations(attributes, body, pattern).map { .variations($0) }
    case .task: pageTask(attributes, body, pattern).map { .task($0) }
    case .exercise: exercise(attributes, body).map { .exercise($0) }
    case .quiz, .predict, .order, .fill, .breach, .shortAnswer:
      question(type, attributes, body, pattern).map { .question($0) }
    }
  }

  private mutating func require(
    _ keys: [String], _ attributes: Attributes, _ type: Attributes.Value
  ) -> Bool {
    let missing = keys.filter { attributes[$0] == nil }
    for key in missing {
      complain(.heading(.missingAttribute(key, type: type.text)), at: type.location)
    }
    return missing.isEmpty
  }

  private mutating func reportIdle(_ attributes: Attributes, _ type: SectionType) {
    for value in attributes.values where !type.takes(value.key, in: attributes) {
      complain(.heading(.idleAttribute(value.key, type: type.rawValue)), at: value.location)
    }
  }

  private mutating func reportDetails(_ blocks: [Block]) {
    for block in blocks {
      switch block.kind {
      case .html(let html) where DetailsTag(html) != nil:
        complain(.markdown(.openDetails), at: block.location)
      case .details where openingTag(of: block)?.hasOtherClass == true:
        complain(.markdown(.otherClass), at: block.location)
      default: break
      }
    }
    for (title, block) in blocks.flatMap(\.shownDetails) where title.namesTeachers {
      guard openingTag(of: block)?.hasOtherClass != true else { continue }
      complain(.markdown(.notesWithoutClass), at: block.location)
    }
  }

  private func openingTag(of block: Block) -> DetailsTag? {
    let text = source.text(of: block.location.line...max(block.lastLine, block.location.line))
    return DetailsTag(String(text.dropFirst(block.location.column - 1).prefix { $0 != ">" }))
  }
}

/// The blocks below a heading.
struct SectionBody {
  var blocks: [Block]
  var location: Location

  var hints: [Hint] {
    blocks.compactMap { block in
      guard case .details(let title, let text) = block.kind else { return nil }
      return Hint(title: title, text: text, location: block.location)
    }
  }
}

extension Attributes {
  /// `nil` for no type and for an unknown one.
  var type: SectionType? { self["type"].flatMap { SectionType(rawValue: $0.text) } }
}

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

extension [Inline] {
  /// The first comment among them.
  var comment: String? { comments.first }

  var comments: [String] {
    compactMap { if case .html(let html) = $0, html.hasPrefix("<!--") { html } else { nil } }
  }
}

extension Block {
  /// The block itself and those in it that learners can unfold, each with its summary.
  fileprivate var shownDetails: [(title: String, block: Block)] {
    guard case .details(let title, let blocks) = kind else { return [] }
    return [(title, self)] + blocks.flatMap(\.shownDetails)
  }
}

extension String {
  /// Whether a summary says, in English or Chinese, that the text below it is for teachers. A text for learners may be
  /// about teachers: `What would a teacher say?`
  fileprivate var namesTeachers: Bool {
    let english =
      /(notes? )?for (the )?teachers?\b|teacher(s|['’]s|s['’])? notes?\b|teachers?( only)?$/
    let chinese = /(写给|给|供|面向)(教师|老师)|(教师|老师)(备注|笔记|说明|提示|参考|专用|用?$)/
    let words = trimmed.lowercased()
    return words.starts(with: english) || words.starts(with: chinese)
  }
}
