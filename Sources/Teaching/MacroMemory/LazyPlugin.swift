#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The plugin that expands macros. It is started when it is asked for the first time.
final class LazyPlugin {
  private let path: String
  private var stream: MessageStream?
  /// The first message of a compiler says what it can do.
  private var greeting: Message?

  init(_ path: String) { self.path = path }

  /// Called with each message of the compiler, whether the plugin will be asked or not.
  func note(_ message: Message) { if greeting == nil { greeting = message } }

  /// `nil` when it cannot be started, or has ended.
  func answer(to question: Message) -> Message? {
    if stream == nil {
      stream = started()
      if let greeting, greeting != question { _ = ask(greeting) }
    }
    return ask(question)
  }

  private func ask(_ question: Message) -> Message? {
    guard let stream, stream.send(question) else { return nil }
    return stream.next()
  }

  /// It ends by itself when its input does, at the latest with this process.
  private func started() -> MessageStream? {
    var (toPlugin, fromPlugin) = ([Int32](repeating: 0, count: 2), [Int32](repeating: 0, count: 2))
    guard pipe(&toPlugin) == 0, pipe(&fromPlugin) == 0 else { return nil }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, toPlugin[0], STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, fromPlugin[1], STDOUT_FILENO)
    for end in toPlugin + fromPlugin { posix_spawn_file_actions_addclose(&actions, end) }
    var arguments = [strdup(path), nil]
    var process = pid_t()
    let status = posix_spawn(&process, path, &actions, nil, &arguments, environ)
    posix_spawn_file_actions_destroy(&actions)
    free(arguments[0])
    close(toPlugin[0])
    close(fromPlugin[1])
    return status == 0 ? MessageStream(input: fromPlugin[0], output: toPlugin[1]) : nil
  }
}
