import Testing
import Trace

@testable import ToySwiftUI

/// Answers when the test says so.
@Traced(.service) private final class Desk {
  @Untraced private var question: Suspension<Int>?

  func answer() async throws -> Int {
    let question = Suspension<Int>()
    self.question = question
    return try await withTaskCancellationHandler {
      try await question.value()
    } onCancel: {
      MainActor.assumeIsolated { question.resume(with: .failure(CancellationError())) }
    }
  }

  @Untraced func reply(_ number: Int) { question?.resume(with: .success(number)) }
}

@Traced(.model) @Observable private final class Counter {
  var count = 0
  var page = 1
  var isOpen = true
  @ObservationIgnored @Untraced var ends: [String] = []
  @ObservationIgnored let desk = Desk()

  func load() async throws { count += try await desk.answer() }
}

private struct CounterView: View {
  let counter: Counter

  var body: some View {
    Text("Count \(counter.count)")
      .task(id: counter.page) {
        do {
          try await counter.load()
          counter.ends.append("loaded")
        } catch {
          counter.ends.append("\(error)")
        }
      }
  }
}

private struct PageView: View {
  @Environment(Counter.self) private var counter

  var body: some View {
    if counter.isOpen { CounterView(counter: counter) } else { Text("Closed") }
  }
}

private struct Page: App {
  @State private var counter = Counter()

  var body: some Scene { WindowGroup { PageView().environment(counter) } }
}

/// A function that waits goes on in a turn of its own, and the drawing says who let it go on.
@MainActor @Suite(.serialized) struct TaskTests {
  private let run = AppRun(Page.self)

  private var counter: Counter {
    get throws { try #require(run.object(Counter.self)) }
  }

  @Test func `a task begins with its view, and waits`() throws {
    #expect(try counter.ends == [])
    #expect(run.screen.contains("Count 0"))
    let calls = run.whole.messages.map(\.message).filter {
      ["load()", "answer()"].contains($0.text)
    }
    #expect(calls.map(\.from) == ["CounterView", "Counter"])
    #expect(calls.map(\.to) == ["Counter", "Desk"])
  }

  @Test func `the object that returns lets the object that awaits it go on`() throws {
    let counter = try counter
    let said = run.act("reply") { counter.desk.reply(7) }
    let resumed = said.filter { $0.hasSuffix("| resume") }
    #expect(
      resumed == [
        "Desk > Counter : answer() returns | resume",
        "Counter > CounterView : load() returns | resume",
      ])
    #expect(counter.ends == ["loaded"])
    #expect(run.screen.contains("Count 7"))
  }

  @Test func `a resume is caused by the call that had to wait`() throws {
    let counter = try counter
    run.act("reply") { counter.desk.reply(7) }
    let messages = run.whole.messagesByRecord
    let causes = run.whole.messages.map(\.message).filter { $0.kind == .resume }
      .map { $0.cause.flatMap { messages[$0]?.text } }
    #expect(causes == ["answer()", "load()"])
  }

  @Test func `a function goes on because the one that it called has gone on`() throws {
    let counter = try counter
    run.act("reply") { counter.desk.reply(7) }
    let messages = run.whole.messagesByRecord
    let resumed = run.whole.messages.map(\.message).filter { $0.kind == .resume }
    #expect(
      resumed.map { $0.origin.flatMap { messages[$0]?.text } } == [nil, "answer() returns"])
  }

  @Test func `a view that leaves cancels its task, which goes on with an error`() throws {
    let counter = try counter
    let said = run.act("close") { counter.isOpen = false }
    #expect(counter.ends == ["CancellationError()"])
    #expect(said.contains("Desk > Counter : answer() throws | resume"))
    run.act("reply") { counter.desk.reply(7) }
    #expect(counter.count == 0)
  }

  @Test func `another id cancels the task and begins it again`() throws {
    let counter = try counter
    run.act("turn the page") { counter.page = 2 }
    #expect(counter.ends == ["CancellationError()"])
    run.act("reply") { counter.desk.reply(7) }
    #expect(counter.ends == ["CancellationError()", "loaded"])
    #expect(counter.count == 7)
  }

  @Test func `a task that is started on the side outlives its view`() throws {
    let counter = try counter
    run.act("start") { Task { try? await counter.load() } }
    run.act("close") { counter.isOpen = false }
    run.act("reply") { counter.desk.reply(7) }
    #expect(counter.count == 7)
  }

  @Test func `two runs are the same`() throws {
    let other = AppRun(Page.self)
    for run in [run, other] {
      let counter = try #require(run.object(Counter.self))
      run.act("reply") { counter.desk.reply(7) }
    }
    #expect(run.whole == other.whole)
  }
}
