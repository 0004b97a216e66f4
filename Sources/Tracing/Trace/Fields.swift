/// The fields of one line. Reading a field takes it out; what is left at the end is unknown.
struct Fields {
  let line: Int
  private(set) var rest: [String: JSON]

  init(_ text: String, line: Int) throws(TraceFileProblem) {
    self.line = line
    let json: JSON
    do {
      json = try JSON(parsing: text)
    } catch {
      throw TraceFileProblem(line: line, column: error.column, .notJSON)
    }
    guard case .object(let members) = json else {
      throw TraceFileProblem(line: line, .notAnObject(found: json))
    }
    rest = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
  }

  func has(_ field: String) -> Bool { rest[field] != nil }

  mutating func take(_ field: String) throws(TraceFileProblem) -> JSON {
    guard let value = rest.removeValue(forKey: field) else { throw problem(.missing(field: field)) }
    return value
  }

  mutating func string(_ field: String) throws(TraceFileProblem) -> String {
    let value = try take(field)
    guard case .string(let string) = value else { throw wrong(field, "a string", value) }
    return string
  }

  mutating func int(_ field: String) throws(TraceFileProblem) -> Int {
    let value = try take(field)
    guard case .int(let int) = value else { throw wrong(field, "a whole number", value) }
    return int
  }

  /// `false` when the field is missing.
  mutating func flag(_ field: String) throws(TraceFileProblem) -> Bool {
    guard has(field) else { return false }
    let value = try take(field)
    guard case .bool(let flag) = value else { throw wrong(field, "true or false", value) }
    return flag
  }

  mutating func optionalString(_ field: String) throws(TraceFileProblem) -> String? {
    isNull(field) ? nil : try string(field)
  }

  mutating func optionalInt(_ field: String) throws(TraceFileProblem) -> Int? {
    isNull(field) ? nil : try int(field)
  }

  mutating func strings(_ field: String) throws(TraceFileProblem) -> [String] {
    let value = try take(field)
    guard case .array(let values) = value else { throw wrong(field, "a list of strings", value) }
    var strings: [String] = []
    for element in values {
      guard case .string(let string) = element else {
        throw wrong(field, "a list of strings", value)
      }
      strings.append(string)
    }
    return strings
  }

  mutating func word<Word>(_ field: String) throws(TraceFileProblem) -> Word
  where Word: RawRepresentable & CaseIterable, Word.RawValue == String {
    let found = try string(field)
    guard let word = Word(rawValue: found) else {
      throw problem(
        .unknownWord(field: field, found: found, known: Word.allCases.map(\.rawValue)))
    }
    return word
  }

  func problem(_ reason: TraceFileProblem.Reason) -> TraceFileProblem {
    TraceFileProblem(line: line, reason)
  }

  /// Takes a `null` out, so that it does not count as unknown. A missing field counts as `null`.
  private mutating func isNull(_ field: String) -> Bool {
    guard let value = rest[field] else { return true }
    guard value == .null else { return false }
    rest[field] = nil
    return true
  }

  private func wrong(_ field: String, _ expected: String, _ found: JSON) -> TraceFileProblem {
    problem(.wrongType(field: field, expected: expected, found: found))
  }
}
