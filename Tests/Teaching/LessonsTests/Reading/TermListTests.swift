import TestSupport
import Testing

@testable import Lessons

/// The words of a translation for the terms of the course.
@Suite struct TermListTests {
  private let list = TermList(
    """
    Comments are lines without a term.

    architecture: 架构, not 模式
    edit mode: 编辑模式
    agree: 约定
    contract: 契约, not 约定, 合约
    store: Store, not store
    presenter: Presenter, not 展示器
    """)

  private func slips(_ text: String, _ original: String? = nil) -> [String] {
    list.slips(in: text, translating: original).map {
      "\($0.location.line):\($0.location.column) \($0.found), \($0.term): \($0.word)"
    }
  }

  @Test func `each word that may not be written is found in its place`() {
    #expect(
      slips("这个模式\n有合约。") == ["1:3 模式, architecture: 架构", "2:2 合约, contract: 契约"])
    #expect(slips("模式和合约") == ["1:1 模式, architecture: 架构", "1:4 合约, contract: 契约"])
    #expect(slips("架构有契约。") == [])
  }

  @Test func `a longer word to write may have it inside`() {
    #expect(slips("列表进入编辑模式。") == [])
    #expect(slips("编辑模式不是模式。") == ["1:7 模式, architecture: 架构"])
  }

  @Test func `of two words that may not be written, the longer one is found`() {
    let list = TermList("model: Model, not 模型\nview-model: ViewModel, not 视图模型")
    func found(_ text: String) -> [String] { list.slips(in: text, translating: nil).map(\.found) }
    #expect(found("视图模型和模型") == ["视图模型", "模型"])
    #expect(found("ViewModel（视图模型）") == [])
  }

  @Test func `a word in brackets explains the word before it`() {
    #expect(slips("Presenter（展示器）做决定。") == [])
    #expect(slips("（展示器做决定）") == ["1:2 展示器, presenter: Presenter"])
  }

  @Test func `Latin letters are not found inside a longer word`() {
    #expect(slips("storeChanged restore Store") == [])
    #expect(slips("放进 store，通知") == ["1:4 store, store: Store"])
  }

  @Test func `code, drawings, comments and addresses are no prose`() {
    #expect(slips("`展示器` <!-- 展示器 --> [看](展示器.md)") == [])
    #expect(slips("```mermaid\n展示器\n```\n展示器") == ["4:1 展示器, presenter: Presenter"])
    #expect(
      slips("````markdown\n```\n展示器\n```\n展示器\n````\n展示器") == ["7:1 展示器, presenter: Presenter"])
    #expect(slips("`甲乙` 展示器") == ["1:6 展示器, presenter: Presenter"])
    #expect(slips("```甲``` 乙\n展示器\n```丙```") == ["2:1 展示器, presenter: Presenter"])
  }

  @Test(arguments: ["contract: , not 约定", " : 契约, not 约定", ", : 契约, not 约定", "contract: not 约定"])
  func `a line without a term, or without a word to write, says nothing`(line: String) {
    let list = TermList(line)
    #expect(list.isEmpty)
    #expect(list.slips(in: "约定和契约", translating: nil) == [])
  }

  @Test func `all words after "not" may not be written, with and without a comma before it`() {
    for line in ["contract: 契约, 合同, not 约定, 合约", "contract: 契约, 合同 not 约定, 合约"] {
      let term = TermList(line).terms.first
      #expect(term?.words == ["契约", "合同"])
      #expect(term?.rejected == ["约定", "合约"])
    }
  }

  @Test(arguments: [
    "contract：契约，合同，not 约定，合约", "contract： 契约, 合同 not 约定, 合约", "contract: 契约，合同， not 约定，合约",
  ])
  func `the signs of a Chinese keyboard are read like others`(line: String) {
    let term = TermList(line).terms.first
    #expect(term?.english == ["contract"])
    #expect(term?.words == ["契约", "合同"])
    #expect(term?.rejected == ["约定", "合约"])
  }

  @Test func `a word that is right for another term depends on the English`() {
    #expect(slips("双方约定", "The contract says") == ["1:3 约定, contract: 契约"])
    #expect(slips("双方约定", "The Contracts say") == ["1:3 约定, contract: 契约"])
    #expect(slips("双方约定", "They agreed on a contract") == [])
    #expect(slips("双方约定", "They shook hands") == [])
    #expect(slips("双方约定") == [])
  }

  @Test func `a folder without a list has that of its base`() throws {
    let scratch = try Scratch(["base/terms.zh-Hans.txt": "contract: 契约, not 合约\n", "own/x.md": ""])
    let own = scratch.path + "/own"
    func found() -> [String] {
      let index = LessonIndex.read(directory: own, base: scratch.path + "/base")
      return index.terms(in: "zh-Hans").slips(in: "合约、模式", translating: nil).map(\.found)
    }
    #expect(found() == ["合约"])
    try scratch.write("architecture: 架构, not 模式\n", to: "own/terms.zh-Hans.txt")
    #expect(found() == ["模式"])
    #expect(LessonIndex.read(directory: own).terms(in: "fr").isEmpty)
  }
}
