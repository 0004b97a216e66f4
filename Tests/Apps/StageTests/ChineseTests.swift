import Actions
import Localization
import Stage
import Testing
import ToyKit

/// Messages from tables, which no literal contains, have a Chinese translation.
@MainActor @Suite struct ChineseTests {
  private func isKnown(_ words: String) -> Bool {
    Chinese.phrases[Phrase(text: words).key] != nil
  }

  @Test(arguments: await Pattern.all)
  func `a pattern and its mistakes can be explained`(_ pattern: Pattern) {
    #expect(isKnown(pattern.summary))
    #expect(isKnown(pattern.app.summary))
    for mistake in pattern.mistakes {
      let advice: Comment = "\(mistake.id): write these by hand into zh-Hans.po, and build."
      #expect(isKnown(mistake.title), advice)
      #expect(isKnown(mistake.symptom), advice)
      #expect(isKnown(mistake.reason), advice)
    }
  }

  @Test(arguments: await Pattern.all)
  func `a pattern can be called by its Chinese title`(_ pattern: Pattern) {
    Language.$current.withValue(.chinese) {
      #expect(Pattern(called: pattern.localizedTitle) == pattern)
    }
  }

  @Test(arguments: Action.usages.map(\.meaning))
  func `each action has a name`(_ words: String) {
    #expect(isKnown(words))
  }

  @Test(arguments: await Pattern.all)
  func `each piece of view state has a name`(_ pattern: Pattern) {
    for piece in pattern.app.viewState { #expect(isKnown(piece.name)) }
  }

  @Test func `a screen is told in words, its labels as one types them`() throws {
    let stage = try Stage("mvc", "launch", "tap Edit", "tap +", "type Ideas")
    Language.$current.withValue(.chinese) {
      #expect(
        stage.screen(ScreenForm(isSpoken: true)).split(separator: "\n") == [
          "盖在上面：New folder。输入框：\"Ideas\"。按钮：Cancel、Create。"
        ])
    }
  }
}
