/// Puts an answer together from sentences, in their order. What is `nil` is left out.
@resultBuilder enum Sentences {
  static func buildExpression(_ sentence: String?) -> [String] { sentence.map { [$0] } ?? [] }
  static func buildExpression(_ sentences: some Sequence<String>) -> [String] { Array(sentences) }
  static func buildBlock(_ parts: [String]...) -> [String] { Array(parts.joined()) }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
  static func buildEither(first part: [String]) -> [String] { part }
  static func buildEither(second part: [String]) -> [String] { part }
}
