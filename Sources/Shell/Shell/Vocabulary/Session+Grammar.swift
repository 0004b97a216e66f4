import Grammar
import Localization

// The words of this shell's grammar: a session is what its commands work on.

typealias Command = Grammar.Command<Session>
typealias Form = Grammar.Form<Session>
typealias Part = Grammar.Part<Session>
typealias Argument<Value> = Grammar.Argument<Session, Value>
typealias Request = Grammar.Request<Session>
typealias Completer = Grammar.Completer<Session>
typealias Candidates = Grammar.Candidates
public typealias Option<Value: Equatable & Sendable> = Grammar.Option<Session, Value>
public typealias AnyOption = Grammar.AnyOption<Session>
public typealias OptionList = Grammar.OptionList<Session>
public typealias Options = Grammar.Options<Session>
public typealias CommandLineWords = Grammar.CommandLineWords<Session>
public typealias CompletionScript = Grammar.CompletionScript

extension Session: CommandContext {
  public typealias Reply = Shell.Reply
  public typealias Problem = ShellProblem

  /// The parts of the list of commands in help.
  public nonisolated enum Family: CommandFamily {
    case begin, act, look, patterns, learn, shell

    public var heading: String {
      switch self {
      case .begin: localized("To begin")
      case .act: localized("In the app")
      case .look: localized("To look closer")
      case .patterns: localized("Patterns")
      case .learn: localized("Lessons")
      case .shell: localized("The shell")
      }
    }
  }

  public static let commands = CommandTable(Command.all)
  public var allowsShortNames: Bool { mode == .interactive }
  public var aliases: Aliases { settings.aliases }
}

extension Candidates.Position<Session> {
  var session: Session { context }
}
