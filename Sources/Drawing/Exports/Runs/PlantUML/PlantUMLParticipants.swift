import Cells
import Diagrams
import Trace

/// The declarations of participants: all at the top, in the order of their lifelines, also those that are
/// created later.
struct PlantUMLParticipants {
  private let diagram: Diagram
  private let order: [String: Int]

  init(_ diagram: Diagram) {
    self.diagram = diagram
    let participants = diagram.participants.enumerated()
    order = Dictionary(participants.map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  subscript(participant: String) -> String? { order[participant].map { "p\($0 + 1)" } }

  func name(_ id: String) -> String { order[id].map { diagram.participants[$0].name } ?? id }

  var isEmpty: Bool { order.isEmpty }

  /// A box is drawn around those of its members that are side by side.
  var declarations: [String] {
    let boxes = Dictionary(
      diagram.boxes.enumerated().flatMap { number, box in box.members.map { ($0, number) } },
      uniquingKeysWith: { first, _ in first })
    var lines: [String] = []
    var open: Int?
    for participant in diagram.participants {
      let box = boxes[participant.id]
      if box != open {
        if open != nil { lines.append("end box") }
        if let box { lines.append(diagram.boxes[box].plantUML) }
        open = box
      }
      let id = self[participant.id] ?? "p0"
      lines.append((box == nil ? "" : "  ") + participant.plantUML(as: id))
    }
    if open != nil { lines.append("end box") }
    // Without a participant, PlantUML does not know the type of the diagram.
    return isEmpty ? ["participant \"\("".plantUMLName)\" as p0"] : lines
  }

  /// The lifelines that a note reaches from and to; all, when none of the participants has a lifeline.
  func reach(of participants: [String]) -> String {
    let places = participants.compactMap { order[$0] }
    let first = places.min() ?? 0
    let last = places.max() ?? max(0, order.count - 1)
    let ends = first == last ? [first] : [first, last]
    return isEmpty ? "p0" : ends.map { "p\($0 + 1)" }.joined(separator: ", ")
  }
}

extension Diagram.Participant {
  fileprivate func plantUML(as id: String) -> String {
    let saysMore = role != nil || type == .queue
    let part = saysMore ? heading.map { " <<\($0)>>" } ?? "" : ""
    return "\(plantUMLType) \"\(name.plantUMLName)\" as \(id)\(part)"
  }

  private var plantUMLType: String {
    if role == .user { return "actor" }
    // The oldest version of PlantUML that we support does not know `queue`.
    return type == .queue ? "participant" : type.rawValue
  }
}

extension Diagram.Box {
  fileprivate var plantUML: String {
    let color = tint?.hexadecimal.uppercased()
    let words = ["box", name.isEmpty ? nil : "\"\(name.plantUMLName)\"", color]
    return words.compactMap(\.self).joined(separator: " ")
  }
}
