import Generator
import Grammar
import LeakCheck
import Localization
import Stage

extension Command {
  static let generate = Command(
    "generate", .patterns, to: "make the files of a new scene in a pattern",
    example: ["generate viper Note"],
    details: """
      Makes the parts of a scene or a VIPER module, with their references, in a new directory \
      NAME. generate alone lists the templates. Your own template is a directory of .swift files \
      in .lifeline/templates, or in lifeline/templates of your configuration directory; or give \
      the path of a directory, with a slash. In texts and file names you can write \
      {{ module }}, {{ project }}, {{ author }} and {{ date }}. Files are replaced only with \
      --force: if one exists, nothing is written. --kit uikit makes code for UIKit, which has not \
      been compiled; the code for ToyKit has. To change a template of Lifeline, copy it: generate \
      template TEMPLATE NAME.
      """,
    Form(to: "list the templates", run: { $0.generating.list }),
    Form(
      .one(.architecture), .one(.newName), .optional(.template),
      options: .these(.outputFolder, .tests, .dryRun, .force, .kit),
      run: { $0.generating.generate }),
    Form(
      "template", .one(.builtInTemplate), .one(.newName),
      to: "copy a template, to change it", options: .these(.dryRun, .force),
      run: { $0.generating.copyTemplate }))

  static let leakcheck = Command(
    "leakcheck", .patterns, to: "open a generated scene, leave it, and see what is released",
    example: ["leakcheck classic"],
    details: """
      Runs the module Note of a template, as generate makes it: who holds whom while it is open, \
      and what is released when it is left. Then the run can be looked at, with diagram, objects, \
      objects --table and so on. default-2019 is a template that leaks.
      """,
    Form(
      .one(.example), options: .these(.all, .plain, .ascii, .width),
      run: { $0.generating.leakcheck }))
}

nonisolated extension Architecture: Choice {}
nonisolated extension BuiltInTemplate: Choice {}
nonisolated extension GeneratedExample: Choice {}
nonisolated extension Kit: Choice {}

nonisolated extension Option<Kit> {
  static var kit: Self { .init(choice: "kit", "the library that the code is for") }
}

nonisolated extension Option<Bool> {
  static var tests: Self { .init(flag: "tests", "parts for tests, and a test of each class") }
  static var dryRun: Self { .init(flag: "dry-run", "show the files, and write nothing") }
}

nonisolated extension Option<String> {
  static var outputFolder: Self {
    .output(as: "DIR", to: "write into this directory instead of NAME")
  }
}

extension Argument<Architecture> {
  static var architecture: Self {
    .init(choice: Architecture.choices) { word in
      let meant = App.usual.pattern(called: word)?.name
      return Pattern(called: word).map { pattern in
        .generating(
          .noTemplates(
            for: pattern.localizedTitle, meant: Architecture.names.first { $0 == meant },
            known: Architecture.names))
      }
    }
  }
}

extension Argument<String> {
  /// Of what is made.
  static var newName: Self { .init("NAME") }

  /// A template by name or by path.
  static var template: Self {
    .init(
      "TEMPLATE",
      candidates: { position in
        let pattern = position.words.first.flatMap(Architecture.init)
        var found = Candidates.words(
          pattern.map(position.session.generating.shelf.names) ?? [])
        found.files = .directories
        return found
      })
  }
}

extension Argument<BuiltInTemplate> {
  /// A template that comes with the program.
  static var builtInTemplate: Self {
    .init(choice: "TEMPLATE") {
      .generating(.unknownBuiltIn($0, known: BuiltInTemplate.names))
    }
  }
}

extension Argument<GeneratedExample> {
  /// A template whose module is a part of the program.
  static var example: Self {
    .init(choice: "TEMPLATE") { .generating(.notCompiled($0, known: GeneratedExample.names)) }
  }
}
