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
    let raw = RawSection(
      attributes: attributes, blocks: blocks, location: heading.location, lessonPattern: pattern)
    let lastLine = blocks.last?.lastLine ?? heading.lastLine
    let lines = heading.location.line...max(lastLine, heading.location.line)
    return Section(
      id: attributes["id"]?.text, heading: text.trimmed, level: level,
      location: heading.location, text: source.text(of: lines), lastLine: lastLine,
      attributes: attributes, kind: kind(of: raw), blocks: blocks,
      digest: source.digest(of: lines, without: blocks.linesOfDrawings))
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

  private mutating func kind(of raw: RawSection) -> Section.Kind {
    guard let type = raw.attributes["type"] else {
      reportMisplaced(on: .text, raw)
      return .text
    }
    guard let known = SectionType(rawValue: type.text) else {
      let names = SectionType.allCases.map(\.rawValue)
      complain(.heading(.unknownType(UnknownWord(type.text, among: names))), at: type.location)
      return .text
    }
    guard require(["id"] + known.needs, raw.attributes, type) else { return .text }
    reportIdle(raw.attributes, known)
    reportMisplaced(on: known, raw)
    return read(raw, as: known) ?? .text
  }

  private mutating func read(_ raw: RawSection, as type: SectionType) -> Section.Kind? {
    switch type {
    case .text, .code: .text
    case .run: run(raw).map { .run($0) }
    case .contract: contract(raw).map { .contract($0) }
    case .claims: claims(raw).map { .claims($0) }
    case .change: variations(raw).map { .variations($0) }
    case .task: pageTask(raw).map { .task($0) }
    case .exercise: exercise(raw).map { .exercise($0) }
    case .quiz, .predict, .order, .fill, .breach, .shortAnswer:
      question(type, raw).map { .question($0) }
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
}

extension [Inline] {
  /// The first comment among them.
  var comment: String? { comments.first }

  var comments: [String] {
    compactMap { if case .html(let html) = $0, html.hasPrefix("<!--") { html } else { nil } }
  }
}
