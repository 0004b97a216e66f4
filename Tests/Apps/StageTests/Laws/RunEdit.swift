import Analysis
import TestSupport
import Trace

/// A single edit of a run, and what a comparison has to say about it.
///
/// An edit is only made where it means one thing. What is moved is nowhere else in the run; what is new is
/// found nowhere before; and a property whose change goes or moves has no other change.
struct RunEdit {
  /// As `Reported.words` says it.
  let expected: String
  /// The parts of the run in which other edits could touch it.
  let region: [EditedRun.Node]

  /// `nil` where the edit at which the generator points has a second meaning, or touches an earlier edit.
  init?(
    _ run: EditedRun, name: String, besides edits: [RunEdit] = [],
    _ generator: inout SplitMix64
  ) {
    let nodes = run.root.subtree.filter { $0.event.message != nil || $0.event.change != nil }
    let (node, target) = (generator.pick(nodes), generator.pick(nodes))
    let places = [node, node.parent ?? run.root, target]
    guard edits.flatMap(\.region).allSatisfy({ one in places.allSatisfy(one.isApart) }) else {
      return nil
    }
    switch generator.below(8) {
    case 0: self.init(adding: name, to: node, run, &generator)
    case 1: self.init(removing: node, run)
    case 2: self.init(moving: node, to: target, run, &generator)
    case 3: self.init(changing: node) { $0.text = name + "()" }
    case 4:
      let kind = generator.pick(MessageKind.allCases)
      self.init(changing: node) { $0.kind = kind }
    case 5:
      let receiver = generator.pick(run.participants)
      // A sender that is written down now would follow from the call around it.
      guard !node.children.contains(where: { !$0.isImplied && $0.event.message?.from == receiver })
      else { return nil }
      self.init(changing: node) { $0.to = receiver }
    default: self.init(renewing: node, name)
    }
  }

  private init?(
    adding name: String, to node: EditedRun.Node, _ run: EditedRun,
    _ generator: inout SplitMix64
  ) {
    guard let call = node.event.message else { return nil }
    let new = Trace.Message(
      turn: 0, kind: generator.pick(MessageKind.allCases), from: call.to,
      to: generator.pick(run.participants), text: name + "()")
    let added = EditedRun.Node(.message(new), isImplied: true)
    node.insert(added, at: generator.below(node.children.count + 1))
    expected = "added \(added.words)"
    region = [node]
  }

  private init?(removing node: EditedRun.Node, _ run: EditedRun) {
    guard run.hasNoOtherChanges(of: node), let parent = node.parent else { return nil }
    parent.remove(node)
    expected = "removed \(node.words)"
    region = [parent]
  }

  private init?(
    moving node: EditedRun.Node, to target: EditedRun.Node, _ run: EditedRun,
    _ generator: inout SplitMix64
  ) {
    guard node.isImplied, node.event.message != nil, target.event.message != nil,
      let parent = node.parent, parent !== target, run.isOnly(node),
      run.hasNoOtherChanges(of: node),
      !node.subtree.contains(where: { $0 === target })
    else { return nil }
    parent.remove(node)
    target.insert(node, at: generator.below(target.children.count + 1))
    expected = "moved \(node.words)"
    region = [parent, target]
  }

  private init?(
    changing node: EditedRun.Node, _ change: (inout Trace.Message) -> Void
  ) {
    guard var message = node.event.message, let parent = node.parent else { return nil }
    let (former, unchanged) = (node.words, node.event)
    change(&message)
    node.event = .message(message)
    let isNew = node.around.last?.subtree.count { $0.words == node.words } == 1
    guard node.words != former, isNew else {
      node.event = unchanged
      return nil
    }
    expected = "changed \(former) to \(node.words)"
    region = [parent]
  }

  private init?(renewing node: EditedRun.Node, _ name: String) {
    guard var change = node.event.change, let parent = node.parent else { return nil }
    let former = node.words
    change.new = "\"\(name)\""
    node.event = .state(change)
    expected = "changed \(former) to \(node.words)"
    region = [parent]
  }
}

extension EditedRun {
  fileprivate var participants: [String] {
    root.subtree.compactMap { if case .participant(let one) = $0.event { one.name } else { nil } }
  }

  /// Whether nothing else in the run is the same, with all that is inside of it.
  fileprivate func isOnly(_ node: Node) -> Bool {
    let words = node.subtree.map(\.words)
    return root.subtree.count { $0.words == node.words && $0.subtree.map(\.words) == words } == 1
  }

  /// Whether the properties that change inside of a node change nowhere else.
  fileprivate func hasNoOtherChanges(of node: Node) -> Bool {
    let inside = node.subtree.compactMap(\.event.change)
    let all = root.subtree.compactMap(\.event.change)
    return inside.allSatisfy { change in
      all.count { $0.owner == change.owner && $0.property == change.property } == 1
    }
  }
}

extension EditedRun.Node {
  /// Whether neither is inside of the other.
  fileprivate func isApart(from other: EditedRun.Node) -> Bool {
    self !== other && !around.contains { $0 === other } && !other.around.contains { $0 === self }
  }

  /// What stays the same when it moves and when numbers change.
  fileprivate var words: String { event.words(result) }
}

extension Trace.Event {
  fileprivate func words(_ result: Trace.Return?) -> String {
    switch self {
    case .message(let message):
      "\(message.kind.rawValue) \(message.to) \(message.call) \(result?.value ?? "")"
    case .state(let change): "\(change.owner).\(change.property) = \(change.new)"
    case .turn(let turn): turn.action
    case .release(let release): "release \(release.object)"
    default: ""
    }
  }
}

extension TraceDifference {
  /// The differences in the words of ``RunEdit``.
  var reported: [String] {
    differences.map { row in
      let words = { (one: Occurrence?) in one.map { $0.record.event.words($0.result) } ?? "" }
      switch row.mark {
      case .added: return "added \(words(row.after))"
      case .removed: return "removed \(words(row.before))"
      case .moved: return "moved\(row.isEdited ? " and changed" : "") \(words(row.after))"
      default: return "changed \(words(row.before)) to \(words(row.after))"
      }
    }
  }
}
