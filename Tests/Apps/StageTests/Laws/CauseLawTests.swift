import Actions
import Analysis
import Lessons
import Stage
import TestSupport
import Testing
import Trace

/// Every message and every change has a cause outside of the app's code.
@MainActor struct CauseLawTests {
  @Test(arguments: Seed.share(of: await Performance.all))
  func `why ends at a person, a timer, the network or the system`(_ performance: Performance) throws
  {
    let trace = try performance.trace(withSetup: true)
    let finder = CauseFinder(trace)
    let records = trace.messages.map(\.n) + trace.stateChanges.map(\.n)
    for record in records {
      let chain = try #require(finder.chain(to: record))
      #expect(chain.origin.kind != .unknown, "\(performance) \(record)")
      #expect(chain.origin.action != nil, "\(performance) \(record)")
    }
  }

  @Test(arguments: Seed.share(of: await Performance.all))
  func `every step of a chain follows from the step before`(_ performance: Performance) throws {
    let trace = try performance.trace(withSetup: true)
    let finder = CauseFinder(trace)
    let messages = trace.messagesByRecord
    for (n, _) in trace.messages {
      let steps = try #require(finder.chain(to: n)).steps
      #expect(steps.last?.message == n)
      #expect(steps.first?.link == .first)
      for (former, step) in zip(steps, steps.dropFirst()) {
        let message = try #require(messages[step.message])
        switch step.link {
        case .first: Issue.record("\(performance) \(n): two beginnings")
        case .during: #expect(message.parent == former.message, "\(performance) \(n)")
        case .followed:
          let update = try #require(messages[former.message])
          #expect(update.kind == .update, "\(performance) \(n)")
          #expect(update.from == message.from, "\(performance) \(n)")
          #expect(update.parent == message.parent, "\(performance) \(n)")
        case .called:
          let earlier = message.kind == .resume ? message.origin ?? message.cause : message.cause
          #expect(earlier == former.message, "\(performance) \(n)")
        case .workedOff: #expect(message.origin == former.message, "\(performance) \(n)")
        }
      }
    }
  }

  @Test(arguments: ["tea", "tea-store"], Seed.some(from: 1300))
  func `what a driver does follows from the last update, and a command is one that it returned`(
    _ name: String, _ seed: Seed
  ) throws {
    let stage = Stage(Pattern.named(name))
    var random = RandomActions(seed: seed)
    let actions = try random.perform(25, on: stage).inOneLine
    let trace = stage.trace(Trace.Header(pattern: name))
    let finder = CauseFinder(trace)
    let returned = trace.returnsByMessage
    var updates: [String: Int] = [:]
    for (n, message) in trace.messages {
      if message.kind == .update { updates[message.from] = n }
      guard [.command, .diff, .render, .write].contains(message.kind),
        let update = updates[message.from]
      else { continue }
      let steps = try #require(finder.chain(to: n)).steps
      #expect(steps.dropLast().last?.message == update, "seed \(seed), \(n): \(actions)")
      guard message.kind == .command else { continue }
      let answer = returned[update]?.result.value ?? ""
      #expect(answer.contains(message.baseName), "seed \(seed), \(n): \(actions)")
    }
  }

  @Test(arguments: Seed.share(of: await Performance.all))
  func `what a person's action leads to begins with the person`(_ performance: Performance) throws {
    let trace = try performance.trace(withSetup: true)
    let finder = CauseFinder(trace)
    let roles = trace.roles
    let messages = trace.messagesByRecord
    for (n, message) in trace.messages {
      let chain = try #require(finder.chain(to: n))
      guard chain.origin.kind == .person, let first = chain.steps.first?.message,
        let sender = messages[first]?.from
      else { continue }
      #expect(roles[sender] == .user, "\(performance) \(n): \(message.from) \(message.text)")
    }
  }

  @Test(arguments: Seed.share(of: await Performance.all))
  func `an observer and a bound object say where they registered`(
    _ performance: Performance
  ) throws {
    let trace = try performance.trace(withSetup: true)
    let roles = trace.roles
    for (n, message) in trace.messages where message.kind == .binding || message.kind == .observer {
      // A list of observers that the app keeps itself is not known.
      guard message.kind == .binding || roles[message.from] == .notificationCenter else { continue }
      let told = "\(performance) \(n): \(message.from) to \(message.to), \(message.text)"
      #expect(message.origin != nil, "\(told)")
    }
  }
  /// Most patterns connect their controls in `loadView`, in place of a storyboard; that is not recorded.
  @Test(arguments: ["mvvm", "mvvm-signal", "mvvm-raw", "mvvm-swizzling"])
  func `a target that is set in code says where it was`(pattern: String) throws {
    let runs = try Performance.all.filter { $0.pattern.name == pattern }
      .map { try $0.trace(withSetup: true) }
    let targets = runs.flatMap(\.messages).map(\.message).filter { $0.kind == .targetAction }
    #expect(targets.count > 3)
    #expect(targets.filter { $0.origin == nil }.map(\.text) == [])
  }
}
