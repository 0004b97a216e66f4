import Foundation
import SourceCode
import TestSupport
import Testing

@Suite struct `A folder of sources` {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch([
      "App/Shared/Model.swift": "public class Model { func save() {} }",
      "App/One/Scene.swift":
        "class Scene: Model {\n  func show() {}\n}\nextension Scene { var a = 1 }",
      "App/Two/Scene.swift": "class Scene { func show() {} }",
      "App/Mistakes/One/Wrong.swift": "enum M1 { class Scene { func show() { /* no */ } } }",
      "Kit/View.swift": "class View { func show() {} }",
    ])
  }

  private var folder: SourceFolder { SourceFolder(path: scratch.path) }

  private func found(_ symbol: String, _ scope: SourceScope) -> [String] {
    folder.sources(in: scope).declarations(of: symbol).map {
      Excerpt($0.declaration, in: $0.file).place
    }
  }

  @Test func `a symbol is looked up in its pattern, then in what is shared`() {
    #expect(found("Scene.show", SourceScope(pattern: "o-ne")) == ["App/One/Scene.swift:2"])
    #expect(found("Scene.show()", SourceScope(pattern: "two")) == ["App/Two/Scene.swift:1"])
    #expect(found("Model.save", SourceScope(pattern: "two")) == ["App/Shared/Model.swift:1"])
    #expect(found("View.show", SourceScope(pattern: "two")) == ["Kit/View.swift:1"])
    #expect(found("Scene.hide", SourceScope(pattern: "two")) == [])
  }

  @Test func `an app has only the pattern of its own`() {
    let scopes = ["app", "a-pp", "other"].map { SourceScope(app: $0, pattern: "one") }
    #expect(scopes.map { folder.sources(in: $0).hasPattern } == [true, true, false])
    #expect(found("Scene.show", scopes[2]) == [])
    #expect(found("View.show", scopes[2]) == ["Kit/View.swift:1"])
  }

  @Test func `members of a name are those of the app and of the kits that it uses`() throws {
    try scratch.write("import Kit\n", to: "App/One/Imports.swift")
    try scratch.write(
      "@_exported import struct Base.Hand\nclass Button { func press() {} }",
      to: "Kit/Button.swift")
    try scratch.write("class Finger { func press() {} }", to: "Base/Finger.swift")
    try scratch.write("class Check { func press() {}; func check() {} }", to: "Other/Check.swift")
    func members(_ name: String, of pattern: String) -> [String] {
      let scope = SourceScope(app: "app", pattern: pattern)
      return folder.sources(in: scope).usedMembers(named: name).map(\.file.path)
    }
    #expect(members("show", of: "one") == ["App/One/Scene.swift", "Kit/View.swift"])
    #expect(members("press", of: "one") == ["Base/Finger.swift", "Kit/Button.swift"])
    #expect(members("check", of: "one").isEmpty)
    #expect(members("press", of: "two").isEmpty)
  }

  @Test func `a mistake comes before its pattern`() {
    let places = found("Scene.show", SourceScope(pattern: "one", mistake: "M1"))
    #expect(places == ["App/Mistakes/One/Wrong.swift:1", "App/One/Scene.swift:2"])
  }

  @Test func `what several mistakes share comes between a mistake and its pattern`() throws {
    try scratch.write(
      """
      enum Wrong<Parts> { class Scene: One.Scene { func show() {}; func hide() {} } }
      enum M2 { class Scene { func hide() {} } }
      """, to: "App/Mistakes/One/Parts.swift")
    let m1 = SourceScope(pattern: "one", mistake: "M1")
    #expect(
      found("Scene.show", m1) == [
        "App/Mistakes/One/Wrong.swift:1", "App/Mistakes/One/Parts.swift:1", "App/One/Scene.swift:2",
      ])
    #expect(found("Scene.hide", m1) == ["App/Mistakes/One/Parts.swift:1"])
    let inherited = folder.sources(in: m1).member("save()", of: "Scene")
    #expect(inherited?.file.path == "App/Shared/Model.swift")
  }

  @Test func `what the file of a mistake adds to other types belongs to the mistake`() throws {
    try scratch.write(
      "enum M2 {}\nextension Scene { func hide() {} }", to: "App/Mistakes/One/M2.swift")
    let places = found("Scene.hide", SourceScope(pattern: "one", mistake: "M2"))
    #expect(places == ["App/Mistakes/One/M2.swift:2"])
    #expect(found("Scene.hide", SourceScope(pattern: "one", mistake: "M1")) == [])
  }

  @Test func `a member may be inherited`() {
    let sources = folder.sources(in: SourceScope(pattern: "one"))
    let found = sources.member("save()", of: "Scene")
    #expect(found?.file.path == "App/Shared/Model.swift")
  }

  @Test func `a type inherits what its superclass does, and what its extensions conform to`() throws
  {
    try scratch.write(
      "extension Model: Noting {}\nextension Scene: Sorted {}\nprotocol Noting: Scene {}",
      to: "App/One/Scene2.swift")
    let found = folder.sources(in: SourceScope(pattern: "one")).supertypes(of: "Scene")
    #expect(found == ["Model", "Sorted", "Noting"])
  }

  @Test func `a member with labels that are left out has all others, each as a whole word`() throws
  {
    let path = "App/One/Scene.swift"
    try scratch.write(
      """
      class Scene {
        func move(into: Int, by: Int = 0) {}
        func move(to: Int, by: Int = 0) {}
      }
      """, to: path)
    let member = folder.sources(in: SourceScope(pattern: "one")).member("move(to:)", of: "Scene")
    #expect(member?.declaration.name == "move(to:by:)")
  }

  @Test func `under other labels, the member of a mistake is meant before the right one`() throws {
    try scratch.write(
      "class Scene: Moving { func move(into: Int) {} }", to: "App/One/Scene.swift")
    try scratch.write(
      "enum M2 { class Scene: Moving { func move(into: Int) {} } }",
      to: "App/Mistakes/One/M2.swift")
    try scratch.write("protocol Moving { func move(into: Int) }", to: "Kit/Moving.swift")
    let places = [nil, "M1", "M2"].map { mistake in
      folder.sources(in: SourceScope(pattern: "one", mistake: mistake))
        .member("move(_:)", of: "Scene")?.file.path
    }
    #expect(
      places == ["App/One/Scene.swift", "App/One/Scene.swift", "App/Mistakes/One/M2.swift"])
  }

  @Test func `a source with line ends of Windows has its lines`() {
    let file = SwiftFile("class A {\r\n  var b = 1\r\n}\r\n", path: "A.swift")
    #expect(file.lines == ["class A {", "  var b = 1", "}"])
    let texts = file.declarations.map { Excerpt($0, in: file).text }
    #expect(texts.last == "var b = 1")
  }

  @Test func `a file is found by the name that the compiler gives it`() {
    let sources = folder.sources(in: SourceScope())
    #expect(sources.file(identifiedBy: "One/Scene.swift")?.path == "App/One/Scene.swift")
    #expect(sources.file(identifiedBy: "One/Wrong.swift")?.path == "App/Mistakes/One/Wrong.swift")
    #expect(sources.file(identifiedBy: "AppApp/Model.swift")?.path == "App/Shared/Model.swift")
    #expect(sources.file(identifiedBy: "Kit/View.swift")?.path == "Kit/View.swift")
  }

  /// A trace from outside may name any file.
  @Test(arguments: [
    "/etc/passwd", "../One/Scene.swift", "One/../../etc/passwd", "Kit/../secret.swift", "", "/",
  ])
  func `no other file is opened`(name: String) throws {
    try scratch.write("let secret = 1", to: "../secret.swift")
    defer { try? FileManager.default.removeItem(atPath: scratch.file("../secret.swift")) }
    #expect(folder.sources(in: SourceScope()).file(identifiedBy: name) == nil)
    #expect(folder.text(name) == nil)
  }

  @Test func `a link that leads out is left alone, and a link inside is followed`() throws {
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: scratch.file("App/Two/Etc"), withDestinationPath: "/usr/share")
    try files.createSymbolicLink(
      atPath: scratch.file("App/Two/Linked"), withDestinationPath: "../One")
    #expect(
      folder.allPaths.filter { $0.contains("Two/") } == [
        "App/Two/Linked/Scene.swift", "App/Two/Scene.swift",
      ])
  }

  @Test func `a file that has changed is read again`() throws {
    let folder = folder
    #expect(folder.text("Kit/View.swift")?.contains("{\n}") == false)
    try scratch.write("class View {\n}\n", to: "Kit/View.swift")
    #expect(folder.text("Kit/View.swift") == "class View {\n}\n")
  }
}
