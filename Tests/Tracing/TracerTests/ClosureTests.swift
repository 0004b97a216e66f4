import Testing
import Tracer

/// A closure is owned by the object that hands it over: what it does later is recorded as done by that
/// object.
@Suite struct `Closures` {
  @Test func `handed to a method are entered by their sender`() {
    let told = story {
      Screen().act {
        $0.keepAll(); $0.button.fire()
      }
    }
    #expect(
      told == """
        Screen -> Button : keep(_:) ({ … }) [call]
          * Button.handlers [] → [{ … }]
        Screen -> Button : keepIfAny(_:) ({ … }) [call]
          * Button.handlers [{ … }] → [{ … }, { … }]
        Screen -> Button : keepIfAny(_:) ({ … }) [call]
        Screen -> Button : keepNamed(_:then:) ({ … }, { … }) [call]
          * Button.handlers [{ … }, { … }] → [{ … }, { … }, { … }, { … }]
        Screen -> Button : fire() [call]
          Button -> Screen : handler(_:) (1) [closure]
            Screen -> Counter : add() [call]
              * Counter.count 0 → 1
          Button -> Screen : handler(_:) (1) [closure]
            Screen -> Counter : add() [call]
              * Counter.count 1 → 2
          Button -> Screen : handler(_:) (1) [closure]
            Screen -> Counter : add() [call]
              * Counter.count 2 → 3
          Button -> Screen : next(_:) (1) [closure]
            Screen -> Counter : add() [call]
              * Counter.count 3 → 4
        released Button
        released Counter
        released Screen
        """)
  }

  @Test func `handed to an initialiser or put into a property are entered by their sender`() {
    let told = story {
      Screen().act {
        $0.fill(); $0.made?.fire()
      }
    }
    #expect(
      told == """
        Screen -> Button2 : Button(atStart:) ({ … }) [create]
        Screen -> Button2 : onTap ({ … }) [set]
          * Button2.onTap nil → { … }
        Screen -> Button2 : fire() [call]
          Button2 -> Screen : atStart() [closure]
            Screen -> Counter : add() [call]
              * Counter.count 0 → 1
          Button2 -> Screen : onTap() [closure]
            Screen -> Counter : add() [call]
              * Counter.count 1 → 2
        released Button
        released Counter
        released Screen
        released Button2
        """)
  }

  @Test func `that do not escape are entered by their sender`() {
    let told = story { Screen().act { $0.now() } }
    #expect(
      told == """
        Screen -> Button : each(_:) ({ … }) [call]
          Button -> Screen : body(_:_:) (1, "one") [closure]
            Screen -> Counter : add() [call]
              * Counter.count 0 → 1
        Screen -> Button : each(_:) ({ … }) [call]
          Button -> Screen : body(_:_:) (1, "one") [closure]
            ! Stop()
          ! Stop()
        released Button
        released Counter
        released Screen
        """)
  }

  @Test func `that throw, or live on the main actor, are entered by their sender`() {
    let told = story {
      Screen().act {
        $0.keepSpecial(); try? $0.button.fireSpecial()
      }
    }
    #expect(
      told == """
        Screen -> Button : keepMain(_:) ({ … }) [call]
          * Button.main nil → { … }
        Screen -> Button : keepThrowing(_:) ({ … }) [call]
        Screen -> Button : fireSpecial() [call]
          Button -> Screen : body(_:) (1) [closure]
            Screen -> Counter : add() [call]
              * Counter.count 0 → 1
          Button -> Screen : body(_:) ("s") [closure]
            Screen -> Counter : add() [call]
              * Counter.count 1 → 2
            ! Stop()
          ! Stop()
        released Button
        released Counter
        released Screen
        """)
  }

  @Test func `that take a closure to keep are left to the object that calls them`() {
    let told = story {
      Screen().act { screen in
        screen.button.load { [model = screen.model] done in
          model.add()
          done(1)
        }
      }
    }
    #expect(
      told == """
        Screen -> Button : load(_:) ({ … }) [call]
          Button -> Counter : add() [call]
            * Counter.count 0 → 1
        released Button
        released Counter
        released Screen
        """)
  }

  @Test func `of a released object still run, and are not recorded`() {
    let told = story {
      let button = Button {}
      let model = Counter()
      Screen().act { _ in button.keep { _ in model.add() } }
      acting(as: model) { button.fire() }
    }
    #expect(
      told == """
        Screen -> Button : keep(_:) ({ … }) [call]
          * Button.handlers [] → [{ … }]
        Counter -> Button : fire() [call]
          Button -> Counter : add() [call]
            * Counter.count 0 → 1
        released Button
        released Counter
        released Button2
        released Screen
        """)
  }

  @Test func `remember what set them off`() {
    let recorder = TraceRecorder()
    recording(with: recorder) {
      Screen().act { screen in
        screen.button.keep { [model = screen.model] _ in model.add() }
        screen.button.fire()
      }
    }
    let messages = recorder.trace(.init(pattern: "test")).records.compactMap { record in
      if case .message(let message) = record.event { (record.n, message) } else { nil }
    }
    let keep = messages.first { $0.1.text == "keep(_:)" }
    let handler = messages.first { $0.1.text == "handler(_:)" }
    #expect(handler?.1.cause == keep?.0)
  }
}

@Traced(.view) private final class Button {
  typealias Handler = (Int) -> Void
  var onTap: (() -> Void)?
  private let atStart: () -> Void
  private var handlers: [Handler] = []
  private var special: (String) throws -> Int = { _ in 0 }
  private var main: (@MainActor (Int) -> Void)?

  init(atStart: @escaping () -> Void) { self.atStart = atStart }
  func keep(_ handler: @escaping (Int) -> Void) { handlers.append(handler) }
  func keepIfAny(_ handler: ((Int) -> Void)?) { handler.map { handlers.append($0) } }
  func keepNamed(_ handler: @escaping Handler, then next: Handler?) {
    handlers += [handler] + (next.map { [$0] } ?? [])
  }
  func keepThrowing(_ body: @escaping (String) throws -> Int) { special = body }
  func keepMain(_ body: @escaping @MainActor (Int) -> Void) { main = body }
  func each(_ body: (Int, String) throws -> Void) rethrows { try body(1, "one") }
  func load(_ work: @escaping (@escaping (Int) -> Void) -> Void) { work { _ in } }
  func fire() {
    atStart()
    onTap?()
    for handler in handlers { handler(1) }
  }
  func fireSpecial() throws {
    main?(1)
    _ = try special("s")
  }
}

@Traced(.model) private final class Counter {
  private(set) var count = 0
  func add() { count += 1 }
}

private struct Stop: Error {}

@Traced(.controller) private final class Screen {
  @Untraced let button = Button {}
  @Untraced let model = Counter()
  @Untraced var made: Button?

  @Untraced func act(_ body: (Screen) -> Void) { acting(as: self) { body(self) } }
  func keepAll() {
    button.keep { [weak self] _ in self?.model.add() }
    button.keepIfAny { [unowned self] _ in model.add() }
    button.keepIfAny(nil)
    button.keepNamed({ [model] _ in model.add() }, then: { [model] _ in model.add() })
  }
  func fill() {
    made = Button { [model] in model.add() }
    made?.onTap = { [model] in model.add() }
  }
  func now() {
    button.each { _, _ in model.add() }
    try? button.each { _, _ in throw Stop() }
  }
  func keepSpecial() {
    button.keepMain { [model] _ in model.add() }
    button.keepThrowing { [model] _ in
      model.add()
      throw Stop()
    }
  }
}
