import Foundation
import Localization
import TestSupport
import Testing

@testable import Course
@testable import Lessons

/// The list of terms holds lessons, and all else that Lifeline says in Chinese.
@Suite struct TermCheckTests {
  private let terms = shippedIndex.terms(in: "zh-Hans")

  private func findings(_ heading: String, _ body: String, english: String = "") throws -> [String]
  {
    try checked(
      translation: heading, body, of: lesson("## R <!-- id: r chapter: C -->", english))
  }

  @Test func `a finding names the word, its place and what to write`() throws {
    #expect(
      try findings("运行 <!-- id: r chapter: 开始", "看这里。\n控制器监听 `Store`。") == [
        "L/a.zh-Hans.md:9:4: \"监听\" is not the word of the course for \"observe\". Write \"观察\", or "
          + "change the list of terms."
      ])
  }

  @Test func `titles of chapters and sittings are held to the list too`() throws {
    let sitting = try findings("运行 <!-- id: r sitting: 视图模型 chapter: 开始", "看这里。")
    #expect(
      sitting.last
        == "L/a.zh-Hans.md:6:18: \"视图模型\" is not the word of the course for \"view-model\". Write "
        + "\"ViewModel\", or change the list of terms.")
    #expect(
      try findings("运行 <!-- id: r chapter: 视图模型", "看这里。") == [
        "L/a.zh-Hans.md:6:18: \"视图模型\" is not the word of the course for \"view-model\". Write "
          + "\"ViewModel\", or change the list of terms."
      ])
  }

  @Test func `the English of the section decides about words with two meanings`() throws {
    let heading = "运行 <!-- id: r chapter: 开始"
    #expect(try findings(heading, "一个场景。", english: "A scene of its own.") == [])
    #expect(
      try findings(heading, "一个场景。", english: "One of the scenarios.") == [
        "L/a.zh-Hans.md:8:3: \"场景\" is not the word of the course for \"scenario\". Write \"剧本\", or "
          + "change the list of terms."
      ])
  }

  @Test func `the list says what to write, and never rejects it`() {
    #expect(terms.terms.count > 20)
    let wrong = terms.terms.filter { !Set($0.words).isDisjoint(with: $0.rejected) }
    #expect(wrong == [])
  }

  @Test func `the catalogue has the words of the list`() {
    let slips = Chinese.phrases.flatMap { english, chinese in
      terms.slips(in: chinese, translating: english).map {
        "\($0.found), not \($0.word): \(chinese)"
      }
    }
    #expect(Chinese.phrases.count > 1000)
    #expect(slips.sorted() == [])
  }

  @Test func `exercises, scenarios, concepts and notes have the words of the list`() throws {
    let root = Repository.root + "/Lessons"
    let files = try FileManager.default.subpathsOfDirectory(atPath: root).filter {
      $0.hasPrefix("exercises/") && $0.hasSuffix(".zh-Hans.md")
    }
    #expect(files.count > 30)
    var texts = try files.map {
      (name: $0, text: try String(contentsOfFile: "\(root)/\($0)", encoding: .utf8))
    }
    texts += shippedIndex.scenarios.map { ($0.file, $0.titles["zh-Hans"] ?? "") }
    texts += shippedIndex.concepts.ids.map {
      ($0, shippedIndex.concepts.name(of: $0, in: "zh-Hans"))
    }
    let slips = texts.flatMap { file, text in
      terms.slips(in: text, translating: nil).map {
        "\(file):\($0.location.line):\($0.location.column): \($0.found), not \($0.word)"
      }
    }
    #expect(slips == [])
  }
}
