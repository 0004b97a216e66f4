import Trace

extension Diagram.Participant {
  func declaration(as id: String) -> String {
    let isActor = role == .user || type == .actor
    let word = isActor ? "actor" : "participant"
    let isPlain = isActor || type == .participant
    let settings = isPlain ? "" : "@{ \"type\": \"\(type.rawValue)\" }"
    return "\(word) \(id)\(settings) as \(name.mermaidLabel.withoutSettings)"
  }
}

extension Diagram.Link {
  /// A label with an `@` would end there.
  func mermaid(of id: String) -> String {
    let (label, address) = (label.mermaidEscaped, address.mermaidEscaped)
    guard label.contains("@") else { return "link \(id): \(label) @ \(address)" }
    return "links \(id): {\(label.quoted): \(address.quoted)}"
  }
}

extension Diagram.Box {
  /// A name that begins like a colour needs a colour before it.
  var mermaid: String {
    let name = name.mermaidLabel
    return ["box", color ?? (name.isEmpty ? nil : "transparent"), name].spaced
  }
}

extension Diagram.Frame {
  var mermaid: String {
    [kind.rawValue, label.mermaidLabel].spaced
  }
}

extension Diagram.Frame.Section {
  var mermaid: String {
    [word.rawValue, label.mermaidLabel].spaced
  }
}

extension String {
  /// Settings of a participant begin with `@{`, in its name as well.
  fileprivate var withoutSettings: String {
    unicodeScalars.reduce(into: "") { $0 += $1 == "@" ? "#64;" : String($1) }
  }

  fileprivate var quoted: String {
    let inside = unicodeScalars.reduce(into: "") { text, scalar in
      text += scalar == "\\" || scalar == "\"" ? "\\\(scalar)" : String(scalar)
    }
    return "\"\(inside)\""
  }
}
