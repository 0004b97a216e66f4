import Documents
import Localization

/// The foot of a page: the ways back and on, and where the page is.
struct SiteTurning {
  /// Where a way leads, and how it is called.
  struct Link {
    let address: String
    let words: String

    init(_ address: String, _ words: String) { (self.address, self.words) = (address, words) }
  }

  let number: Int
  let count: Int
  /// `nil` on the first page.
  let back: Link?
  /// `nil` on the last page.
  let on: Link?

  var html: Markup {
    let words = localized("Page \(number) of \(count)")
    return """
      <nav class="turning" aria-label="\(words)">\(link(back, "prev") { "← \($0)" })\
      <span>\(words)</span>\(link(on, "next") { "\($0) →" })</nav>
      """
  }

  private func link(_ link: Link?, _ rel: String, _ words: (String) -> String) -> Markup {
    guard let link else { return "<span></span>" }
    return "<a rel=\"\(rel)\" href=\"\(link.address)\">\(words(link.words))</a>"
  }
}
