import Analysis
import Cells
import Diagrams
import Grammar
import Localization
import Progress

// Every option of the commands. An option is declared here and listed by the forms of the commands that
// take it; nothing else has to be said about it.

nonisolated extension Option<Bool> {
  /// Show every message, not only those of the story.
  public static var all: Self {
    .init(flag: "all", "queries, data-source pulls and returned values too")
  }
  public static var plain: Self {
    .init(flag: "plain", "numbered sentences instead of a drawing")
  }
  public static var ascii: Self { .init(flag: "ascii", "draw with ASCII signs only") }
  static var repeatHeads: Self { .init(flag: "repeat-heads", "repeat the names every 50 rows") }
  static var withSetup: Self { .init(flag: "with-setup", "show the set-up of the scenario too") }
  static var force: Self { .init(flag: "force", "replace the file if there is one") }
  static var json: Self { .init(flag: "json", "one JSON object a line, for programs") }
  static var table: Self {
    .init(flag: "table", "which role held which in the whole run")
  }
  static var write: Self {
    .init(flag: "write", "bring drawings, digests of lessons and recorded verdicts up to date")
  }
  static var exercises: Self {
    .init(flag: "exercises", "build and judge every version of the exercises, which takes minutes")
  }
  static var due: Self {
    .init(flag: "due", "leave out versions whose recorded verdict still holds")
  }
  static var start: Self { .init(flag: "start", "of the code that the exercise begins with") }
  static var solution: Self { .init(flag: "solution", "of the solution") }
  static var template: Self { .init(flag: "template", "write a file of answers to fill in") }
}

nonisolated extension Option<Int> {
  /// In columns of the terminal.
  public static var width: Self {
    .init(
      "width", "N", "the columns to use, from 20 to 1000",
      expecting: localized("a number from 20 to 1000")
    ) { word in
      Int(word).flatMap { (20...1000).contains($0) ? $0 : nil }
    }
  }
}

nonisolated extension Option<DrawingStyle> {
  /// `nil` for what suits the diagram.
  public static var style: Self { .init(choice: "style", "how to draw") }
}

nonisolated extension Option<Language> {
  public static var lang: Self { .init(choice: "lang", "the language to speak") }
}

nonisolated extension Option<String> {
  static var output: Self { output(as: "FILE") }
  static func output(
    as placeholder: String, to meaning: String = "write to a file instead of the screen"
  ) -> Self {
    .init(file: "output", placeholder, meaning)
  }
  static var name: Self { .init(text: "name", "NAME", "the name to put into the file") }
  static var sample: Self {
    .init(text: "sample", "TEXT", "with --due: one in ten of the others as well, chosen by a text")
  }
}

nonisolated extension Option<Day> {
  static var lastDay: Self {
    .init(
      "by", "DATE", "the last day on which it is in time",
      expecting: localized("a day such as 2026-03-01")
    ) { word in Day(word) }
  }
}

nonisolated extension Option<PageNumbers> {
  static var pages: Self {
    .init(
      "pages", "N-M,…", "the pages to take, by number",
      expecting: localized("page numbers, smaller first, as in 1-9,12 or mvc:1-9,mvp:3")
    ) { word in PageNumbers(word) }
  }
}

nonisolated extension Option where Value: Choice {
  /// Its values differ from form to form: traces, questions and reports have formats of their own.
  static var format: Self { .init(choice: "format", "what to write") }
}

/// How a diagram is drawn.
public nonisolated enum DrawingStyle: String, Choice {
  case ladder, wide
}

// MARK: What to show, this once

nonisolated extension Option<DiagramFilter> {
  static var only: Self {
    .init(.only, "NAME,…", "show what is said among participants, roles or kinds")
  }
  static var hide: Self { .init(.hide, "NAME,…", "leave participants, roles or kinds out") }
  static var focus: Self {
    .init(
      .focus, "NAME,…", "show what is said from or to participants or roles, or in kinds")
  }
  static var fold: Self {
    .init(
      .fold, "widgets|loops|N|NAME,…",
      "draw widgets as screens, repetitions as loops, calls as one row each")
  }
  static var depth: Self { .init(.depth, "N", "how many levels of nesting to show") }
  static var steps: Self { .init(.steps, "N-M", "which messages to show, by number") }
  static var turns: Self { .init(.turns, "N-M", "which turns to show") }

  private init(_ part: DiagramFilter.Part, _ placeholder: String, _ meaning: String) {
    self.init(
      part.rawValue, placeholder, meaning,
      candidates: { position in .words(position.session.filterCandidates(part)) }
    ) { (word, former) throws(ShellProblem) in
      var filter = former ?? DiagramFilter()
      do throws(DiagramFilterProblem) {
        try filter.read(part, [word])
      } catch {
        throw .line(
          error == .nothingSaid(part)
            ? .noValue(part.option, usage: "\(part.option) \(placeholder)")
            : .badValue(word, for: part.option, expected: part.numbers))
      }
      return filter
    }
  }
}

nonisolated extension DiagramFilter.Part {
  fileprivate var option: String { "--" + rawValue }

  /// What can be said where no names are.
  fileprivate var numbers: String {
    self == .depth
      ? localized("a number from 1") : localized("a number or a range, as in 3-9")
  }
}

nonisolated extension Lens: Choice {}

nonisolated extension Option<Lens> {
  static var lens: Self { .init(choice: "lens", "the design pattern to highlight, this once") }
}

nonisolated extension Options {
  var detail: Diagram.Detail { self[.all] ? .all : .story }
  var charset: Charset { self[.ascii] ? .ascii : .unicode }

  /// What to show, this once.
  var filter: DiagramFilter {
    DiagramFilter.Part.allCases.compactMap { self[$0.rawValue] as? DiagramFilter }
      .reduce(DiagramFilter()) { $0.changed(by: $1) }
  }
}

nonisolated extension Styled {
  /// With signs of ASCII only, where the options ask for them.
  func inCharset(of options: Options) -> Styled { options[.ascii] ? inASCII : self }
}

// MARK: Options that go together

nonisolated extension OptionList {
  /// These hold for every answer: on the command line they may be given with any command.
  public static var answers: OptionList { drawing + these(.lang) }
  static var drawing: OptionList { these(.all, .plain, .ascii, .width, .style) }
  /// To tell something of a run in words.
  static var telling: OptionList { these(.all, .plain, .ascii, .width, .json) }
  static var looking: OptionList {
    these(.only, .hide, .focus, .fold, .depth, .steps, .turns)
  }
  /// To write a trace or a drawing in one of its formats.
  static var writing: OptionList {
    these(Option<TraceFormat>.format) + these(.repeatHeads) + saving
  }
  static var saving: OptionList { these(.output, .force) }
}
