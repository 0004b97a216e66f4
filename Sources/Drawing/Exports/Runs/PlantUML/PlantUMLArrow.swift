import Diagrams

extension Diagram.Arrow {
  /// The arrow in PlantUML, between sender and receiver. An arrow that breaks a contract is red.
  ///
  /// PlantUML has no arrow without a head, so a plain line gets a head, and ``plantUMLRemark``.
  func plantUML(isBreach: Bool) -> String {
    let color = isBreach ? "[#red]" : ""
    let line = line == .solid ? "-" + color : "-" + color + "-"
    let end = start == .none && end == .none ? Head.filled : end
    return (startsInCircle ? "o" : "") + start.plantUML(isAtStart: true) + line
      + end.plantUML(isAtStart: false) + (endsInCircle ? "o" : "")
  }

  var plantUMLRemark: String? { start == .none && end == .none ? "[line]" : nil }
}

extension Diagram.Arrow.Head {
  /// The upper half of a head leans the other way at the other end.
  fileprivate func plantUML(isAtStart: Bool) -> String {
    switch self {
    case .none: ""
    case .filled: isAtStart ? "<" : ">"
    case .open: isAtStart ? "<<" : ">>"
    case .cross: "x"
    case .upperHalf: isAtStart ? "/" : "\\"
    case .lowerHalf: isAtStart ? "\\" : "/"
    case .upperStick: isAtStart ? "//" : "\\\\"
    case .lowerStick: isAtStart ? "\\\\" : "//"
    }
  }
}
