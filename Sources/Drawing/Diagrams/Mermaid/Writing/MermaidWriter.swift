import Cells

extension Diagram {
  /// The diagram as Mermaid reads it, in one source however long it is.
  public var mermaid: String {
    let source = mermaidSource
    let (count, most) = (source.utf16.count, Self.mostMermaidCharacters)
    guard count > most else { return source }
    return """
      %% Mermaid shows \(most) characters at most, and this has \(count). To show it nevertheless, a page has
      %% to raise maxTextSize in mermaid.initialize; the diagram itself cannot.
      \(source)
      """
  }

  var mermaidSource: String {
    var writer = MermaidWriter(self)
    return writer.text()
  }
}

/// Participants get new ids, since a name may be a keyword, such as `end`.
struct MermaidWriter {
  let diagram: Diagram
  private var declarations: MermaidDeclarations
  private var lines: [String] = []
  private var active: [String: Int] = [:]
  private var depth = 0
  private let mostIndent = 10

  init(_ diagram: Diagram) {
    self.diagram = diagram
    declarations = MermaidDeclarations(diagram)
  }

  mutating func text() -> String {
    lines = headline + declarations.opening
    for item in diagram.items { write(item) }
    lines += declarations.closing + links
    return (["sequenceDiagram"] + lines.map { "  " + $0 }).joined(separator: "\n") + "\n"
  }

  /// How many characters each item takes.
  static func sizes(of diagram: Diagram) -> [Int] {
    var writer = MermaidWriter(diagram)
    _ = writer.declarations.opening
    return diagram.items.map { item in
      let start = writer.lines.count
      writer.write(item)
      return writer.lines[start...].reduce(0) { $0 + "  \n".utf16.count + $1.utf16.count }
    }
  }

  private mutating func write(_ item: Diagram.Item) {
    switch item {
    case .section, .end: depth -= 1
    default: break
    }
    let start = lines.count
    add(item)
    let indent = String(repeating: "  ", count: min(max(0, depth), mostIndent))
    for index in start..<lines.count { lines[index] = indent + lines[index] }
    switch item {
    case .frame, .section: depth += 1
    default: break
    }
  }

  /// `nil` for a title without words, which Mermaid does not read.
  private static func titleLine(_ title: String) -> String? {
    let words = title.mermaidEscaped
    guard !words[...].mermaidWords.isEmpty else { return nil }
    return (words.unicodeScalars.first == ":" ? "title: " : "title ") + words
  }

  private static func descriptionLines(_ description: String) -> String {
    guard description.contains("\n") else { return "accDescr: \(description.mermaidEscaped)" }
    let words = description.mermaidEscaped(lineEnd: "\n").replacingCode("}", with: "#125;")
    // Mermaid cuts out lines that begin with `%%` before it reads.
    return "accDescr {\n\(words)\n}".replacingCode("\n%%", with: "\n%#37;")
  }

  private var headline: [String] {
    [
      diagram.title.flatMap(Self.titleLine),
      diagram.spokenTitle.map { "accTitle: \($0.mermaidEscaped)" },
      diagram.spokenDescription.map(Self.descriptionLines),
    ].compactMap { $0 }
  }

  private var links: [String] {
    diagram.participants.flatMap { participant in
      participant.links.compactMap { link in id(participant.id).map { link.mermaid(of: $0) } }
    }
  }

  private var lifelines: Lifelines { declarations.lifelines }

  private func id(_ participant: String) -> String? { declarations.id(participant) }

  private mutating func add(_ item: Diagram.Item) {
    lines += declarations.entrance(of: item)
    switch item {
    case .turn(let turn): note(over: [], "── \(turn.words) ──")
    case .message(let message): add(message)
    case .change(let change): note(over: [change.owner], lifelines.words(of: change))
    case .reply(let reply): arrow(reply.callee, "-->>", reply.caller, reply.outcome.words)
    case .release(let release): note(over: release.objects, release.words(lifelines.name))
    case .note(let note): add(note)
    case .frame(let frame): lines.append(frame.mermaid)
    case .section(let section): lines.append(section.mermaid)
    case .end: lines.append("end")
    case .activation(let activation): activate(activation.participant, activation.begins)
    case .numbering(let numbering): lines.append(numbering.mermaid)
    }
  }

  private mutating func add(_ message: Diagram.Message) {
    let words = message.text + (message.tag.map { " " + $0 } ?? "")
    let hasCircle = message.arrow.startsInCircle || message.arrow.endsInCircle
    let begins = message.activates && !hasCircle
    let isOver =
      message.deactivates && !hasCircle && !begins && active[message.from, default: 0] > 0
    if let id = message.destroys.flatMap(id), !message.creates {
      lines.append("destroy \(id)")
    }
    if begins { active[message.to, default: 0] += 1 }
    if isOver { active[message.from, default: 0] -= 1 }
    let sign = (begins ? "+" : "") + (isOver ? "-" : "")
    arrow(message.from, message.arrow.mermaid + sign, message.to, words)
    if message.activates, !begins { activate(message.to, true) }
    if message.deactivates, !isOver { activate(message.from, false) }
    lines += declarations.afterwards(message)
    if let breach = message.breach { note(over: [message.from, message.to], "✗ \(breach)") }
  }

  /// Mermaid refuses to end an activation that has not begun.
  private mutating func activate(_ participant: String, _ begins: Bool) {
    guard let id = id(participant), begins || active[participant, default: 0] > 0 else { return }
    active[participant, default: 0] += begins ? 1 : -1
    lines.append((begins ? "activate " : "deactivate ") + id)
  }

  /// An arrow with an end that has no lifeline becomes a note.
  private mutating func arrow(_ from: String, _ arrow: String, _ to: String, _ words: String) {
    guard let start = id(from), let end = id(to) else {
      return note(over: [], lifelines.ends(from: from, to: to) + words)
    }
    lines.append("\(start)\(arrow)\(end): \(words.mermaidEscaped)")
  }

  private mutating func add(_ note: Diagram.Note) {
    guard note.side != .over, let id = note.over.first.flatMap(id) else {
      return self.note(over: note.over, note.text)
    }
    lines.append("Note \(note.side.rawValue) of \(id): \(note.text.mermaidEscaped)")
  }

  /// A note reaches from the first to the last of the lifelines it is about, or over all.
  private mutating func note(over objects: [String], _ words: String) {
    let order = declarations.sorted(Set(objects.filter { id($0) != nil }))
    guard let first = order.first ?? diagram.participants.first?.id,
      let last = order.last ?? diagram.participants.last?.id
    else { return }
    let ends = (first == last ? [first] : [first, last]).compactMap(id)
    lines.append("Note over \(ends.joined(separator: ",")): \(words.mermaidEscaped)")
  }
}
