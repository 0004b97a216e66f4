import Analysis
import Cells
import Diagrams
import Documents
import Localization
import Trace

/// A run as the script of the page reads it. Each step has what it adds: to go forward, the script adds it;
/// to go back, the script begins again from the start.
struct PlayerData {
  private let player: Player
  private let objects: PlayerObjects?
  private let table: PlayerContract?
  private let screens: PlayerScreens?
  /// The name of the box around each participant, by id.
  private let boxes: [String: String]

  init(_ player: Player) {
    self.player = player
    let stops = player.diagram.messages.compactMap(\.record)
    objects = player.trace.map { PlayerObjects(Stepper($0, stops: stops)) }
    screens = player.trace.map(PlayerScreens.init)
    let members = player.diagram.boxes.flatMap { box in box.members.map { ($0, box.name) } }
    boxes = Dictionary(members) { first, _ in first }
    table = player.trace.flatMap { trace in
      player.contract.map { PlayerContract($0, trace) }
    }
  }

  var json: JSON {
    var code = player.sources.flatMap { sources in
      player.trace.map { PlayerCode($0, in: sources) }
    }
    let steps = steps(&code)
    return .members([
      "words": .object(
        Translated(PlayerTexts.json).map { language, words in .init(language.rawValue, words) }),
      "participants": .array(player.diagram.participants.map(participant)),
      "objects": objects.map { .array($0.declarations) },
      "before": objects?.effects.first,
      "screens": screens?.json,
      "contract": table?.json,
      "code": code.map { .array($0.pieces) },
      "steps": .array(steps),
    ])
  }

  private func participant(_ participant: Diagram.Participant) -> JSON {
    let notes = [participant.heading, boxes[participant.id]].compactMap { $0?.onOneLine }.filter {
      !$0.isEmpty
    }
    return .members([
      "name": .string(participant.nameOnOneLine),
      "note": notes.isEmpty ? nil : .string(notes.joined(separator: ", ")),
      "part": participant.part.map { .string("\($0)") },
      "object": objects?.index[participant.id].map { .int($0) },
    ])
  }

  private func steps(_ code: inout PlayerCode?) -> [JSON] {
    var rows = PlayerRows(player.diagram)
    let effects = objects?.effects.dropFirst() ?? []
    var remaining = effects.makeIterator()
    return player.diagram.steps.map { step in
      // A page has the words of both languages, but only one drawing.
      let items = Language.$current.withValue(.english) { step.compactMap { rows.json($0) } }
      let message = step.lazy.compactMap(\.message).first
      return .members([
        "number": message.map { .int($0.number) },
        "inside": message?.inside.map { .int($0) },
        "cause": message?.cause.map { .int($0) },
        "items": .array(items),
        "effects": message?.record == nil ? nil : remaining.next(),
        "screen": screens?.index(at: message?.record), "route": table?.route(of: message?.record),
        "code": code?.json(of: message?.record),
      ])
    }
  }
}

extension JSON {
  /// As the contents of an element for data: no tag begins in it, and none ends.
  var asScriptData: String { text.escaping(["<": "\\u003c"]) }
}
