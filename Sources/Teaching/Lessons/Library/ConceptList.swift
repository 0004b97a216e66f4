import Cells

/// The concepts that questions can be about, with their names in each language.
public struct ConceptList: Equatable, Sendable {
  static let file = "concepts.md"

  /// In the order of the file.
  public private(set) var ids: [String] = []
  private var names: [String: [String: String]] = [:]

  /// The languages as their columns are headed.
  private static let languages = ["English": "en", "简体中文": "zh-Hans"]

  /// Reads the first table: ids in the first column, names in the others.
  init(_ text: String) {
    let source = SourceText(text, file: ConceptList.file)
    let blocks = source.tooLong == nil ? Markdown(source).blocks : []
    guard let table = blocks.lazy.compactMap(\.table).first else { return }
    let languages = table.header.cells.map { ConceptList.languages[$0.text.plain.trimmed] }
    for row in table.rows {
      guard let id = row.cells.first?.text.plain.trimmed, id.isID else { continue }
      ids.append(id)
      for (language, cell) in zip(languages, row.cells) {
        if let language { names[id, default: [:]][language] = cell.text.plain.trimmed }
      }
    }
  }

  /// The name of a concept in a language, else its English name, else its id.
  public func name(of id: String, in language: String) -> String {
    names[id]?[language] ?? names[id]?["en"] ?? id
  }
}

extension LessonIndex {
  /// The list of `concepts.md`; empty when there is no such file.
  public var concepts: ConceptList { ConceptList(text(ofFile: ConceptList.file) ?? "") }
}
