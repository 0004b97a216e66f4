/// The fields of one line. Reading a field takes it out; what is left at the end is unknown.
struct Fields {
  let line: Int
  /// In the order of the line.
  private(set) var rest: [JSON.Member]

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
    rest = members
  }

  func has(_ field: String) -> Bool { rest.contains { $0.key == field } }

  /// Of several fields of one name, the first counts.
  mutating func take(_ field: String) throws(TraceFileProblem) -> JSON {
    guard let value = rest.first(where: { $0.key == field })?.value else {
      throw problem(.missing(field: field))
    }
    rest.removeAll { $0.key == field }
    return value
  }

  mutating func string(_ field: String) throws(TraceFileProblem) -> String {
    let value = try take(field)
    guard case .string(let string) = value else { throw wrong(field, "a string", value) }
    return string
  }

  /// A whole number. All of a trace are counts, and no larger than every JSON reader can hold.
  mutating func int(
    _ field: String, in range: ClosedRange<Int> = 0...Trace.largestNumber
  ) throws(TraceFileProblem) -> Int {
    let value = try take(field)
    guard let int = value.wholeNumber else { throw wrong(field, "a whole number", value) }
    guard range.contains(int) else {
      throw problem(.outOfRange(field: field, found: int, allowed: range))
    }
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
    guard let value = rest.first(where: { $0.key == field })?.value else { return true }
    guard value == .null else { return false }
    rest.removeAll { $0.key == field }
    return true
  }

  private func wrong(_ field: String, _ expected: String, _ found: JSON) -> TraceFileProblem {
    problem(.wrongType(field: field, expected: expected, found: found))
  }
}
