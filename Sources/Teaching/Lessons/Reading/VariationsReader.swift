extension LessonReader {
  mutating func variations(
    _ attributes: Attributes, _ body: SectionBody, _ pattern: String?
  ) -> Variations? {
    guard let run = run(attributes, body, pattern) else { return nil }
    let variants = body.blocks.flatMap(\.answerItems).compactMap { variant($0) }
    if !Variations.counts.contains(variants.count) {
      complain(.variation(.badCount(variants.count)), at: body.location)
    }
    reportMisplacedVariations(body)
    let prompt = body.blocks.prefix { $0.answerItems.isEmpty && !$0.isFolded }
    return Variations(run: run, prompt: Array(prompt), variants: variants)
  }

  private mutating func variant(_ item: Block.Item) -> Variations.Variant? {
    let text = item.blocks.lazy.compactMap(\.paragraph).first?.trimmed ?? []
    guard case .code(let name)? = text.first else {
      complain(.variation(.noName), at: item.location)
      return nil
    }
    let words = Array(text.dropFirst()).trimmed
    let remark = item.blocks.flatMap(\.quoted)
    if words.isEmpty { complain(.variation(.noWords), at: item.location) }
    if remark.isEmpty { complain(.variation(.noRemark), at: item.location) }
    return Variations.Variant(name: name, text: words, remark: remark, location: item.location)
  }

  private mutating func reportMisplacedVariations(_ body: SectionBody) {
    let below = body.blocks.drop { $0.answerItems.isEmpty && !$0.isFolded }
    for block in below {
      if case .quote = block.kind {
        complain(.reason(.strayReason), at: block.location)
      } else if !block.mayFollowAnswers {
        complain(.answer(.textBelowChoices), at: block.location)
      }
    }
  }
}

extension Variations {
  /// The pattern as it is, and what can be looked at on one page.
  static let counts = 2...4
}
