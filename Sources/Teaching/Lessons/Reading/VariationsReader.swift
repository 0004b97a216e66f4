extension LessonReader {
  mutating func variations(_ raw: RawSection) -> Variations? {
    guard let run = run(raw) else { return nil }
    let variants = raw.answerItems.compactMap { variant($0) }
    if !Variations.counts.contains(variants.count) {
      complain(.variation(.badCount(variants.count)), at: raw.location)
    }
    reportMisplacedVariations(raw)
    return Variations(run: run, prompt: Array(raw.aboveAnswers), variants: variants)
  }

  private mutating func variant(_ item: Block.Item) -> Variations.Variant? {
    guard case .code(let name)? = item.text.first else {
      complain(.variation(.noName), at: item.location)
      return nil
    }
    let (words, remark) = (Array(item.text.dropFirst()).trimmed, item.quoted)
    if words.isEmpty { complain(.variation(.noWords), at: item.location) }
    if remark.isEmpty { complain(.variation(.noRemark), at: item.location) }
    return Variations.Variant(name: name, text: words, remark: remark, location: item.location)
  }

  private mutating func reportMisplacedVariations(_ raw: RawSection) {
    for block in raw.fromAnswers {
      if block.isQuote {
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
