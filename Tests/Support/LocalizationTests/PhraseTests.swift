import Localization
import Testing

@Suite struct PhraseTests {
  @Test func `keeps the values apart from the words`() {
    let (name, count) = ("mvc", 3)
    #expect(Phrase("\(count) % of \(name)").key == "%1 %% of %2")
    #expect(localized("\(count) % of \(name)") == "3 % of mvc")
    #expect(localized("100 %") == "100 %")
    #expect(localized("%1 \("%2") \(name)") == "%1 %2 mvc")
    #expect(localized("\(count)00 of \(name)") == "300 of mvc")
  }

  @Test func `reads the language from the environment`() {
    #expect(Language(environment: [:]) == .english)
    #expect(Language(environment: ["LANG": "zh_CN.UTF-8"]) == .chinese)
    #expect(Language(environment: ["LANG": "zh_CN.UTF-8", "LC_ALL": "C"]) == .english)
    #expect(Language(environment: ["LANG": "zh_CN.UTF-8", "LC_ALL": ""]) == .chinese)
  }
}
