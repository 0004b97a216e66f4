import ArgumentParser
import Localization
import Shell
import Terminal

/// What somebody writes behind `lifeline`.
struct Invocation: ParsableCommand {
  nonisolated static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "lifeline",
      abstract: localized(
        "One app under many architectures, and what its objects say to each other."),
      usage: localized(
        """
        lifeline                        the shell
        lifeline COMMAND WORDS…         one command of the shell, as in: lifeline run mvc rename
        lifeline -c COMMAND -c COMMAND  commands, one after the other
        lifeline FILE                   commands from a file, or from standard input for -
        """),
      discussion: localized(
        "lifeline help lists the commands, lifeline help COMMAND explains one."),
      version: "0.1.0")
  }

  @Option(
    name: .customShort("c"), help: .init(localized("A command to do; may be given several times.")))
  var commands: [String] = []

  @Argument(
    help: .init(
      localized("A command with its words, or a file of commands, or - for standard input.")))
  var words: [String] = []

  @OptionGroup(title: localized("How answers look")) var looks: Looks
  @OptionGroup(title: localized("For some commands")) var writing: Writing
  @OptionGroup(title: localized("What to show, for commands that draw")) var looking: Looking

  @Option(help: .init(localized("Where lessons and scenarios lie."), valueName: "directory"))
  var lessons: String?

  @Flag(help: .init(localized("Do not remember what is typed.")))
  var noHistory = false

  @Flag(help: .init(localized("Do not keep what is learned.")))
  var noProgress = false

  @Flag(help: .init(localized("Show long answers without a pager.")))
  var noPager = false
}

/// These hold for every answer.
struct Looks: ParsableArguments {
  @Flag(help: .meaning(.all)) var all = false
  @Flag(help: .meaning(.plain)) var plain = false
  @Flag(help: .meaning(.ascii)) var ascii = false
  @Option(help: .meaning(.width)) var width: String?
  @Option(help: .meaning(.style)) var style: String?
  @Option(help: .meaning(.lang)) var lang: String?
  @Option(help: .init(localized("auto, always or never."))) var color = ColorChoice.auto

  var spelled: [String] {
    spell(.all, if: all) + spell(.plain, if: plain) + spell(.ascii, if: ascii)
      + spell(.width, width) + spell(.style, style) + spell(.lang, lang)
  }
}

/// These belong to the one command that is named; the shell says which takes which.
struct Writing: ParsableArguments {
  @Flag(help: .meaning(.withSetup)) var withSetup = false
  @Option(help: .meaning(.format)) var format: String?
  @Option(help: .meaning(.output)) var output: String?
  @Flag(help: .meaning(.force)) var force = false
  @Flag(help: .meaning(.json)) var json = false
  @Flag(help: .meaning(.write)) var write = false
  @Option(help: .meaning(.name)) var name: String?
  @Flag(help: .meaning(.template)) var template = false

  var spelled: [String] {
    spell(.withSetup, if: withSetup) + spell(.format, format) + spell(.output, output)
      + spell(.force, if: force) + spell(.json, if: json) + spell(.write, if: write)
      + spell(.name, name) + spell(.template, if: template)
  }
}

/// These choose what one drawing shows.
struct Looking: ParsableArguments {
  @Option(help: .meaning(.only)) var only: String?
  @Option(help: .meaning(.hide)) var hide: String?
  @Option(help: .meaning(.focus)) var focus: String?
  @Option(help: .meaning(.fold)) var fold: String?
  @Option(help: .meaning(.depth)) var depth: String?
  @Option(help: .meaning(.steps)) var steps: String?
  @Option(help: .meaning(.turns)) var turns: String?

  var spelled: [String] {
    spell(.only, only) + spell(.hide, hide) + spell(.focus, focus) + spell(.fold, fold)
      + spell(.depth, depth) + spell(.steps, steps) + spell(.turns, turns)
  }
}

private nonisolated func spell(_ flag: OptionName, if isSet: Bool) -> [String] {
  isSet ? [flag.spelling] : []
}

private nonisolated func spell(_ flag: OptionName, _ value: String?) -> [String] {
  value.map { [flag.spelling, $0] } ?? []
}

nonisolated extension ColorChoice: ExpressibleByArgument {}

nonisolated extension ArgumentHelp {
  fileprivate static func meaning(_ flag: OptionName) -> ArgumentHelp {
    let meaning = flag.meaning
    return .init(localized("\(meaning.prefix(1).uppercased() + meaning.dropFirst())."))
  }
}
