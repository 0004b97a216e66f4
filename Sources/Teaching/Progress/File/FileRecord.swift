import Files
import Foundation

/// A progress file as JSON: its contents, and their digest at the same level.
struct FileRecord {
  var digest: String
  var contents: Contents

  struct Contents: Codable {
    var version: Int
    var learner: String?
    var entries: [EntryRecord]
    var places: [PlaceRecord]
    /// `nil` in a file of version 1, which has none.
    var assignments: [AssignmentRecord]?

    enum CodingKeys: String, CodingKey {
      case version = "lifeline-progress"
      case learner, entries, places, assignments
    }
  }
}

extension FileRecord: Codable {
  private enum CodingKeys: CodingKey { case digest }

  init(from decoder: any Decoder) throws {
    contents = try Contents(from: decoder)
    digest = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .digest)
  }

  func encode(to encoder: any Encoder) throws {
    try contents.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(digest, forKey: .digest)
  }
}

extension FileRecord.Contents {
  init(_ file: ProgressFile) {
    let assignments = file.log.assignments.map(AssignmentRecord.init)
    version = assignments.isEmpty ? 1 : 2
    self.assignments = assignments.isEmpty ? nil : assignments
    learner = file.learner
    entries = file.log.entries.map(EntryRecord.init)
    places = file.log.places.map(PlaceRecord.init)
  }

  /// The SHA-256 of the contents as JSON with sorted keys and without white space.
  var digest: String {
    "sha256:" + SHA256.digest(of: json([.sortedKeys, .withoutEscapingSlashes]).utf8)
  }

  func log() throws(ProgressFileProblem) -> ProgressLog {
    ProgressLog(
      entries: try read(entries, from: "entries", \.id) { form throws(FieldProblem) in
        try form.entry()
      },
      places: try read(places, from: "places", \.lesson) { form throws(FieldProblem) in
        try form.place()
      },
      assignments: try read(assignments ?? [], from: "assignments", \.name) {
        form throws(FieldProblem) in try form.assignment()
      })
  }

  /// Reads each record of a list. No two may have the same key.
  private func read<Form, Value>(
    _ forms: [Form], from list: String, _ key: KeyPath<Form, String>,
    _ value: (Form) throws(FieldProblem) -> Value
  ) throws(ProgressFileProblem) -> [Value] {
    var keys: Set<String> = []
    var values: [Value] = []
    for (index, form) in forms.enumerated() {
      do throws(FieldProblem) {
        values.append(try value(form))
      } catch {
        throw ProgressFileProblem("\(list)[\(index)]", error)
      }
      guard keys.insert(form[keyPath: key]).inserted else {
        throw .repeated(field: "\(list)[\(index)]", found: form[keyPath: key])
      }
    }
    return values
  }
}

extension Encodable {
  /// As JSON. Encoding cannot fail: the records hold texts and numbers only.
  func json(_ formatting: JSONEncoder.OutputFormatting) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    let data = try? encoder.encode(self)
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}

extension FileRecord {
  /// Checks the version first, because the contents of a newer version are unknown.
  init(text: String) throws(ProgressFileProblem) {
    let data = Data(text.utf8)
    guard !text.allSatisfy(\.isWhitespace) else { throw .empty }
    let found = try Self.decode(Version.self, from: data).number
    guard let found else { throw .notProgress }
    guard (1...ProgressFile.version).contains(found) else { throw .unknownVersion(found) }
    self = try Self.decode(FileRecord.self, from: data)
  }

  private struct Version: Decodable {
    var number: Int?

    init(from decoder: any Decoder) throws {
      let container = try? decoder.container(keyedBy: Contents.CodingKeys.self)
      number = try container?.decodeIfPresent(Int.self, forKey: .version)
    }
  }

  private static func decode<Form: Decodable>(
    _ form: Form.Type, from data: Data
  ) throws(ProgressFileProblem) -> Form {
    do {
      return try JSONDecoder().decode(form, from: data)
    } catch let error as DecodingError {
      throw ProgressFileProblem(error)
    } catch {
      throw .notJSON
    }
  }
}

extension ProgressFileProblem {
  fileprivate init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self = .missing(field: Self.path(context.codingPath + [key]))
    case .valueNotFound(_, let context):
      self = .missing(field: Self.path(context.codingPath))
    case .typeMismatch(_, let context):
      self = .wrongType(field: Self.path(context.codingPath))
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      self = .wrongType(field: Self.path(context.codingPath))
    default: self = .notJSON
    }
  }

  init(_ place: String, _ wrong: FieldProblem) {
    let field = "\(place).\(wrong.field)"
    if let found = wrong.found {
      self = .wrongValue(field: field, found: found, expected: wrong.expected)
    } else {
      self = .missing(field: field)
    }
  }

  /// `entries[3].given`.
  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
  }
}
