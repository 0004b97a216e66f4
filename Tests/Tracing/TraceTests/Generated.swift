import TestSupport
import Trace

enum Generated {
  static let seeds = Seed.some(oneIn: 10)

  /// A trace whose records agree: parents are calls that are open, depths follow from them, and messages and screens have
  /// the number of their turn.
  static func trace(_ generator: inout SplitMix64) -> Trace {
    var trace = Trace(
      header: .init(pattern: word(&generator), scenario: perhaps(word(&generator), &generator)))
    trace.header.actions = [word(&generator), word(&generator)]
    var (openCalls, turn): ([Int], Int) = ([], 0)
    for n in 1...Int.random(in: 1...30, using: &generator) {
      var record = Trace.Record(n: n * 2, event: event(n, &openCalls, &turn, &generator))
      if n % 7 == 0 {
        record.unknown = [.init("zz", .double(0.5)), .init("new field", .string(word(&generator)))]
      }
      trace.records.append(record)
    }
    return trace
  }

  static func damage(_ file: [UInt8], _ generator: inout SplitMix64) -> [UInt8] {
    var file = file
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let place = Int.random(in: 0..<file.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: file[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: file.remove(at: place)
      case 2: file.insert("{}[]\",:0null".utf8.randomElement(using: &generator) ?? 0, at: place)
      default: file.removeLast(min(place, file.count - 1))
      }
    }
    return file
  }

  /// - Parameter openCalls: the records of the calls around the next record, outermost first.
  private static func event(
    _ n: Int, _ openCalls: inout [Int], _ turn: inout Int, _ generator: inout SplitMix64
  ) -> Trace.Event {
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: .participant(.init(name: "P\(n)", type: word(&generator), role: .presenter))
    case 1: .reference(.init(from: "A", property: "b", to: "C", strength: .weak, ended: n % 2 == 0))
    case 2: begin(n, &turn, &generator)
    case 3, 4: .message(message(n, in: turn, &openCalls, &generator))
    case 5: .state(change(parent: openCalls.randomElement(using: &generator), &generator))
    case 6: close(&openCalls, &generator)
    case 7: .release(.init(object: word(&generator)))
    default: .screen(.init(turn: turn, text: word(&generator) + "\n" + word(&generator)))
    }
  }

  private static func begin(
    _ n: Int, _ turn: inout Int, _ generator: inout SplitMix64
  ) -> Trace.Event {
    turn = n
    let killed = n % 3 == 0 ? [word(&generator)] : []
    return .turn(.init(number: n, action: word(&generator), killed: killed))
  }

  private static func message(
    _ n: Int, in turn: Int, _ openCalls: inout [Int], _ generator: inout SplitMix64
  ) -> Trace.Message {
    openCalls.removeLast(Int.random(in: 0...openCalls.count, using: &generator))
    let parent = openCalls.last
    let depth = openCalls.count
    openCalls.append(n * 2)
    return .init(
      turn: turn, depth: depth, parent: parent, cause: perhaps(parent, &generator) ?? nil,
      origin: perhaps(parent, &generator) ?? nil,
      kind: MessageKind.allCases.randomElement(using: &generator) ?? .call,
      from: word(&generator), to: word(&generator), text: word(&generator),
      arguments: Bool.random(using: &generator) ? [] : [word(&generator)])
  }

  private static func close(
    _ openCalls: inout [Int], _ generator: inout SplitMix64
  ) -> Trace.Event {
    guard let call = openCalls.randomElement(using: &generator) else {
      return .release(.init(object: word(&generator)))
    }
    openCalls.removeAll { $0 >= call }
    return .return(.init(message: call, value: perhaps(word(&generator), &generator)))
  }

  private static func change(
    parent: Int?, _ generator: inout SplitMix64
  ) -> Trace.StateChange {
    .init(
      parent: parent, owner: word(&generator), property: "p",
      old: perhaps(word(&generator), &generator), new: word(&generator))
  }

  private static func perhaps<Value>(
    _ value: Value, _ generator: inout SplitMix64
  ) -> Value? {
    Bool.random(using: &generator) ? value : nil
  }

  private static func word(_ generator: inout SplitMix64) -> String {
    let words = [
      "", "Hello", "setName(_:)", "录音", "👩‍💻", "a\"b\\c", "\u{1B}[2J", "\u{2028}", "null",
      "e\u{301}\n",
    ]
    return words.randomElement(using: &generator) ?? ""
  }
}
