import Foundation
import SwiftParser
import SwiftSyntax

/// The string literals of the sources, spelled as keys of the catalogue.
struct SourcePhrases {
  /// Those that are said, and in which file: the first words behind `localized`.
  fileprivate(set) var said: [String: String] = [:]
  /// All of them, for some stand in tables and are said elsewhere.
  fileprivate(set) var literals: Set<String> = []

  /// - Parameter sources: the folder of all targets; the catalogue is left out.
  init(below sources: URL) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    let catalogue = "Localization/Chinese/"
    for path in paths where path.hasSuffix(".swift") && !path.hasPrefix(catalogue) {
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      let reader = LiteralReader(viewMode: .sourceAccurate)
      reader.walk(Parser.parse(source: text))
      for key in reader.said { said[key] = path }
      literals.formUnion(reader.literals)
    }
  }
}

private final class LiteralReader: SyntaxVisitor {
  var said: [String] = []
  var literals: [String] = []

  override func visit(_ literal: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    literals.append(literal.key)
    if literal.isSaid { said.append(literal.key) }
    return .visitChildren
  }

  /// A case is a text where it has a raw value.
  override func visit(_ element: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    literals.append(element.name.text)
    return .visitChildren
  }

  /// A sum of literals is one text.
  override func visit(_ sum: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = sum.elements.compactMap { $0.as(StringLiteralExprSyntax.self)?.key }
    if 2 * parts.count - 1 == sum.elements.count { literals.append(parts.joined()) }
    return .visitChildren
  }
}

extension StringLiteralExprSyntax {
  fileprivate var key: String {
    var count = 0
    return segments.reduce(into: "") { key, segment in
      switch segment {
      case .stringSegment:
        let words = with(\.segments, [segment]).representedLiteralValue ?? ""
        key += words.replacing("%", with: "%%")
      case .expressionSegment:
        count += 1
        key += "%\(count)"
      }
    }
  }

  /// A phrase has none; the two of a count are `one` and `other`.
  private static let labels: Set<String?> = [nil, "one", "other"]

  fileprivate var isSaid: Bool {
    guard let argument = parent?.as(LabeledExprSyntax.self),
      Self.labels.contains(argument.label?.text),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    return call.calledExpression.trimmedDescription == "localized"
  }
}
