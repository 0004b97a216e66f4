import Diagrams
import Documents

extension Diagram {
  /// A PlantUML sequence diagram, for PlantUML 1.2020.02 and newer.
  ///
  /// Participants get new ids, and numbers are in the labels: PlantUML would count replies, too.
  public var plantUML: Lines {
    Lines {
      var writer = PlantUMLWriter(self)
      let start = writer.opening
      let rows = items.lazy.flatMap { writer.lines(of: $0) }
      let closing = AnySequence { writer.closing.makeIterator() }
      let parts = [AnySequence(start), AnySequence(rows), closing]
      return AnyIterator(parts.joined().makeIterator())
    }
  }
}

/// Writes a diagram in PlantUML's language: what comes before, then item by item, then the end.
struct PlantUMLWriter {
  private let diagram: Diagram
  let lifelines: Lifelines
  private var seen: Set<String> = []
  private var active: [String: Int] = [:]
  /// Ids that are no longer active, where that is not written yet. Up to the next arrow or the end of a frame, PlantUML
  /// refuses to make them active again.
  private var ending: [String] = []

  init(_ diagram: Diagram) {
    self.diagram = diagram
    lifelines = Lifelines(diagram.participants)
  }

  fileprivate var opening: [String] {
    let spoken = [diagram.spokenTitle, diagram.spokenDescription].compactMap(\.self)
    return ["@startuml"] + spoken.map { "' " + $0.plantUML() }
      + (diagram.title.map { ["title \($0.plantUML())"] } ?? [])
      + declarations(in: diagram.boxes)
  }

  /// The closing lines of a drawing, as a legend.
  fileprivate var closing: [String] {
    ending.map(Self.ended) + ["legend"] + diagram.closing().map { $0.plantUML() }
      + ["endlegend", "@enduml"]
  }

  fileprivate mutating func lines(of item: Diagram.Item) -> [String] {
    switch item {
    case .turn(let turn): ["== \(turn.words.plantUML(escaping: "=")) =="]
    case .message(let message): lines(of: message)
    case .change(let change): note([change.owner], lifelines.words(of: change))
    case .reply(let reply): arrow(reply.callee, "-->", reply.caller, reply.outcome.words)
    case .release(let release): lines(of: release)
    case .note(let note): lines(of: note)
    case .frame(let frame): [frame.plantUML]
    case .section(let section): [["else", section.label.plantUML()].spaced]
    case .end: endActivations() + ["end"]
    case .activation(let activation): activate(activation.participant, activation.begins)
    case .numbering: []
    }
  }

  private mutating func lines(of message: Diagram.Message) -> [String] {
    let parts = [message.numeral, message.text, message.tag, message.arrow.plantUMLRemark]
    let sign = message.arrow.plantUML(isBreach: message.breach != nil)
    let creates = message.creates && message.from != message.to && !seen.contains(message.to)
    return arrow(message.from, sign, message.to, parts.spaced, creates: creates)
      + (message.activates ? activate(message.to, true) : [])
      + (message.deactivates ? activate(message.from, false) : [])
      + (message.destroys.map { destroy([$0]) } ?? [])
      + (message.breach.map { note([message.from, message.to], "✗ \($0)") } ?? [])
  }

  /// An arrow with an end that has no lifeline becomes a note.
  private mutating func arrow(
    _ from: String, _ arrow: String, _ to: String, _ words: String, creates: Bool = false
  ) -> [String] {
    seen.formUnion([from, to])
    guard let start = id(from), let end = id(to) else {
      return note([from, to], lifelines.ends(from: from, to: to) + words)
    }
    return endActivations() + (creates ? ["create \(end)"] : [])
      + ["\(start) \(arrow) \(end) : \(words.plantUML())"]
  }

  private mutating func lines(of release: Diagram.Release) -> [String] {
    note(release.objects, release.words(lifelines.name)) + destroy(release.objects)
  }

  private mutating func lines(of note: Diagram.Note) -> [String] {
    guard note.side != .over, let id = note.over.first.flatMap(id) else {
      return self.note(note.over, note.text)
    }
    return ["note \(note.side.rawValue) of \(id) : \(note.text.nonEmpty.plantUML())"]
  }

  private mutating func note(_ objects: [String], _ words: String) -> [String] {
    seen.formUnion(objects)
    return ["note over \(reach(of: objects)) : \(words.nonEmpty.plantUML())"]
  }

  private mutating func activate(_ participant: String, _ begins: Bool) -> [String] {
    guard let id = id(participant), begins || active[id, default: 0] > 0 else {
      return []
    }
    active[id, default: 0] += begins ? 1 : -1
    guard begins else {
      ending.append(id)
      return []
    }
    if let place = ending.firstIndex(of: id) {
      ending.remove(at: place)
      return []
    }
    return ["activate \(id)"]
  }

  private mutating func endActivations() -> [String] {
    defer { ending = [] }
    return ending.map(Self.ended)
  }

  private static func ended(_ id: String) -> String { "deactivate \(id)" }

  private mutating func destroy(_ objects: [String]) -> [String] {
    let ids = objects.compactMap(id)
    for id in ids { active[id] = nil }
    return ids.isEmpty ? [] : endActivations() + ids.map { "destroy \($0)" }
  }
}

extension Diagram.Frame {
  /// `rect` is Mermaid's own.
  fileprivate var plantUML: String {
    switch kind {
    case .loop, .alt, .opt, .par, .parOver, .critical, .break:
      [kind.word, label.plantUML()].spaced
    case .rect: ["group rect", words.plantUML(escaping: "[")].spaced
    }
  }
}

extension String {
  /// A note must not be empty in PlantUML.
  fileprivate var nonEmpty: String { isEmpty ? " " : self }
}
