import ToyKit

/// Something to be done in the world: a value, which does nothing until the driver carries it out.
///
/// Two commands are compared by their descriptions: a function cannot be compared.
public struct Command<Message> {
  let name: String
  let arguments: [Any]
  let run: (CommandContext<Message>) -> Void

  /// - Parameters:
  ///   - arguments: what it is called with.
  ///   - name: the function that makes the command.
  ///   - run: does it, and sends what comes of it as messages.
  public init(
    with arguments: Any..., named name: String = #function,
    run: @escaping (CommandContext<Message>) -> Void
  ) {
    self.name = name
    self.arguments = arguments
    self.run = run
  }
}

/// `changeName("Hello", "Hi")`
extension Command: CustomStringConvertible {
  public var description: String { callText(name, arguments) }
}

/// What a command works with.
public struct CommandContext<Message> {
  /// The root of the window.
  public let viewController: UIViewController
  /// What can be stopped.
  public let requests: Requests
  public let send: (Message) -> Void
}

/// Requests that are under way, by name.
public final class Requests {
  private var cancelling: [String: () -> Void] = [:]

  /// Keeps how to stop a request.
  public func begin(_ name: String, cancel: @escaping () -> Void) { cancelling[name] = cancel }

  public func end(_ name: String) { cancelling[name] = nil }

  /// Stops a request. Nothing happens when there is none of that name.
  public func cancel(_ name: String) { cancelling.removeValue(forKey: name)?() }
}

/// The commands, while they are carried out. In drawings they have one lifeline.
final class CommandRunner<Message>: Participant {
  let _lifeline = Lifeline(root: "Command")
  static var _lifelineType: String { "Command" }
  static var _lifelineRole: Role { .command }
  static var _lifelineRoot: String { "Command" }
  var _storedProperties: [StoredProperty] { [] }

  let requests = Requests()

  init() { _introduce(self) }

  /// - Parameter noteChanges: called when a command is done.
  func run(
    _ commands: [Command<Message>], _ context: CommandContext<Message>,
    _ noteChanges: () -> Void
  ) {
    for command in commands {
      let call = beginElsewhere(
        self, command.name, .command, isMethod: true, command.arguments.map { _capture($0) })
      defer { _end(call) }
      command.run(context)
      noteChanges()
    }
  }
}
