extension Lesson {
  /// The same lesson with other addresses after its links.
  ///
  /// What a page consists of is kept twice, as its blocks and divided by its kind.
  ///
  /// - Parameter address: the new address; `nil` to keep the old one.
  public func relinked(_ address: (String) -> String?) -> Lesson {
    var lesson = self
    for (index, section) in sections.enumerated() {
      lesson.sections[index].heading = section.heading.relinked(address)
      lesson.sections[index].blocks = section.blocks.relinked(address)
      lesson.sections[index].kind = section.kind.mapTexts(
        { $0.relinked(address) }, blocks: { $0.relinked(address) })
    }
    return lesson
  }
}

extension [Block] {
  fileprivate func relinked(_ address: (String) -> String?) -> [Block] {
    map { block in
      var block = block
      block.kind = block.kind.mapTexts(
        { $0.relinked(address) }, blocks: { $0.relinked(address) })
      return block
    }
  }
}

extension [Inline] {
  fileprivate func relinked(_ address: (String) -> String?) -> [Inline] {
    map { inline in
      switch inline {
      case .link(let text, let url): .link(text.relinked(address), url: address(url) ?? url)
      default: inline.mapText { $0.relinked(address) }
      }
    }
  }
}
