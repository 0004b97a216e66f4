extension LessonIndex {
  /// The contract that the first of a pattern's lessons holds. Parses those lessons.
  public func contract(of pattern: String) -> ContractTable? {
    for entry in entries where entry.pattern == pattern {
      if let table = lesson(entry).value?.contract { return table }
    }
    return nil
  }
}

extension Lesson {
  public var contract: ContractTable? {
    for section in sections {
      if case .contract(let table) = section.kind { return table }
    }
    return nil
  }
}
