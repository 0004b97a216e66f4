import Foundation
import TestSupport
import Testing

/// The code of a worked example is not built. So each name in it has to be one of the sources, or has to be declared by
/// the example itself.
struct WorkedExampleTests {
  /// The lessons with a worked example, and the folders of their patterns.
  nonisolated static let lessons = [
    "02-mvc": "MVC", "03-mvvm-c": "MVVMC", "04-mvc-vs": "MVCVS", "05-mvp": "MVP",
    "06-viper": "VIPER",
  ]

  @Test(arguments: lessons.keys.sorted(), [".md", ".zh-Hans.md"])
  func `every name in the code of a worked example exists`(_ lesson: String, _ ending: String)
    throws
  {
    let code = try Self.code(of: lesson + ending)
    #expect(!code.isEmpty)
    let names = Self.names(in: code)
    let known = Self.declaredNames(in: code).union(try Self.sourceNames(of: lesson))
    #expect(names.subtracting(known).sorted() == [])
  }

  @Test func `a name that is not in the sources is found`() throws {
    let names = Self.names(in: "hint = folder.contents.isVoid ? \"Nothing here\" : \"\" // words")
    #expect(names == ["hint", "folder", "contents", "isVoid"])
    #expect(try names.subtracting(Self.sourceNames(of: "02-mvc")) == ["hint", "isVoid"])
  }

  @Test func `an example declares variables, functions and the label of an argument`() {
    let names = Self.declaredNames(in: "let label = UILabel()\nfunc show(hint text: String) {}")
    #expect(names == ["label", "show", "hint"])
  }

  /// The Swift blocks of the page.
  private static func code(of file: String) throws -> String {
    let text = try String(contentsOfFile: "\(Repository.root)/Lessons/\(file)", encoding: .utf8)
    let page = text.components(separatedBy: "\n## ").first { $0.contains("id: worked ") } ?? ""
    return page.components(separatedBy: "```").filter { $0.hasPrefix("swift\n") }
      .map { String($0.dropFirst(6)) }.joined()
  }

  /// Without words in texts and comments, and without arguments such as `$0`.
  private static func names(in code: String) -> Set<String> {
    let plain = code.replacing(/"[^"]*"/, with: "").replacing(/\/\/[^\n]*/, with: "")
    let words = plain.matches(of: /[$\w]+/).map { String($0.0) }
    return Set(words.filter { $0.first?.isLetter == true }).subtracting(keywords)
  }

  private static func declaredNames(in code: String) -> Set<String> {
    let names = code.matches(of: /(?:let|var|func) (\w+)/).map(\.1)
    let labels = code.matches(of: /func \w+\((\w+)/).map(\.1)
    return Set((names + labels).map(String.init))
  }

  private nonisolated static let keywords: Set = [
    "func", "let", "var", "private", "set", "self", "true", "false", "in", "return", "if", "else",
    "unowned",
  ]

  private static func sourceNames(of lesson: String) throws -> Set<String> {
    let own = try names(below: "Apps/Recordings/" + (lessons[lesson] ?? ""))
    return try own.union(sharedNames.get())
  }

  private static let sharedNames = Result {
    try names(below: "Apps/Recordings/Shared").union(names(below: "Apps/ToyKit"))
  }

  private static func names(below path: String) throws -> Set<String> {
    let folder = "\(Repository.root)/Sources/\(path)"
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
    return try files.reduce(into: []) { names, file in
      names.formUnion(Self.names(in: try String(contentsOfFile: file, encoding: .utf8)))
    }
  }
}
