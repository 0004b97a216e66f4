import Documents
import Localization

/// The foot of a page or an exercise: the ways back and on, and where it is.
struct SiteTurning {
  /// Where a way leads, and how it is called.
  struct Link {
    let address: String
    let words: String

    init(_ address: String, _ words: String) { (self.address, self.words) = (address, words) }
  }

  /// `Page 2 of 9`
  let place: String
  /// `nil` on the first one.
  let back: Link?
  /// `nil` on the last one.
  let on: Link?

  var html: Markup {
    """
    <nav class="turning" aria-label="\(place)">\(link(back, "prev") { "← \($0)" })\
    <span>\(place)</span>\(link(on, "next") { "\($0) →" })</nav>
    """
  }

  private func link(_ link: Link?, _ rel: String, _ words: (String) -> String) -> Markup {
    guard let link else { return "<span></span>" }
    return "<a rel=\"\(rel)\" href=\"\(link.address)\">\(words(link.words))</a>"
  }
}
