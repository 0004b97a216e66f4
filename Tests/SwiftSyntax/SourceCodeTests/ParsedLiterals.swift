import SwiftParser
import SwiftSyntax

/// The literals of a source, as swift-syntax sees them.
final class ParsedLiterals: SyntaxVisitor {
  private(set) var calls: [(key: String, values: [String])] = []
  private(set) var literals: Set<String> = []

  init(_ text: String) {
    super.init(viewMode: .sourceAccurate)
    walk(Parser.parse(source: text))
  }

  override func visit(_ literal: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    literals.insert(literal.key)
    if literal.isLocalized { calls.append((literal.key, literal.values)) }
    return .visitChildren
  }

  /// The message of an attribute.
  override func visit(_ literal: SimpleStringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    literals.insert(literal.segments.map(\.content.text).joined())
    return .visitChildren
  }

  /// A case is a text where it has a raw value.
  override func visit(_ element: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    literals.insert(element.name.text.replacing("`", with: ""))
    return .visitChildren
  }

  /// A sum of literals is one text.
  override func visit(_ sum: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = sum.elements.compactMap { $0.as(StringLiteralExprSyntax.self)?.key }
    let signs = sum.elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    if parts.count + signs.count == sum.elements.count, Set(signs) == ["+"] {
      literals.insert(parts.joined())
    }
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
