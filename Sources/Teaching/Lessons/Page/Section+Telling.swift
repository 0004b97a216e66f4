extension Section {
  /// The same page as one that only tells something, with other blocks.
  public func telling(_ blocks: [Block]) -> Section {
    var page = self
    page.attributes = attributes.keeping(["id", "core", "digest"] + Attributes.titles)
    (page.kind, page.blocks) = (.text, blocks)
    return page
  }
}
