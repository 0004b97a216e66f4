import TestSupport
import Testing
import ToyKit

extension ToyKitTests {
  /// A binding is recorded where its value arrives, as the subscriber gets it.
  @Suite struct ArrivalTests {
    @Test func `what an operator drops is no message`() {
      let lines = bindings { model in
        [
          model.$count.dropFirst().sink { _ in },
          model.$count.filter { $0 > 1 }.sink { _ in },
          model.$count.compactMap { $0 == 1 ? nil : $0 }.sink { _ in },
        ]
      } act: {
        $0.count = 1
        $0.count = 2
      }
      #expect(lines == ["count = 0", "count = 1", "count = 2", "count = 2", "count = 2"])
    }

    @Test func `a mapped value arrives under the name of what it was made from`() {
      let lines = bindings {
        [$0.$count.map { "number \($0)" }.sink { _ in }]
      } act: {
        $0.count = 7
      }
      #expect(lines == [#"count = "number 0""#, #"count = "number 7""#])
    }

    @Test func `an output is called by its own name`() {
      let lines = bindings {
        [$0.countText.removeDuplicates().sink { _ in }]
      } act: {
        $0.count = 7
        $0.count = 7
      }
      #expect(lines == [#"countText = "no. 0""#, #"countText = "no. 7""#])
    }

    @Test func `erased in a method, a value keeps the name of the property`() {
      let lines = bindings {
        [$0.makeText().sink { _ in }]
      } act: { _ in
      }
      #expect(lines == [#"count = "no. 0""#])
    }

    @Test func `assigning is done by the object that subscribed`() {
      let messages = messages {
        [$1.countText.map { $0 }.assign(to: \.text, on: $0.label)]
      } act: {
        $0.count = 3
      }
      #expect(
        messages == [
          "Reader -> Model: countText [subscribe]",
          #"  Model -> Reader: countText = "no. 0" [binding]"#,
          #"    Reader -> label: text = "no. 0" [set]"#,
          "Reader -> Model: count = 3 [set]",
          #"  Model -> Reader: countText = "no. 3" [binding]"#,
          #"    Reader -> label: text = "no. 3" [set]"#,
        ])
    }

    /// The kit does not know every operator. Before an unknown one it records the value that is published.
    @Test func `after an unknown operator, what is published is the message`() {
      let lines = bindings {
        [$0.$count.print("", to: Silence()).map { $0 * 2 }.sink { _ in }]
      } act: {
        $0.count = 4
      }
      #expect(lines == ["count = 0", "count = 4"])
    }

    @Test func `an object that subscribes while it gets a value gets its own message`() {
      let lines = bindings { model in
        var inner: AnyCancellable?
        return [
          model.$count.dropFirst().sink { _ in
            inner = inner ?? model.countText.sink { _ in }
          }
        ]
      } act: {
        $0.count = 5
      }
      #expect(lines == ["count = 5", #"countText = "no. 5""#])
    }

    @Test(arguments: Seed.some())
    func `what the subscriber gets is what is recorded`(_ seed: Seed) {
      var random = SplitMix64(seed: seed)
      let operators = (0..<4).map { _ in Int.random(in: 0..<6, using: &random) }
      let values = (0..<8).map { _ in Int.random(in: 0..<5, using: &random) }
      var got: [String] = []
      let lines = bindings { model in
        [
          chain(model.$count.map { $0 }.eraseToAnyPublisher(), operators).sink {
            got.append("\($0)")
          }
        ]
      } act: { model in
        for value in values { model.count = value }
      }
      #expect(lines == got.map { "count = \($0)" }, "seed \(seed): \(operators) \(values)")
    }

    private func chain(
      _ publisher: AnyPublisher<Int, Never>, _ operators: [Int]
    ) -> AnyPublisher<Int, Never> {
      operators.reduce(publisher) { upstream, choice in
        switch choice {
        case 0: upstream.dropFirst().eraseToAnyPublisher()
        case 1: upstream.map { $0 + 1 }.eraseToAnyPublisher()
        case 2: upstream.removeDuplicates().eraseToAnyPublisher()
        case 3: upstream.compactMap { $0 % 3 == 0 ? nil : $0 }.eraseToAnyPublisher()
        case 4: upstream.scan(0) { $0 + $1 }.eraseToAnyPublisher()
        default: upstream.drop { $0 < 2 }.eraseToAnyPublisher()
        }
      }
    }

    // MARK: Recording

    /// The binding messages without sender and receiver.
    private func bindings(
      _ subscribe: @escaping (Model) -> [AnyCancellable], act: (Model) -> Void
    ) -> [String] {
      messages({ subscribe($1) }, act: act).filter { $0.hasSuffix(" [binding]") }.map {
        $0.drop { $0 != ":" }.dropFirst(2).dropLast(" [binding]".count).description
      }
    }

    private func messages(
      _ subscribe: (Reader, Model) -> [AnyCancellable], act: (Model) -> Void
    ) -> [String] {
      let recorder = TraceRecorder()
      TraceRecorder.current = recorder
      defer { TraceRecorder.current = nil }
      let (reader, model) = (Reader(), Model())
      let cancellables = acting(as: reader) { subscribe(reader, model) }
      acting(as: reader) { act(model) }
      defer { withExtendedLifetime(cancellables) {} }
      return recorder.trace(.init(pattern: "test")).messages.map(\.message)
        .filter { $0.kind != .query }.map(\.line)
    }
  }
}

private struct Silence: TextOutputStream {
  mutating func write(_ string: String) {}
}

@Traced(.viewModel) private final class Model {
  @Published var count = 0

  var countText: AnyPublisher<String, Never> {
    $count.map { "no. \($0)" }.eraseToAnyPublisher()
  }

  @Untraced func makeText() -> AnyPublisher<String, Never> {
    $count.map { "no. \($0)" }.eraseToAnyPublisher()
  }
}

@Traced(.viewController) private final class Reader {
  let label = UILabel()
}

extension Trace.Message {
  var line: String {
    String(repeating: "  ", count: depth) + "\(from) -> \(to): \(call) [\(kind.rawValue)]"
  }
}
