import Cells
import Diagrams
import Trace

extension PlantUMLWriter {
  /// `nil` without a lifeline.
  func id(_ participant: String) -> String? { lifelines.index(participant).map(Self.id) }

  private static func id(_ place: Int) -> String { "p\(place + 1)" }

  /// The declarations of participants: all at the top, in the order of their lifelines, also those that are created
  /// later. A box is drawn around those of its members that are side by side.
  func declarations(in boxes: [Diagram.Box]) -> [String] {
    let numbers = Dictionary(
      boxes.enumerated().flatMap { number, box in box.members.map { ($0, number) } },
      uniquingKeysWith: { first, _ in first })
    var lines: [String] = []
    var open: Int?
    for (place, participant) in lifelines.participants.enumerated() {
      let box = numbers[participant.id]
      if box != open {
        if open != nil { lines.append("end box") }
        if let box { lines.append(boxes[box].plantUML) }
        open = box
      }
      lines.append((box == nil ? "" : "  ") + participant.plantUML(as: Self.id(place)))
    }
    if open != nil { lines.append("end box") }
    // Without a participant, PlantUML does not know the type of the diagram.
    return lines.isEmpty ? ["participant \"\("".plantUMLName)\" as p0"] : lines
  }

  /// The lifelines that a note reaches from and to; all, when none of the participants has a lifeline.
  func reach(of participants: [String]) -> String {
    guard lifelines.count > 0 else { return "p0" }
    let places = participants.compactMap(lifelines.index)
    let ends = [places.min() ?? 0, places.max() ?? lifelines.count - 1]
    return ends.uniqued().map(Self.id).joined(separator: ", ")
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
    return ["box", name.isEmpty ? nil : "\"\(name.plantUMLName)\"", color].spaced
  }
}
