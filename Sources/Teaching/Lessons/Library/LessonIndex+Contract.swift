extension LessonIndex {
  /// The contract that the first of a pattern's lessons holds, else that of the base. Parses those
  /// lessons.
  public func contract(of pattern: String) -> ContractTable? {
    for entry in entries where entry.pattern == pattern {
      if let table = lesson(entry).value?.contract { return table }
    }
    return base.flatMap { LessonIndex.read(directory: $0).contract(of: pattern) }
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
