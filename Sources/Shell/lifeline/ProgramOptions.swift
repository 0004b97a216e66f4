import Shell
import Terminal

// The options of the program itself. Those of its commands are in the table of commands.

nonisolated extension Option<[String]> {
  static var commands: Self {
    .init(list: "c", "COMMAND", "a command to do; may be given several times")
  }
}

nonisolated extension Option<String> {
  static var lessons: Self {
    .init(file: "lessons", "DIR", "the directory of lessons and scenarios")
  }
}

nonisolated extension Option<ColorChoice> {
  static var color: Self { .init(choice: "color", "when to use colours") }
}

nonisolated extension Option<Bool> {
  static var noHistory: Self { .init(flag: "no-history", "do not keep the history of typed lines") }
  static var noProgress: Self { .init(flag: "no-progress", "do not save progress") }
  static var noPager: Self {
    .init(flag: "no-pager", "write long answers at once, without the reading view or a pager")
  }
  static var version: Self { .init(flag: "version", "show the version") }
  static var help: Self { .init(flag: "help", "show this help", short: "-h") }
}

nonisolated extension OptionList {
  static var program: OptionList {
    these(.commands, .lessons, .color, .noHistory, .noProgress, .noPager, .version, .help)
  }
}
