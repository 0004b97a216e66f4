import Actions
import Classroom
import Foundation
import Localization
import TestSupport
import Testing

@testable import Shell

/// Help, completion and the parser agree with the table of commands.
@Suite struct CommandTableTests {
  private let session: Session
  private let scratch: Scratch
  private let environment: ShellEnvironment

  init() throws {
    scratch = try Scratch()
    // Some commands write into the directory of lessons.
    try FileManager.default.copyItem(atPath: Files.lessons, toPath: scratch.file("Lessons"))
    environment = Self.environment(in: scratch)
    session = Session(environment: environment)
    for line in ["run mvc edit", "export jsonl \(scratch.file("a.jsonl"))"] {
      #expect(session.reply(to: line).status == .done)
    }
  }

  private static func environment(in scratch: Scratch) -> ShellEnvironment {
    var environment = ShellEnvironment(lessons: scratch.file("Lessons"))
    environment.here = scratch.path
    return environment
  }

  private var forms: [(command: Command, form: Form)] {
    Command.all.filter { $0.syntax != .anything }.flatMap { command in
      command.forms.map { (command, $0) }
    }
  }

  @Test func `every option that help names is accepted`() throws {
    for (command, form) in Seed.share(of: forms, allWith: 30) {
      for option in form.options {
        let words = try words(of: form, command) + needed(form, but: option) + given(option)
        #expect(accepts(words), "at the prompt: \(words)")
        #expect(acceptsOnCommandLine(words), "on the command line: \(words)")
      }
    }
  }

  @Test func `every usage in help is understood as it says`() throws {
    for (command, form) in forms where form.isListed {
      let words = try words(of: form, command) + needed(form)
      let request = try Request(line(words), in: session, options: Options())
      #expect(request.form.usage(of: command.name) == form.usage(of: command.name), "\(words)")
    }
  }

  @Test func `every usage of an action is an action`() throws {
    for usage in Command.actions.flatMap(\.usages) {
      let words = usage.usage.split(separator: " ").map { word in
        word.hasPrefix("[") || word == "NUMBER"
          ? "3" : word.split(separator: "|").first.map(String.init) ?? ""
      }
      _ = try Action(words.joined(separator: " "))
    }
  }

  @Test func `what completion offers can be read where it is offered`() throws {
    for command in Command.all {
      for form in command.forms {
        var words: [String] = []
        for part in form.parts {
          let position = Candidates.Position(session, words: words)
          for candidate in part.candidates(position).all.map(\.text) {
            #expect(try part.accepts(candidate, session), "\(command.name) \(words) \(candidate)")
          }
          words.append(try sample(part, command))
        }
        try readsCandidates(of: form.options)
      }
    }
  }

  @Test func `what completion offers as the first word is a command`() throws {
    for name in session.completions(of: "") { _ = try Session.commands.named(name) }
  }

  /// Papers leave sentences with commands out. A new command is sorted into one of the sets of `ShellCommand`.
  @Test func `papers know every command`() {
    let others = Set(Session.commands.names).subtracting(Action.names)
    let known = ShellCommand.known
    #expect(others.subtracting(known) == [], "Sort these into a set of ShellCommand.")
    #expect(known.subtracting(others) == [], "Take these out of the sets of ShellCommand.")
  }

  @Test func `each option is declared in one place`() throws {
    let text = try sources().joined(separator: "\n")
    let names = Set((Session.commands.options + .answers).map(\.name))
    #expect(names.count > 20)
    // All of them in one go through the text, which is long.
    let declaration =
      #/\.init\(\s*(?:(?:flag|text|file|choice|list): "([\w-]+)",|"([\w-]+)", "|\.([\w-]+),\s*")/#
    let declared = text.matches(of: declaration).compactMap { match in
      let (_, called, first, known) = match.output
      return called ?? first ?? known
    }
    let spelled = Set(text.matches(of: #/"--([\w-]+)"/#).map { String($0.1) })
    for name in names {
      #expect(declared.count { $0 == name } == 1, "\(name)")
      #expect(!spelled.contains(name), "\(name)")
    }
  }

  @Test func `a word that is nearly right is told the right one`() {
    session.width = 200
    #expect(says("class pak tour").hasPrefix("Did you mean \"pack\"? Use class like this: "))
    #expect(says("lens observr").hasPrefix("Did you mean \"observer\"? Use lens like this: "))
    #expect(
      says("generate vipr Note").hasPrefix("Did you mean \"viper\"? Use generate like this: "))
    #expect(
      says("class report x --format txet")
        == "--format cannot be \"txet\". It is text|csv|html. Did you mean \"text\"?")
    #expect(says("set show scren").hasSuffix(" Did you mean \"screen\"?"))
    #expect(says("lesson tour quzi").hasSuffix(" Did you mean \"quiz\"?"))
  }

  @Test func `an option belongs to the forms that list it`() {
    #expect(
      says("class pack tour --output x --format csv")
        == """
        class pack has no option --format. There are --output, --pages, --force and
        --width.
        """)
    #expect(
      says("class report x --name Anna")
        == """
        class report has no option --name. There are --format, --output, --force,
        --width, --plain and --ascii.
        """)
    #expect(
      says("class report x --format gift")
        == "--format cannot be \"gift\". It is text|csv|html.")
    #expect(says("use mvc --json") == "use has no options. Leave out --json.")
    #expect(says("class pack mvc -o papers") == "class has no option -o. There is --output.")
  }

  @Test func `an option that is missing is named`() {
    let lines = [
      "class assign tour --output x", "class assign tour --by 2099-12-31", "class pack tour",
    ]
    #expect(
      lines.map(says)
        == [
          "class assign needs --by DATE. For more, type: help class assign",
          "class assign needs --output FILE. For more, type: help class assign",
          "class pack needs --output DIR. For more, type: help class pack",
        ])
  }

  @Test func `after two hyphens, everything is a word`() {
    #expect(says("use -- --json").hasPrefix("There is no pattern \"--json\"."))
  }
}

// MARK: Words that fit

extension CommandTableTests {
  private func words(of form: Form, _ command: Command) throws -> [String] {
    try [command.name] + form.parts.filter { !$0.text.isEmpty }.map { try sample($0, command) }
  }

  private func needed(_ form: Form, but option: AnyOption? = nil) throws -> [String] {
    try form.needed.filter { $0.name != option?.name }.flatMap(given)
  }

  private func given(_ option: AnyOption) throws -> [String] {
    guard option.takesValue else { return [option.spelling] }
    let position = Candidates.Position(session, words: [])
    let values = [
      "width": "100", "output": scratch.file(UUID().uuidString), "name": "Ann", "depth": "2",
      "steps": "1-2", "turns": "1-1", "pages": "1-2", "sample": "f1b16da3",
      "by": "2099-12-31",
    ]
    let offered = option.candidates(position).all.last?.text
    return [option.spelling, try #require(values[option.name] ?? offered, "\(option.name)")]
  }

  private func sample(_ part: Part, _ command: Command) throws -> String {
    if let literal = part.literal { return literal }
    let words = [
      "SCENARIO": "edit", "LESSON": "tour", "ID": "tour", "PAGE": "1", "N": "1", "N-M": "1-2",
      "NUMBER": "1", "FILE": scratch.file("a.jsonl"), "BEFORE": scratch.file("a.jsonl"),
      "AFTER": scratch.file("a.jsonl"), "COMMAND": "run", "ANSWER": "a",
      "PATH": scratch.file("Lessons/scenarios/edit.scenario"), "VALUE": "true", "FORMAT": "svg",
      "DIR": scratch.file("site"),
      "widgets|loops|N|NAME": "loops", "WORD": "run",
    ]
    let names = [
      "scenarios": "edit", "mistake": "mvc.m1", "new": "tour", "state": "FolderVC",
      "objects": "FolderVC", "diagram": "View",
    ]
    if command.name == "view-state" {
      return part.placeholder == "PATH" ? "folderViews[0].editing" : "true"
    }
    if part.placeholder.contains("|"), let value = part.candidates(start).all.first?.text {
      return value
    }
    if part.placeholder == "NAME", let name = names[command.name] { return name }
    let position = Candidates.Position(session, words: ["delete"])
    let word = words[part.placeholder] ?? part.candidates(position).all.first?.text
    return word ?? part.placeholder
  }

  private var start: Candidates.Position<Session> { .init(session, words: []) }

  private func accepts(_ words: [String]) -> Bool {
    isAccepted(session.reply(to: line(words)))
  }

  private func acceptsOnCommandLine(_ words: [String]) -> Bool {
    // An option may also come before its command.
    guard let line = try? CommandLineWords(words, program: []) else { return false }
    let session = Session(.script, options: line.options, environment: environment)
    return isAccepted(session.reply(to: line.command))
  }

  /// `diff` has the status of a wrong use for every error.
  private func isAccepted(_ reply: Reply) -> Bool {
    guard reply.status == .wrongUsage, let complaint = reply.complaint else { return true }
    return !complaint.hasPrefix("Use ") && !complaint.hasPrefix("There is no \"")
      && !complaint.contains("no option") && !complaint.hasPrefix("--")
  }

  private func line(_ words: [String]) -> String {
    words.enumerated().map { $0 == 0 ? $1 : $1.quoted }.joined(separator: " ")
  }

  private func readsCandidates(of options: OptionList) throws {
    for option in options {
      let position = Candidates.Position(session, words: [])
      for word in option.candidates(position).all.map(\.text) {
        var values = Options()
        try option.read(word, into: &values)
      }
    }
  }

  private func says(_ line: String) -> String { session.reply(to: line).words }

  private func sources() throws -> [String] {
    let folder = Repository.root + "/Sources"
    return try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") && !$0.contains("Localization/") }
      .map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
  }
}
