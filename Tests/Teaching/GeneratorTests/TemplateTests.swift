import Foundation
import TestSupport
import Testing

@testable import Generator

/// Templates of your own: where they are found, and what they may say.
@Suite struct TemplateTests {
  private let scratch: Scratch
  private let shelf: TemplateShelf

  init() throws {
    scratch = try Scratch()
    shelf = TemplateShelf(
      folders: [scratch.file("project/.lifeline/templates"), scratch.file("config/templates")],
      here: scratch.file("project"))
  }

  private func says(_ body: () throws -> Void) -> String {
    message(body).replacing(scratch.path, with: "my")
  }

  // MARK: Finding

  @Test func `the project's template wins over the user's, and both over the built-in one`() throws
  {
    #expect(try shelf.template("classic", for: .viper) == BuiltInTemplate.classic.template)
    try scratch.write("user", to: "config/templates/classic/A.swift")
    #expect(try shelf.template("classic", for: .viper).files.map(\.text) == ["user"])
    try scratch.write("project", to: "project/.lifeline/templates/classic/A.swift")
    #expect(try shelf.template("classic", for: .viper).files.map(\.text) == ["project"])
  }

  @Test func `a word with a slash is the path of a folder`() throws {
    try scratch.write("text", to: "project/mine/{{ module }}.swift")
    let expected = ModuleTemplate(
      name: "mine", files: [.init(path: "{{ module }}.swift", text: "text")])
    #expect(try shelf.template("./mine", for: .viper) == expected)
    #expect(try shelf.template(scratch.file("project/mine/"), for: .mvc) == expected)
    #expect(
      says { _ = try shelf.template("./other", for: .viper) }
        == #"There is no folder "my/project/./other". Check the path of the template."#)
  }

  @Test func `only Swift files are taken, and those for tests from a folder of their own`() throws {
    for name in ["A.swift", "README.md", ".hidden.swift", "Deep/B.swift", "Tests/ATests.swift"] {
      try scratch.write("text", to: "config/templates/own/\(name)")
    }
    let names = try shelf.template("own", for: .viper).files.map(\.path)
    #expect(names == ["A.swift", "Tests/ATests.swift"])
    #expect(shelf.names(for: .mvp) == ["own", "mvp"])
  }

  @Test func `a template without Swift files, an unknown one and a wrong name are told apart`()
    throws
  {
    try scratch.write("text", to: "config/templates/empty/README.md")
    #expect(
      says { _ = try shelf.template("empty", for: .viper) } == """
        The template "my/config/templates/empty" has no file that ends in .swift. Add one, such as \
        {{ module }}Router.swift
        """)
    #expect(
      says { _ = try shelf.template("clasic", for: .viper) } == """
        There is no template "clasic". There are: empty, default, classic, generic, default-2019, \
        compose. Your own are folders in my/project/.lifeline/templates, my/config/templates.
        """)
    #expect(
      says { _ = try shelf.template("..", for: .viper) } == """
        ".." cannot be the name of a template. Use letters, digits, hyphens and underscores; for a \
        folder, type its path with a slash, such as ./my-template
        """)
  }

  @Test func `a link in a template is refused: it may lead anywhere`() throws {
    let secret = try scratch.write("secret", to: "secret.txt")
    try scratch.write("text", to: "config/templates/own/A.swift")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.file("config/templates/own/B.swift"), withDestinationPath: secret)
    #expect(
      says { _ = try shelf.template("own", for: .viper) } == """
        "my/config/templates/own/B.swift" is not a regular file. Put the file itself into the template.
        """)
  }

  // MARK: Variables

  @Test func `variables are filled in, in texts and in names`() throws {
    let module = try made(
      "{{ module }}Of{{ kit|uppercase }}.swift",
      "{{ module }} {{ project }} {{ target }} {{ author }} {{ date }} {{ kit }}\n")
    #expect(
      module.files == [
        .init(
          path: "NoteOfTOYKIT.swift", text: "Note my-app my_app Ada Lovelace 2026-11-22 ToyKit\n")
      ])
  }

  @Test(arguments: [
    ("{{ modul }}", "A.swift:1: There is no variable \"modul\". There are: "),
    ("// A\n{% if toykit %}\n", "A.swift:2: Stencil says: `endif` was not found. Correct"),
    ("\n\n{% import x %}", "A.swift:3: Stencil says: Unknown template tag 'import'. Correct"),
    ("{% include \"/etc/passwd\" %}", "A.swift:1: Stencil says: "),
  ])
  func `a mistake in a template is told with its line`(text: String, expected: String) {
    let found = message { _ = try made("A.swift", text) }
    #expect(found.hasPrefix(expected), "\(found)")
  }

  @Test(arguments: [
    ("{% if modul %}A{% endif %}", "modul"), ("{% if not a.b %}A{% endif %}", "a.b"),
    ("{% if uikit %}{% elif kitt == 'A' %}{% endif %}", "kitt"),
    ("{% for x in modules %}{{ x }}{% endfor %}", "modules"),
    ("{{ author.name }}", "author.name"), ("{{ date|default:today }}", "today"),
    ("{{ author if auhtor else date }}", "auhtor"), ("{{ 模块 }}", "模块"),
  ])
  func `an unknown name is a problem wherever it is looked up`(text: String, name: String) {
    #expect(
      message { _ = try made("A.swift", "// {{ module }}\n\(text)\n") } == """
        A.swift:2: There is no variable "\(name)". There are: author, callMark, date, extensionMark, \
        kit, mainActor, mark, module, objc, project, target, toykit, uikit.
        """)
  }

  @Test func `an unknown member is told the known ones`() {
    #expect(
      message { _ = try made("A.swift", "{{ mark.view }}") } == """
        A.swift:1: There is no variable "mark.view". There are: mark.builder, mark.configurator, \
        mark.controller, mark.coordinator, mark.data, mark.interactor, mark.model, mark.presenter, \
        mark.router, mark.viewController, mark.viewImpl, mark.viewModel, mark.viewStateModel.
        """)
  }

  @Test func `texts, numbers, filters and what loops give are no unknown names`() throws {
    let text = """
      {% if uikit and not toykit or module == "one two" %}a{% elif kit|lowercase == 'toykit' %}b{% endif %}\
      {% for i in 1...module.count %}{{ i }}{{ forloop.counter0 }}{% endfor %}{{ author|default:"no one" }}
      """
    #expect(
      try made("A.swift", text).files.map(\.text)
        == ["b10213243Ada Lovelace"])
  }

  @Test func `a comment may name anything, and keeps its lines`() throws {
    let comment = "{# use {{ name }} here,\n{% for x in y %} too #}"
    #expect(try made("A.swift", "A\(comment)B\n").files.map(\.text) == ["AB\n"])
    let problem = message { _ = try made("A.swift", "\(comment)\n{{ x }}") }
    #expect(problem.hasPrefix("A.swift:3: There is no variable \"x\"."))
  }

  @Test func `every variable for the kit may be used, and is among those that are listed`() throws {
    let text = "{{ mainActor }}{{ objc }}{{ callMark }}{{ extensionMark }}{{ mark.model }}"
    #expect(
      try made("A.swift", text).files.map(\.text)
        == ["@Traced(.call) @Traced(.delegate) @Traced(.model)"])
    #expect(
      message { _ = try made("A.swift", "{{ modul }}") } == """
        A.swift:1: There is no variable "modul". There are: author, callMark, date, extensionMark, \
        kit, mainActor, mark, module, objc, project, target, toykit, uikit.
        """)
  }

  @Test(arguments: [
    "{{ module }}/../../A.swift", "../A.swift", ".A.swift", "A.txt",
    "{% if uikit %}A{% endif %}.swift",
    "a\\b.swift", "{{ date }}\n.swift",
  ])
  func `a file can only get a name in its folder`(_ name: String) {
    #expect(message { _ = try made(name, "") }.hasSuffix("Change the name in the template."))
  }

  @Test func `two files cannot become one`() throws {
    let facts = ModuleFacts(
      module: try ModuleName("Note"), project: nil, author: nil, date: "2026-11-22")
    let files = ["NOTE.swift", "{{ module }}.swift"].map {
      ModuleTemplate.File(path: $0, text: "")
    }
    #expect(
      message { _ = try GeneratedModule(ModuleTemplate(name: "own", files: files), facts) }
        == #"Two files of the template "own" become "NOTE.swift". Give them different names."#)
  }

  @Test func `an author cannot leave the comment`() throws {
    let facts = ModuleFacts(
      module: try ModuleName("Note"), project: "\n", author: "A\nimport Evil\u{1B}[31m",
      date: "2026-11-22")
    #expect(facts.author == "A import Evil [31m")
    #expect(facts.project == "Note")
  }

  @Test func `tests are made where the template has some`() {
    #expect(
      message { _ = try made(.compose, withTests: true) } == """
        The template "compose" has no tests. Leave out --tests, or add files to a folder Tests in it.
        """)
  }

  // MARK: Project

  @Test func `the project is the nearest one around`() throws {
    #expect(ProjectName(around: scratch.file("app/Sources/Notes")).found == nil)
    try scratch.write("", to: "app/Notes.xcodeproj/project.pbxproj")
    #expect(ProjectName(around: scratch.file("app/Sources/Notes")).found == "Notes")
    try scratch.write(
      "let package = Package(\n  name: \"notes-kit\",", to: "app/Sources/Package.swift")
    #expect(ProjectName(around: scratch.file("app/Sources/Notes")).found == "notes-kit")
    try scratch.write("", to: "app/Sources/Package.swift")
    #expect(ProjectName(around: scratch.file("app/Sources/Notes")).found == "Sources")
  }
}
