import Localization
import Testing

@Suite struct ListingTests {
  @Test func `lists things as each language does`() {
    #expect(["mvc", "mvp", "viper"].listed(.or) == "mvc, mvp or viper")
    #expect(["mvc", "mvp"].commaSeparated == "mvc, mvp")
    #expect(["mvc"].listed(.and) == "mvc")
    Language.$current.withValue(.chinese) {
      #expect(["mvc", "mvp", "viper"].listed(.or) == "mvc、mvp 或 viper")
      #expect(["mvc", "mvp"].commaSeparated == "mvc、mvp")
    }
  }

  @Test func `leaves a gap between Chinese and Latin, and none between Chinese and Chinese`() {
    Language.$current.withValue(.chinese) {
      #expect(localized("There is no pattern \("mcv").") == "没有叫 mcv 的架构。")
      #expect(localized("There is no pattern \("你 好").") == "没有叫你 好的架构。")
      #expect(["3 次查询", "1 个返回值"].listed(.and) == "3 次查询和 1 个返回值")
    }
  }

  @Test func `sentences have a space between them in English only`() {
    #expect(["Done.", "Type: next"].joinedSentences == "Done. Type: next")
    #expect([].joinedSentences == "")
    Language.$current.withValue(.chinese) {
      #expect(["完成。", "输入：", "next"].joinedSentences == "完成。输入：next")
    }
  }

  @Test func `leaves a value as it is, even with percent signs`() {
    Language.$current.withValue(.chinese) {
      #expect(localized("There is no pattern \("100 %1 %%").") == "没有叫 100 %1 %% 的架构。")
      #expect(localized("There is no pattern \("").") == "没有叫  的架构。")
    }
  }

  @Test func `a phrase without a translation stays English`() {
    Language.$current.withValue(.chinese) {
      #expect(
        localized("There are \(7) words without a translation.")
          == "There are 7 words without a translation.")
      #expect(localized(dynamic: "No rows") == "没有行")
      #expect(localized(dynamic: "Not in the catalogue") == "Not in the catalogue")
    }
  }
}
