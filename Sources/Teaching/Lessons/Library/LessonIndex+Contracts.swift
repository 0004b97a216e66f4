import Cells

extension LessonIndex {
  /// The contract table of a pattern: from its first lesson with a table, else from another lesson, else from
  /// the base directory. Parses only the page with the table. `nil` when there is no table.
  public func contract(of pattern: String) -> ContractTable? {
    let own = entries.filter { $0.pattern == pattern }
    let others = entries.filter { $0.pattern != pattern }
    for entry in own + others {
      if let table = contract(of: pattern, in: entry) { return table }
    }
    return base.flatMap {
      LessonIndex.read(directory: $0, cache: folder.cache).contract(of: pattern)
    }
  }

  /// As `contract(of:)` of the whole lesson.
  private func contract(of pattern: String, in entry: Entry) -> ContractTable? {
    let headings = headings(of: entry.name).filter { $0.type == .contract }
    let naming = headings.filter { $0.attributes.names("pattern").contains(pattern) }
    let common = headings.filter { $0.attributes.names("pattern").isEmpty }
    for heading in entry.pattern == pattern ? naming + common : naming {
      let page = heading.page(in: entry.file, pattern: entry.pattern)
      if let table = page?.contract?.table { return table }
    }
    return nil
  }
}

extension Lesson {
  /// The contract table of a pattern: the first table whose heading names it; else, for the pattern of the lesson,
  /// the first table whose heading names none.
  public func contract(of pattern: String) -> ContractTable? {
    let tables = sections.compactMap(\.contract)
    let common = pattern == self.pattern ? tables.first { $0.patterns.isEmpty } : nil
    return (tables.first { $0.patterns.contains(pattern) } ?? common)?.table
  }

  /// The patterns that the lesson may have a contract for: its own, then those that headings of contracts name.
  public var contractPatterns: [String] {
    ([pattern].compactMap(\.self) + sections.compactMap(\.contract).flatMap(\.patterns)).uniqued()
  }
}

extension Section {
  /// The contract of the section, and the patterns that its heading names; `nil` when it holds no contract.
  public var contract: (patterns: [String], table: ContractTable)? {
    guard case .contract(let table) = kind else { return nil }
    return (attributes.names("pattern"), table)
  }
}
