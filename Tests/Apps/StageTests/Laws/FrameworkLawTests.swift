import Analysis
import SourceCode
import Stage
import TestSupport
import Testing
import Trace

/// What the framework says to an app is what the framework's own types declare. An app's word in its mouth would mean
/// that an object between the two is missing in the trace.
@MainActor struct FrameworkLawTests {
  private static let sources = SourceFolder(path: Repository.root + "/Sources/Apps")
    .sources(in: SourceScope())
  /// The methods of the toy kit, as in `tableView(_:didSelectRowAt:)`.
  private static let kitMethods = Set(
    sources.found(mentioning: "func") { $0.kind == .method }.filter(\.file.isOfKit)
      .map(\.declaration.name))
  /// What takes closures, as in `init(tableView:cellProvider:)`.
  private static let kitInitializers = sources.found(mentioning: "init") { $0.kind == .initializer }
    .filter(\.file.isOfKit).map(\.declaration.name)

  @Test(arguments: await Performance.all)
  func `a message from the framework calls a method that the framework declares`(
    _ performance: Performance
  ) throws {
    let trace = try performance.trace()
    let types = Dictionary(trace.participants.map { ($0.name, $0.type) }) { first, _ in first }
    for (_, message) in trace.messages
    where [.delegate, .datasource, .lifecycle].contains(message.kind) {
      guard Self.isOfKit(types[message.from]), !Self.isOfKit(types[message.to]) else { continue }
      #expect(
        Self.kitMethods.contains(message.text) || Self.isClosure(message.text),
        "\(performance): \(message.from) -> \(message.to): \(message.text)")
    }
  }

  /// UIKit animates one change of a stack at a time, and an app that launches has nothing to animate from. A relaunch may
  /// push again what was on the stack.
  @Test(arguments: await Performance.all)
  func `a turn animates a stack once at most, and a launch never`(
    _ performance: Performance
  ) throws {
    let trace = try performance.trace(withSetup: true)
    let actions = trace.actionsByTurn
    let animated = trace.messages.map(\.message).filter(\.isAnimatedChange)
    for (turn, changes) in Dictionary(grouping: animated, by: \.turn) {
      let isLaunch = actions[turn] == "launch"
      for (stack, changes) in Dictionary(grouping: changes, by: \.to) {
        #expect(
          changes.count <= (isLaunch ? 0 : 1),
          "\(performance), \(actions[turn] ?? ""), \(stack): \(changes.map(\.call))")
      }
    }
  }

  /// A closure has the name of the parameter with which the kit took it.
  private static func isClosure(_ name: String) -> Bool {
    kitInitializers.contains { $0.contains(":\(name.prefix { $0 != "(" }):") }
  }

  private static func isOfKit(_ type: String?) -> Bool {
    guard let type else { return false }
    return sources.declarations(of: type).first?.file.isOfKit ?? false
  }
}

extension Trace.Message {
  /// A push, a pop, or a new stack, with an animation.
  fileprivate var isAnimatedChange: Bool {
    kind == .navigate && text.contains("ViewController") && text.hasSuffix("animated:)")
      && arguments.last == "true"
  }
}

extension SwiftFile {
  fileprivate var isOfKit: Bool { path.hasPrefix("ToyKit/") }
}
