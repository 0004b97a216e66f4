import Testing
import Trace

@testable import Analysis

/// A label was told after a post; then the post comes again, and other things follow.
@Suite struct PrecedentTests {
  /// `again PlayVC.changed, missing label.show, instead other.layout`; what follows is inside of the second post.
  private func told(_ second: [String], of object: String = "label", to last: Int? = nil) -> String
  {
    let before = [
      "- tap", "UIKit > PlayVC : appear | lifecycle", "Store > NC : saved | post",
      " NC > PlayVC : changed | observer", "  PlayVC > label : show | call",
    ]
    let start = Trace("mvc", flow: before.joined(separator: "\n")).records.count + 1
    let trace = Trace("mvc", flow: (before + second).joined(separator: "\n"))
    let search = WhyNotSearch(in: trace, since: start, upTo: last.map { start + $0 } ?? .max)
    guard let found = search.precedent(for: object) else { return "none" }
    let messages = Dictionary(uniqueKeysWithValues: trace.messages)
    let words = { (n: Int) in messages[n].map { "\($0.to).\($0.text)" } ?? "?" }
    return "again \(words(found.again)), missing \(words(found.missing))"
      + (found.instead.map { ", instead \(words($0))" } ?? "")
  }

  private static let post = "Store > NC : saved | post"
  private static let heard = [post, " NC > PlayVC : changed | observer"]

  @Test(arguments: [
    ([], ""),
    (["PlayVC > other : layout | call"], ", instead other.layout"),
    (["PlayVC > other : layout | call", "PlayVC > label : hide | call"], ", instead label.hide"),
    (["PlayVC > NextVC : init | create"], ", instead NextVC.init"),
    (["PlayVC > Store : rows | query", "PlayVC > PlayVC : layout | call"], ""),
    (["other > icon : layout | call"], ""),
    (
      [
        "PlayVC > other : ask | query", " other > PlayVC : answer | call",
        "  PlayVC > icon : draw | call",
      ],
      ", instead icon.draw"
    ),
  ])
  func `what the same object sends in the same call comes in place of the message`(
    sent: [String], instead: String
  ) {
    #expect(
      told(Self.heard + sent.map { "  " + $0 })
        == "again PlayVC.changed, missing label.show" + instead)
  }

  @Test func `what is sent outside of that call comes in place of nothing`() {
    #expect(
      told(Self.heard + ["User > PlayVC : tap | user", " PlayVC > other : layout | call"])
        == "again PlayVC.changed, missing label.show")
  }

  @Test func `where the object that passed it on does not hear, its message is missing`() {
    #expect(told([Self.post]) == "again NC.saved, missing PlayVC.changed")
    #expect(
      told([Self.post, " NC > OtherVC : altered | observer"])
        == "again NC.saved, missing PlayVC.changed, instead OtherVC.altered")
  }

  @Test func `nothing is missing where the message came too, or nothing came again`() {
    #expect(told(Self.heard + ["  PlayVC > label : show | call"]) == "none")
    #expect(told(["Store > NC : removed | post"]) == "none")
    #expect(told(["Other > NC : saved | post"]) == "none")
    #expect(told([]) == "none")
  }

  @Test func `only what comes up to the end counts, and the end counts too`() {
    #expect(told(Self.heard, to: -1) == "none")
    #expect(told(Self.heard, to: 0) == "again NC.saved, missing PlayVC.changed")
    #expect(told(Self.heard, to: 1) == "again PlayVC.changed, missing label.show")
  }

  @Test func `an object that was never told, or whose news does not come again, has no precedent`()
  {
    #expect(told(Self.heard, of: "Store") == "none")
    #expect(told(["UIKit > PlayVC : appear | lifecycle"], of: "PlayVC") == "none")
  }
}
