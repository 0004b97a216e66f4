import Analysis
import Cells
import Localization
import Trace

extension InspectionCommands {
  func objects(_ request: Request) throws(ShellProblem) -> Reply {
    let options = request.options
    if options[.table] { return table(MemoryTable(of: try run.past()), options) }
    let ownership = Ownership(of: try run.state())
    if options[.json] { return Reply(json: ownership.json(ownership.objects)) }
    guard tellsHolders else {
      let alive = localized("Alive: \(ownership.listed(ownership.objects.map(\.name))).")
      return answer(.wrapped([Self.withoutHolders, alive], to: width(options)), options)
    }
    let tree = ObjectTree(ownership, options, isComplete: remarkOnGaps == nil)
    if options[.plain] { return answer(tree.sentences, options) }
    return answer(tree.styled(width: width(options)).inCharset(of: options), options)
  }

  func object(_ request: Request) throws(ShellProblem) -> Reply {
    let ownership = Ownership(of: try run.state())
    let (name, options) = (try request[.object], request.options)
    let known = ownership.objects.map(\.name)
    // The name of an object that is gone may be the type of another one.
    guard try goneObject(name, known: known) == nil,
      let object = try ownership.objects.named(name).flatMap({ ownership[$0] })
    else { throw try noObject(name, known: known) }
    if options[.json] { return Reply(json: ownership.json([object])) }
    guard tellsHolders else {
      return answer(.wrapped(Self.withoutHolders, to: width(options)), options)
    }
    let page = ObjectSheet(
      object: object, ownership: ownership, isPlain: options[.plain],
      isComplete: remarkOnGaps == nil)
    return answer(page.styled(width: width(options)).inCharset(of: options), options)
  }

  private func table(_ table: MemoryTable, _ options: Options) -> Reply {
    if options[.json] { return Reply(json: table.cells.map(\.json)) }
    guard tellsHolders else {
      return answer(.wrapped(Self.withoutHolders, to: width(options)), options)
    }
    let sheet = MemorySheet(table).styled(width: width(options), isPlain: options[.plain])
    return answer(sheet.inCharset(of: options), options)
  }

  /// A file that another program wrote may have no references.
  private var tellsHolders: Bool { run.loaded?.tellsHolders ?? true }

  private static var withoutHolders: String {
    localized("This file does not say who holds whom.")
  }

  /// What a file does not have of its run. It may leave out objects, and so what they hold.
  private var remarkOnGaps: String? {
    run.loaded?.gaps.sentence.map {
      [$0, localized("What holds an object may not be in it.")].joinedSentences
    }
  }

  private func answer(_ text: Styled, _ options: Options) -> Reply {
    guard let remark = remarkOnGaps else { return dated(text) }
    return dated(.stack([.wrapped(remark, to: width(options), .faint), text]))
  }
}

extension Trace {
  fileprivate var tellsHolders: Bool {
    records.contains { if case .reference = $0.event { true } else { false } }
  }
}

extension Ownership {
  fileprivate func json(_ objects: [Trace.Participant]) -> [JSON] {
    let (reachable, leaked) = (reachable, Set(leaks.flatMap(\.objects)))
    return objects.map {
      json($0, isReachable: reachable.contains($0.name), isLeaked: leaked.contains($0.name))
    }
  }

  private func json(_ object: Trace.Participant, isReachable: Bool, isLeaked: Bool) -> JSON {
    let holds = holds(of: object.name).map { hold in
      JSON.object(of: [
        "property": hold.property, "to": hold.held, "strength": hold.strength.rawValue,
      ])
    }
    return .object(of: [
      "name": object.name, "type": object.type, "role": object.role.rawValue,
      "reachable": isReachable, "leaked": isLeaked, "holds": holds,
    ])
  }
}

extension MemoryTable.Cell {
  fileprivate var json: JSON {
    .object(of: [
      "holder": holder.rawValue, "held": held.rawValue, "strengths": strengthWords,
      "properties": properties,
    ])
  }
}
