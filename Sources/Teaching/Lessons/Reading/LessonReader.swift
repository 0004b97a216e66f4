/// Reads one lesson file. Problems are collected, and everything that can be read is kept.
struct LessonReader {
  static let version = 1

  let source: SourceText
  let front: FrontMatter
  /// The lesson that this file translates; `nil` for an original. The pattern and the attributes
  /// come from there.
  let original: Lesson?
  var problems: [LessonProblem]

  init(_ source: SourceText, translating original: Lesson? = nil) {
    self.source = source
    self.original = original
    front = FrontMatter(source)
    problems = front.problems
  }

  /// The lesson without its sections, for the index. No Markdown is parsed.
  mutating func heading() -> Lesson? {
    guard front.problems.isEmpty else { return nil }
    let version = value("lifeline")
    let id = value("id")
    let title = value("title")
    guard let version, let id, let title else { return nil }
    if Int(version.text) != LessonReader.version {
      complain(.frontMatter(.unknownVersion(version.text)), at: version.location)
      return nil
    }
    if !id.text.isID { complain(.key(.badID(id.text)), at: id.location) }
    let pattern = front.values["pattern"]
    if original != nil, let pattern {
      complain(.translation(.patternInTranslation), at: pattern.location)
    }
    return Lesson(
      id: id.text, title: title.text, pattern: original?.pattern ?? pattern?.text,
      patternLocation: pattern?.location, file: source.file,
      language: FileName(source.file).language, sections: [])
  }

  mutating func lesson() -> Lesson? {
    var lesson = heading()
    let sections = sections(pattern: lesson?.pattern)
    if lesson != nil {
      if sections.isEmpty { complain(.heading(.noPage), at: Location(line: front.nextLine)) }
      reportMisreadHeadings(sections)
    }
    lesson?.sections = sections
    return lesson
  }

  private mutating func value(_ key: String) -> Attributes.Value? {
    let found = front.values[key]
    if found?.text.isEmpty ?? true {
      complain(.frontMatter(.missingKey(key)), at: found?.location ?? Location())
      return nil
    }
    return found
  }

  mutating func complain(_ kind: LessonProblem.Kind, at location: Location) {
    problems.append(LessonProblem(source.file, location, kind))
  }
}

extension LessonReader {
  /// The pages below the front matter.
  mutating func sections(pattern: String?) -> [Section] {
    let markdown = Markdown(source.blanking(before: front.nextLine))
    if let place = markdown.tooDeep {
      complain(.markdown(.tooDeep(limit: Markdown.deepest)), at: place)
    }
    var sections = groups(markdown.blocks).map { heading, blocks in
      section(heading, blocks, pattern: pattern)
    }
    reportDuplicates(sections)
    lendDrawings(among: &sections)
    return sections
  }

  private mutating func groups(_ blocks: [Block]) -> [(heading: Block, blocks: [Block])] {
    var groups: [(heading: Block, blocks: [Block])] = []
    for block in blocks {
      if block.beginsSection {
        groups.append((block, []))
      } else if groups.isEmpty {
        if !block.isComment { complain(.heading(.textBeforeHeading), at: block.location) }
        groups.append((Block(.heading(level: 1, []), at: block.location, to: 1), [block]))
      } else {
        groups[groups.count - 1].blocks.append(block)
      }
    }
    return groups
  }

  /// Lists look for headings without a parser (`PageHeading`). What they find has to be the same.
  private mutating func reportMisreadHeadings(_ sections: [Section]) {
    let found = sections.filter { !$0.heading.isEmpty }.map(\.location)
    let lines = PageHeading.all(in: source.text).map(\.line)
    let (listed, known) = (Set(lines), Set(problems))
    for place in found where !listed.contains(place.line) {
      complain(.heading(.underlinedHeading), at: place)
    }
    let parsed = Set(sections.map(\.location.line))
    for line in lines where !parsed.contains(line) {
      let problem = LessonProblem(source.file, Location(line: line), .heading(.swallowedHeading))
      if !known.contains(problem) { problems.append(problem) }
    }
  }

  private mutating func reportDuplicates(_ sections: [Section]) {
    var first: [String: Int] = [:]
    for section in sections {
      guard let id = section.id else { continue }
      let place = section.place(of: "id")
      if let line = first[id] {
        complain(.heading(.duplicateSection(id: id, firstLine: line)), at: place)
      } else {
        first[id] = place.line
      }
    }
  }
}

extension Block {
  fileprivate var beginsSection: Bool {
    guard case .heading(let level, let text) = kind else { return false }
    return level <= 2 || text.comment != nil
  }

  fileprivate var isComment: Bool {
    if case .html(let html) = kind { html.hasPrefix("<!--") } else { false }
  }
}
