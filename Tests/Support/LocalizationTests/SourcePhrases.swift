import Foundation
import SwiftParser
import SwiftSyntax

/// The string literals of the sources, spelled as keys of the catalogue.
struct SourcePhrases {
  /// A call of `localized(…)`.
  struct Call: Equatable {
    /// The English words, with `%1`, `%2` … for the values.
    var key: String
    /// The expressions of the values.
    var values: [String]
    /// The path in the package.
    var file: String
  }

  /// In the order of the files and of the lines.
  private(set) var calls: [Call] = []
  /// The files with each literal. Phrases in tables are literals, too, without a call.
  private(set) var files: [String: [String]] = [:]

  /// - Parameter root: the folder of the package.
  init(below root: URL) throws {
    let folder = root.appendingPathComponent("Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    for path in paths.sorted() where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      let reader = LiteralReader(viewMode: .sourceAccurate)
      reader.walk(Parser.parse(source: text))
      let file = "Sources/" + path
      calls += reader.calls.map { Call(key: $0.key, values: $0.values, file: file) }
      for key in Set(reader.literals) { files[key, default: []].append(file) }
    }
  }

  init(calls: [Call]) {
    self.calls = calls
    files = Dictionary(grouping: calls, by: \.key).mapValues { $0.map(\.file) }
  }
}

private final class LiteralReader: SyntaxVisitor {
  var calls: [(key: String, values: [String])] = []
  var literals: [String] = []

  override func visit(_ literal: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    literals.append(literal.key)
    if literal.isLocalized { calls.append((literal.key, literal.values)) }
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

  fileprivate var values: [String] {
    segments.compactMap { $0.as(ExpressionSegmentSyntax.self)?.expressions.trimmedDescription }
  }

  /// A phrase has no label; the two phrases of a count have the labels `one` and `other`.
  private static let labels: Set<String?> = [nil, "one", "other"]

  fileprivate var isLocalized: Bool {
    guard let argument = parent?.as(LabeledExprSyntax.self),
      Self.labels.contains(argument.label?.text),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    return call.calledExpression.trimmedDescription == "localized"
  }
}
