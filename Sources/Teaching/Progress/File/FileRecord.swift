import Digests
import Foundation

/// A progress file as JSON: its contents, and their digest at the same level.
struct FileRecord: Codable {
  var digest: String
  var contents: Contents

  struct Contents: Codable {
    var version: Int
    var learner: String?
    var entries: [EntryRecord]
    var places: [PlaceRecord]

    enum CodingKeys: String, CodingKey {
      case version = "lifeline-progress"
      case learner, entries, places
    }
  }

  private enum CodingKeys: CodingKey { case digest }

  init(digest: String, contents: Contents) {
    self.digest = digest
    self.contents = contents
  }

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
    version = ProgressFile.version
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
