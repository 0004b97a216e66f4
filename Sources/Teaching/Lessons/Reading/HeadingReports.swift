import Cells

/// What a heading says that would be ignored without a word.
extension LessonReader {
  mutating func reportTitle(_ heading: Block, _ text: [Inline]) {
    guard text.trimmed.isEmpty else { return }
    let line = heading.location.line
    let isOnlySigns = source.text(of: line...line).trimmed.allSatisfy { $0 == "#" }
    if isOnlySigns || text.comment != nil { complain(.heading(.noTitle), at: heading.location) }
  }

  /// Only the first comment is read. Another one may be a remark.
  mutating func reportSecondComment(_ heading: Block, _ text: [Inline]) {
    guard let second = text.comments.dropFirst().first(where: { $0.contains(":") }) else { return }
    let first = source.find("<!--", from: heading.location, to: heading.lastLine)
    let below = Location(line: first.line, column: first.column + 1)
    let place = source.find(second, from: below, to: heading.lastLine)
    complain(.heading(.secondComment), at: place == below ? first : place)
  }

  /// Reports the first key that only pages with a type have.
  mutating func reportWithoutType(_ attributes: Attributes) {
    guard original == nil, attributes["type"] == nil else { return }
    let idle = attributes.values.first { value in
      value.key != "table" && !SectionType.text.takes(value.key, in: attributes)
    }
    guard let idle else { return }
    let (fitting, isSure) = SectionType.fitting(attributes, for: idle.key)
    let problem = LessonProblem.HeadingProblem.keyWithoutType(
      idle.key, fitting: fitting?.rawValue, isSure: isSure)
    complain(.heading(problem), at: idle.location)
  }
}

extension SectionType {
  /// A type for a heading without one, and whether no other can be meant. `nil` when no type takes the key.
  fileprivate static func fitting(
    _ attributes: Attributes, for key: String
  ) -> (SectionType?, isSure: Bool) {
    let taking = allCases.filter { type in
      attributes.values.allSatisfy { $0.key == "table" || type.takes($0.key, in: attributes) }
    }
    let complete = taking.filter { $0.needs.allSatisfy { attributes[$0] != nil } }
    for types in [complete, taking] where types.count == 1 { return (types[0], true) }
    let some = complete.first ?? taking.first
    return (some ?? allCases.first { $0.takes(key, in: attributes) }, false)
  }
}
