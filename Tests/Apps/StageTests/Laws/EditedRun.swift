import Analysis
import TestSupport
import Trace

/// A run as a tree that can be edited and written as a trace again.
final class EditedRun {
  final class Node {
    var event: Trace.Event
    var result: Trace.Return?
    /// Whether the sender follows from the call around it, and the old value from the change before.
    let isImplied: Bool
    var children: [Node] = []
    private(set) weak var parent: Node?

    init(_ event: Trace.Event, isImplied: Bool) {
      self.event = event
      self.isImplied = isImplied
    }

    func insert(_ child: Node, at place: Int) {
      child.parent = self
      children.insert(child, at: place)
    }

    func remove(_ child: Node) { children.removeAll { $0 === child } }

    /// With everything inside of it.
    var subtree: [Node] { [self] + children.flatMap(\.subtree) }

    var around: [Node] { parent.map { [$0] + $0.around } ?? [] }
  }

  let header: Trace.Header
  /// Holds all that is at the top.
  let root = Node(.screen(.init(turn: 0, text: "")), isImplied: true)

  init(_ trace: Trace) {
    header = trace.header
    var (turn, open): (Node, [(n: Int, node: Node)]) = (root, [])
    var values: [String: String] = [:]
    for record in trace.records {
      var isImplied = false
      var around: Node { open.last?.node ?? turn }
      switch record.event {
      case .turn: (turn, open) = (root, [])
      case .message(let message):
        while let call = open.last, call.n != message.parent { open.removeLast() }
        isImplied = around.event.message?.to == message.from
      case .state(let change):
        while let call = open.last, call.n != change.parent { open.removeLast() }
        let property = "\(change.owner).\(change.property)"
        isImplied = values[property] == change.old
        values[property] = change.new
      case .return(let result):
        while let call = open.popLast(), call.n != result.message {}
        continue
      default: break
      }
      let node = Node(record.event, isImplied: isImplied)
      around.insert(node, at: around.children.count)
      if case .turn = record.event { turn = node }
      if case .message = record.event { open.append((record.n, node)) }
    }
    let results = trace.records.compactMap { record in
      if case .return(let result) = record.event { result } else { nil }
    }
    let calls = root.subtree.filter { $0.event.message != nil }
    for (call, n) in zip(calls, trace.messages.map(\.n)) {
      call.result = results.first { $0.message == n }
    }
  }

  /// - Parameter noise: what must not count: numbers of records and lines of code grow by it.
  func trace(noise: Int = 0) -> Trace {
    var writer = Writer(trace: Trace(header: header), noise: noise)
    for node in root.children { writer.write(node, in: nil, turn: 0, depth: 0) }
    return writer.trace
  }

  private struct Writer {
    var trace: Trace
    let noise: Int
    var n = 0
    var values: [String: String] = [:]

    mutating func write(_ node: Node, in call: (n: Int, to: String)?, turn: Int, depth: Int) {
      n += 1 + noise
      var (inner, turn, depth) = (call, turn, depth)
      var event = node.event
      switch event {
      case .turn(let new): turn = new.number
      case .message(var message):
        (message.parent, message.depth, message.turn) = (call?.n, depth, turn)
        message.cause = nil
        if node.isImplied, let call { message.from = call.to }
        if noise > 0 { message.location = .init(file: "Other.swift", line: n) }
        event = .message(message)
        (inner, depth) = ((n, message.to), depth + 1)
      case .state(var change):
        let property = "\(change.owner).\(change.property)"
        change.parent = call?.n
        if node.isImplied { change.old = values[property] }
        values[property] = change.new
        event = .state(change)
      default: break
      }
      trace.records.append(.init(n: n, event: event))
      for child in node.children { write(child, in: inner, turn: turn, depth: depth) }
      guard var result = node.result, let called = inner?.n else { return }
      n += 1
      result.message = called
      trace.records.append(.init(n: n, event: .return(result)))
    }
  }
}

extension Trace.Event {
  var message: Trace.Message? { if case .message(let message) = self { message } else { nil } }
  var change: Trace.StateChange? { if case .state(let change) = self { change } else { nil } }
}
