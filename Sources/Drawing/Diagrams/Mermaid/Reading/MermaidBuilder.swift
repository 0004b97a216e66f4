/// Builds a diagram from statements, and keeps track of open frames and activations.
struct MermaidBuilder {
  private var diagram = Diagram(participants: [], items: [])
  /// The items that were built since all were taken.
  private var items: [Diagram.Item] = []
  /// How many of them are taken.
  private var taken = 0
  private(set) var problems: [MermaidProblem] = []

  /// A frame or a box, and where it began.
  private enum Open {
    case frame(Diagram.Frame.Kind, MermaidPiece)
    case box(Int, MermaidPiece)
  }

  /// A participant whose lifeline begins or ends with the next message.
  private typealias Pending = (participant: Int, piece: MermaidPiece)

  /// What is said of it last counts.
  private enum Replaceable: Hashable {
    case words(WritableKeyPath<Diagram, String?>)
    /// The declaration of a participant, by its index.
    case participant(Int)
  }

  private var open: [Open] = []
  private var indices = NameIndex()
  private var boxes: [Int: Int] = [:]
  private var activations = MermaidActivations()
  private var created: Pending?
  private var destroyed: Pending?
  private var said: [Replaceable: (statement: MermaidStatement, piece: MermaidPiece)] = [:]
  private var counter = MermaidCounter()
  private var count = 0

  mutating func add(_ statement: MermaidStatement, _ piece: MermaidPiece) {
    if case .box? = open.last, !statement.fitsIntoBox {
      problems.append(MermaidProblem(.notForBox, piece))
    }
    switch statement {
    case .header: break
    case .participant(let declaration): declare(declaration, piece)
    case .destroy(let name):
      giveUpDestruction()
      destroyed = known(name, piece).map { ($0, piece) }
    case .message(let message): add(message, piece)
    case .note(let names, let side, let text):
      let ends = names.map { participant($0) }.sorted().map(id)
      items.append(
        .note(.init(over: ends.first == ends.last ? [ends[0]] : ends, side: side, text: text)))
    case .activation(let name, let begins): activate(name, begins, piece)
    case .numbering(let numbering):
      counter.follow(numbering)
      items.append(.numbering(numbering))
    case .box(let name, let color): openBox(name, color, piece)
    case .frame(let frame):
      open.append(.frame(frame.kind, piece))
      activations.beginFrame(inLine: piece.line)
      items.append(.frame(frame))
    case .section(let section): add(section, piece)
    case .end: close(piece)
    case .words(let part, let words):
      replace(.words(part), with: statement, piece)
      diagram[keyPath: part] = words
    case .links(let name, let links): diagram.participants[participant(name)].links += links
    case .ignored(let name): _ = participant(name)
    }
  }

  /// Reports and closes what is still open at the end of the source.
  mutating func finish() {
    for open in open.reversed() {
      switch open {
      case .frame(let kind, let piece):
        problems.append(MermaidProblem(.notEnded(kind.rawValue), piece))
        items.append(.end(kind))
      case .box(_, let piece): problems.append(MermaidProblem(.notEnded("box"), piece))
      }
    }
    open = []
    giveUpCreation()
    giveUpDestruction()
  }

  /// The next item that is built.
  mutating func takeItem() -> Diagram.Item? {
    guard taken < items.count else {
      items.removeAll(keepingCapacity: true)
      taken = 0
      return nil
    }
    taken += 1
    return items[taken - 1]
  }

  /// What the statements have said so far, without the items.
  var outline: Diagram { diagram }
}

// MARK: Participants

extension MermaidBuilder {
  /// Reports a former statement about a part when nothing of it is left.
  private mutating func replace(
    _ part: Replaceable, with statement: MermaidStatement, _ piece: MermaidPiece
  ) {
    let former = said[part]
    if let former, !statement.replaces(former.statement) { return }
    said[part] = (statement, piece)
    if let former { problems.append(MermaidProblem(.replaced(byLine: piece.line), former.piece)) }
  }

  private func id(of index: Int) -> String { diagram.participants[index].id }

  /// The index of a participant, which is added when it is named for the first time. Ids are made here.
  private mutating func participant(_ name: String) -> Int {
    if let index = indices[name] { return index }
    let index = diagram.participants.count
    diagram.participants.append(.init(id: "p\(index + 1)", name: name.mermaidWords))
    indices.add(name)
    return index
  }

  func isNew(_ name: String) -> Bool { indices[name] == nil }

  private mutating func known(_ name: String, _ piece: MermaidPiece) -> Int? {
    if isNew(name) {
      let fault = piece.remark(.inName, in: name) ?? .init(.unknownParticipant(name))
      problems.append(MermaidProblem(fault.kind, piece, at: fault.index))
    }
    return indices[name]
  }

  private mutating func declare(_ declaration: MermaidStatement.Declaration, _ piece: MermaidPiece)
  {
    if declaration.isCreated {
      guard isNew(declaration.id) else {
        return problems.append(MermaidProblem(.createdBefore(declaration.id), piece))
      }
      giveUpCreation()
    }
    problems += declaration.ignored.map { MermaidProblem($0.kind, piece, at: $0.index) }
    let index = participant(declaration.id)
    if declaration.name != nil || declaration.type != .participant {
      replace(.participant(index), with: .participant(declaration), piece)
      diagram.participants[index].type = declaration.type
    }
    if let name = declaration.name { diagram.participants[index].call(name, not: declaration.id) }
    if declaration.isCreated {
      diagram.participants[index].isMadeLater = true
      created = (index, piece)
    }
    putIntoBox(index, declaration.id, piece)
  }

  private mutating func putIntoBox(_ index: Int, _ name: String, _ piece: MermaidPiece) {
    guard case .box(let box, _)? = open.last else { return }
    guard boxes[index, default: box] == box else {
      return problems.append(MermaidProblem(.inAnotherBox(name), piece))
    }
    guard boxes.updateValue(box, forKey: index) == nil else { return }
    // One of the participants may have been named before its box.
    let id = id(of: index)
    let before = diagram.boxes[box].members.lastIndex { ($0.utf8.count, $0) < (id.utf8.count, id) }
    diagram.boxes[box].members.insert(id, at: before.map { $0 + 1 } ?? 0)
  }

  private mutating func activate(_ name: String, _ begins: Bool, _ piece: MermaidPiece) {
    guard let index = known(name, piece), begins || deactivate(index, name, piece) else { return }
    if begins { activations.begin(index) }
    items.append(.activation(.init(of: id(of: index), begins: begins)))
  }

  private mutating func deactivate(_ index: Int, _ name: String, _ piece: MermaidPiece) -> Bool {
    if activations.end(index, inLine: piece.line) { return true }
    problems.append(MermaidProblem(activations.whyInactive(index, name), piece))
    return false
  }
}

// MARK: Messages

extension MermaidBuilder {
  private mutating func add(_ message: MermaidStatement.Message, _ piece: MermaidPiece) {
    let (from, to) = (participant(message.from), participant(message.to))
    count += 1
    var new = Diagram.Message(
      number: count, numeral: counter.numeral(), from: id(of: from), message.arrow, to: id(of: to),
      text: message.text)
    if created?.participant == to {
      new.creates = true
      created = nil
    } else if destroyed?.participant == to || destroyed?.participant == from {
      new.destroys = destroyed.map { id(of: $0.participant) }
      destroyed = nil
    }
    giveUpCreation()
    if !new.creates { giveUpDestruction() }
    new.activates = message.activates
    if message.activates { activations.begin(to) }
    if message.deactivates { new.deactivates = deactivate(from, message.from, piece) }
    items.append(.message(new))
  }

  private mutating func giveUpCreation() {
    guard let pending = created else { return }
    diagram.participants[pending.participant].isMadeLater = false
    let name = diagram.participants[pending.participant].name
    problems.append(MermaidProblem(.notCreated(name), pending.piece))
    created = nil
  }

  private mutating func giveUpDestruction() {
    guard let pending = destroyed else { return }
    let name = diagram.participants[pending.participant].name
    problems.append(MermaidProblem(.notDestroyed(name), pending.piece))
    destroyed = nil
  }
}

// MARK: Frames and boxes

extension MermaidBuilder {
  private mutating func openBox(_ name: String, _ color: String?, _ piece: MermaidPiece) {
    if case .box? = open.last { problems.append(MermaidProblem(.boxInBox, piece)) }
    open.append(.box(diagram.boxes.count, piece))
    diagram.boxes.append(.init(name: name, color: color))
  }

  private mutating func add(_ section: Diagram.Frame.Section, _ piece: MermaidPiece) {
    let frame: Diagram.Frame.Kind? = if case .frame(let kind, _)? = open.last { kind } else { nil }
    guard frame?.sectionWord == section.word else {
      return problems.append(MermaidProblem(.misplaced(section.word, in: frame), piece))
    }
    activations.beginBranch(inLine: piece.line)
    items.append(.section(section))
  }

  private mutating func close(_ piece: MermaidPiece) {
    switch open.popLast() {
    case .frame(let kind, _):
      activations.endFrame()
      items.append(.end(kind))
    case .box: break
    case nil: problems.append(MermaidProblem(.nothingToEnd, piece))
    }
  }
}
