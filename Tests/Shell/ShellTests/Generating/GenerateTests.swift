import Foundation
import TestSupport
import Testing

@testable import Shell

/// Modules and scenes that are made from templates, and how they are written.
@MainActor @Suite struct GenerateTests {
  private let scratch: Scratch
  private let session: Session

  init() throws {
    scratch = try Scratch(["app/Package.swift": #"let package = Package(name: "Notes")"#])
    var environment = ShellEnvironment.tour
    environment.here = scratch.file("app")
    environment.configuration = URL(fileURLWithPath: scratch.file("config"))
    environment.author = { "Ada Lovelace" }
    environment.now = { Date(timeIntervalSince1970: 1_772_445_600) }
    environment.timeZone = .gmt
    session = Session(environment: environment)
    session.width = 400
  }

  private func type(_ line: String) -> String {
    session.reply(to: line).words.replacing(scratch.path, with: "my")
  }

  private func text(_ name: String) throws -> String { try scratch.text("app/" + name) }

  private let names = [
    "NoteDefaultInteractor.swift", "NoteDefaultPresenter.swift", "NoteDefaultRouter.swift",
    "NoteDefaultView.swift", "NoteModule.swift",
  ]

  // MARK: Writing

  @Test func `a module is written into a directory of its name`() throws {
    #expect(
      type("generate viper Note") == """
        Note
        ├ NoteDefaultInteractor.swift
        ├ NoteDefaultPresenter.swift
        ├ NoteDefaultRouter.swift
        ├ NoteDefaultView.swift
        └ NoteModule.swift

        5 files: 4 protocols, 5 classes, 0 tests.
        Written to Note.
        """)
    #expect(scratch.files(in: "app/Note") == names)
    #expect(scratch.files(in: "app") == ["Note", "Package.swift"])
    #expect(
      try text("Note/NoteDefaultInteractor.swift") == """
        // Notes. Made by Ada Lovelace on 2026-03-02 with lifeline generate.

        import ToyKit

        /// Does the work of the module. Give it the services that it needs.
        @Traced(.interactor)
        final class NoteDefaultInteractor: NoteInteractor {
          weak var presenter: (any NotePresenter)?

          func fetchTitle() { presenter?.didFetch(title: "Note") }
        }

        """)
  }

  @Test func `a dry run writes nothing`() {
    #expect(type("generate mvp Note --dry-run").hasSuffix("Nothing was written (--dry-run)."))
    #expect(type("generate template mvp mine --dry-run").contains("Nothing was written"))
    #expect(scratch.files(in: "app") == ["Package.swift"])
  }

  @Test func `tests are in a directory of their own`() {
    #expect(
      type("generate viper Note classic --tests --output Here").contains("9 classes, 5 tests."))
    #expect(scratch.files(in: "app/Here").contains("NoteModule.swift"))
    #expect(scratch.files(in: "app/Here/Tests").count == 6)
  }

  @Test func `all files are written, or none`() throws {
    try scratch.write("mine", to: "app/Note/NoteModule.swift")
    #expect(
      type("generate viper Note") == """
        "Note/NoteModule.swift" already exists. Choose another name, or add --force to replace it.
        """)
    #expect(scratch.files(in: "app/Note") == ["NoteModule.swift"])
    #expect(try text("Note/NoteModule.swift") == "mine")
    #expect(type("generate viper Note --dry-run").contains("already exists."))
  }

  @Test func `with --force files of the same names are replaced, and others stay`() throws {
    try scratch.write("mine", to: "app/Note/NoteModule.swift")
    try scratch.write("mine", to: "app/Note/Other.swift")
    #expect(type("generate viper Note --force").hasSuffix("Written to Note."))
    #expect(scratch.files(in: "app/Note") == names + ["Other.swift"])
    #expect(try text("Note/NoteModule.swift") != "mine")
    #expect(try text("Note/Other.swift") == "mine")
    #expect(
      type("generate viper Note").hasPrefix(#""Note/NoteDefaultInteractor.swift" and 4 more"#))
  }

  @Test func `when a file cannot be replaced, those before it come back`() throws {
    try scratch.write("mine", to: "app/Note/NoteDefaultView.swift")
    try FileManager.default.createDirectory(
      atPath: scratch.file("app/Note/NoteModule.swift"), withIntermediateDirectories: false)
    #expect(
      type("generate viper Note --force") == """
        "Note/NoteModule.swift" cannot be written: it is not a regular file. Choose another name.
        """)
    #expect(try text("Note/NoteDefaultView.swift") == "mine")
    #expect(scratch.files(in: "app") == ["Note", "Package.swift"])
  }

  /// The name of the second file is too long, which shows only when it gets its name.
  @Test func `when the last file cannot be written, nothing has changed`() throws {
    for name in ["A.swift", "B{{ module }}{{ module }}.swift"] {
      try scratch.write("new", to: "app/.lifeline/templates/long/\(name)")
    }
    let name = "N" + String(repeating: "o", count: 150)
    let complaint = """
      "Here/B\(name)\(name).swift" cannot be written: the name is too long. Choose a shorter one.
      """
    #expect(type("generate viper \(name) long --output Here") == complaint)
    #expect(scratch.files(in: "app") == [".lifeline", "Package.swift"])
    try scratch.write("mine", to: "app/Here/A.swift")
    #expect(type("generate viper \(name) long --output Here --force") == complaint)
    #expect(try text("Here/A.swift") == "mine")
    #expect(scratch.files(in: "app/Here") == ["A.swift"])
    #expect(scratch.files(in: "app") == [".lifeline", "Here", "Package.swift"])
  }

  @Test(arguments: ["Note", "Note/Tests", "Note/NoteModule.swift"])
  func `nothing is written through a link`(_ link: String) throws {
    try scratch.write("mine", to: "elsewhere/file")
    if link != "Note" { try scratch.write("", to: "app/Note/Other.swift") }
    let isFile = link.hasSuffix(".swift")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.file("app/" + link),
      withDestinationPath: scratch.file(isFile ? "elsewhere/file" : "elsewhere"))
    #expect(
      type("generate viper Note --tests --force") == """
        "\(link)" is a link, which may lead out of the directory. Remove it, or choose another \
        directory with --output.
        """)
    #expect(scratch.files(in: "elsewhere") == ["file"])
    #expect(try scratch.text("elsewhere/file") == "mine")
  }

  @Test func `the directory around must exist`() {
    #expect(
      type("generate viper Note --output there/Note") == """
        "there/Note" cannot be written: there is no such directory. Make it first, or choose another one.
        """)
  }

  @Test(arguments: ["../Note", "/Note", "no/te", "..", "note"])
  func `a name cannot lead elsewhere`(_ name: String) {
    let reply = session.reply(to: "generate viper \(name)")
    #expect(reply.complaint?.hasPrefix("\"\(name)\" cannot be the name of a module") == true)
    #expect(reply.status == .wrongUsage)
    #expect(scratch.files(in: "app") == ["Package.swift"])
    #expect(scratch.names == ["app"])
  }

  // MARK: Templates of your own

  @Test func `a template of Lifeline is copied, changed and used`() throws {
    #expect(
      type("generate template mvc mine") == """
        .lifeline/templates/mine
        ├ {{ module }}.swift
        ├ {{ module }}ViewController.swift
        └ Tests
          └ {{ module }}ViewControllerTests.swift

        Written to .lifeline/templates/mine.

        Change the files, then type: generate mvc Note mine
        """)
    #expect(type("generate mvc Note mine").contains("2 files"))
    #expect(type("generate template mvc mine").contains("and 2 more already exist"))
    #expect(
      type("generate template mvc ../mine").hasPrefix(#""../mine" cannot be the name of a t"#))
    try scratch.write(
      "// {{ project }} {{ author }}\n", to: "app/.lifeline/templates/mine/{{ module }}.swift")
    _ = type("generate mvc Note mine --force")
    #expect(try text("Note/Note.swift") == "// Notes Ada Lovelace\n")
  }

  @Test func `the project's own template wins over the user's`() throws {
    try scratch.write("user\n", to: "config/templates/viewless/A.swift")
    #expect(type("generate viper Note viewless").contains("1 file: 0 protocols"))
    #expect(try text("Note/A.swift") == "user\n")
    #expect(type("generate").hasSuffix("Your own, for each pattern: viewless."))
    try scratch.write("project\n", to: "app/.lifeline/templates/viewless/A.swift")
    _ = type("generate viper Note viewless --force")
    #expect(try text("Note/A.swift") == "project\n")
  }

  @Test func `a mistake in a template is told with its place, and nothing is written`() throws {
    try scratch.write("\n{{ modul }}\n", to: "app/mine/A.swift")
    #expect(
      type("generate viper Note ./mine") == """
        A.swift:2: There is no variable "modul". There are: author, callMark, date, extensionMark, kit, mainActor, \
        mark, module, objc, project, target, toykit, uikit.
        """)
    #expect(scratch.files(in: "app/Note") == [])
  }

  // MARK: Completion

  @Test func `a template is a directory, so no files are offered`() throws {
    try scratch.write("", to: "app/own/A.swift")
    let below = session.completions(of: "generate viper Note ./").filter { $0.hasPrefix("./") }
    #expect(below == ["./own/"])
    #expect(session.completions(of: "generate viper Note o").contains("own/"))
  }

  @Test func `patterns, templates and options are completed`() throws {
    try scratch.write("", to: "config/templates/mine/A.swift")
    #expect(
      session.completions(of: "generate ") == [
        "mvc", "mvvm-c", "mvc-vs", "mvp", "viper", "template",
      ])
    #expect(
      session.completions(of: "generate viper Note ") == [
        "mine", "default", "classic", "generic", "default-2019", "compose",
      ])
    #expect(session.completions(of: "generate mvp Note ") == ["mine", "mvp"])
    #expect(session.completions(of: "generate viper Note --kit ") == ["toykit", "uikit"])
    #expect(
      session.completions(of: "leakcheck ") == [
        "default", "classic", "generic", "default-2019", "mvc", "mvvm-c", "mvc-vs", "mvp",
      ])
  }

  // MARK: The leak

  @Test func `after a leak check its run can be looked at`() {
    #expect(type("leakcheck default-2019").contains("Leaked: NoteView"))
    #expect(type("objects").contains("Kept alive by no root:"))
    #expect(type("diagram only NoteView,NotePresenter").contains("viewDidLoad"))
    #expect(type("leakcheck classic").contains("All parts of the scene are released"))
    #expect(!type("objects").contains("NoteView"))
  }
}
