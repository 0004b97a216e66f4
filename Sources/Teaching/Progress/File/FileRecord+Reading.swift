import Foundation

extension FileRecord {
  /// Checks the version first, because the contents of a newer version are unknown.
  init(text: String) throws(ProgressFileProblem) {
    let data = Data(text.utf8)
    guard !text.allSatisfy(\.isWhitespace) else { throw .empty }
    let found = try Self.decode(Version.self, from: data).number
    guard let found else { throw .notProgress }
    guard found == ProgressFile.version else { throw .unknownVersion(found) }
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
