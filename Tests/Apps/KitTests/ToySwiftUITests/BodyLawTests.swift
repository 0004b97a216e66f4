import TestSupport
import Testing
import Trace

@testable import ToySwiftUI

@Traced(.model) @Observable private final class Numbers {
  var values: [Int] = [0, 0, 0, 0]
  var first = 0
  var second = 0
  var third = 0
  var chosen = 0

  var sum: Int { first + second }
}

/// What is read through it, the body has read.
@Traced(.viewModel) @Observable private class CellViewModel {
  private let numbers: Numbers

  init(_ numbers: Numbers) { self.numbers = numbers }

  var product: Int { numbers.first * numbers.third }
}

/// Reads other properties each time that another one is chosen.
private struct Cell: View {
  let numbers: Numbers
  let place: Int
  @State private var viewModel: CellViewModel

  init(numbers: Numbers, place: Int) {
    self.numbers = numbers
    self.place = place
    _viewModel = State(initialValue: CellViewModel(numbers))
  }

  var body: some View {
    Button("cell\(Self.letters[place])") { numbers.third += 1 }
    switch (numbers.chosen + place) % 5 {
    case 0: Text("\(numbers.first)")
    case 1: Text("\(numbers.sum)")
    case 2: Text("\(numbers.third)")
    case 3: Text("\(viewModel.product)")
    default: Text("nothing")
    }
  }

  private static let letters = ["a", "b", "c"]
}

private struct Cells: View {
  @Environment(Numbers.self) private var numbers

  var body: some View {
    if numbers.second < 3 { Cell(numbers: numbers, place: 0) }
    Cell(numbers: numbers, place: 1)
    Cell(numbers: numbers, place: 2)
  }
}

private struct NumbersApp: App {
  @State private var numbers = Numbers()

  var body: some Scene {
    WindowGroup { Cells().environment(numbers) }
  }
}

/// A body runs again if and only if something that it read in its last run was written.
@MainActor struct BodyLawTests {
  @Test(arguments: Seed.some(oneIn: 2))
  func `a body runs again exactly when something that it has read was written`(_ seed: Seed) throws
  {
    let run = AppRun(NumbersApp.self)
    let numbers = try #require(run.object(Numbers.self))
    var random = SplitMix64(seed: seed)
    var oracle = BodyOracle()
    oracle.read(run.last)
    for _ in 0..<30 {
      run.act("write") {
        for _ in 0..<Int.random(in: 1...3, using: &random) { Self.change(numbers, &random) }
      }
      #expect(oracle.read(run.last) == [], "\(seed)")
    }
  }

  private static func change(_ numbers: Numbers, _ random: inout some RandomNumberGenerator) {
    let value = Int.random(in: 0...4, using: &random)
    switch Int.random(in: 0...5, using: &random) {
    case 0: numbers.first = value
    case 1: numbers.second = value
    case 2: numbers.third += 0
    case 3: numbers.chosen = value
    case 4: numbers.third = value
    default:
      VisibleControls().buttons.randomElement(using: &random)?.tap()
    }
  }
}

/// Finds in traces which bodies had to run, from reads and writes alone.
struct BodyOracle {
  /// What each node has read in its last body: `Numbers.first`.
  private var reads: [String: Set<String>] = [:]

  /// Goes through an action. Returns what is wrong in it.
  @discardableResult
  mutating func read(_ trace: Trace) -> [String] {
    var due: Set<String> = []
    var new: Set<String> = []
    var wrong: [String] = []
    let kinds = trace.messagesByRecord
    for (_, message) in trace.messages {
      switch message.kind {
      case .write:
        let written = "\(message.from).\(message.text)"
        due.formUnion(reads.filter { $0.value.contains(written) }.keys)
      case .create: new.insert(message.to)
      case .lifecycle:
        due.remove(message.to)
        reads[message.to] = nil
      case .body:
        if !new.contains(message.to), due.remove(message.to) == nil {
          wrong.append("\(message.to) was computed for nothing")
        }
        reads[message.to] = []
      case .read:
        if let body = Self.body(around: message, kinds) {
          reads[body.to, default: []].insert("\(message.to).\(message.text)")
        }
      default: break
      }
    }
    return wrong + due.sorted().map { "\($0) was not computed" }
  }

  /// A read inside of a read belongs to the same body.
  private static func body(
    around read: Trace.Message, _ messages: [Int: Trace.Message]
  ) -> Trace.Message? {
    guard let outer = read.parent.flatMap({ messages[$0] }) else { return nil }
    return outer.kind == .read ? body(around: outer, messages) : outer.kind == .body ? outer : nil
  }
}
