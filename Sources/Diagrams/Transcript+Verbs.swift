import Trace

extension Diagram.Message {
  /// Who did what to whom.
  func deed(_ from: String, _ to: String) -> String {
    guard let kind else { return arrow.deed(from, to) + (text.isEmpty ? "" : ": \(text)") }
    return kind.deed(from, to, text)
  }
}

extension Diagram.Arrow {
  fileprivate func deed(_ from: String, _ to: String) -> String {
    let circles = [startsInCircle ? "from a circle" : nil, endsInCircle ? "to a circle" : nil]
    let signs = [manner] + circles
    return ([deed(from, to, verb: line == .solid ? "sends to" : "answers")] + signs)
      .compactMap { $0 }.joined(separator: ", ")
  }

  private func deed(_ from: String, _ to: String, verb: String) -> String {
    switch (start, end) {
    case (.none, .none): "\(from) is joined to \(to)" + (line == .solid ? "" : " by a broken line")
    case (.filled, .filled): "\(from) and \(to) exchange" + (line == .solid ? "" : " answers")
    default: "\(from) \(verb) \(to)"
    }
  }

  private var manner: String? {
    switch end == .none ? start : end {
    case .none, .filled: nil
    case .open: "without waiting"
    case .cross: "and it is lost"
    case .upperHalf: half("upper half")
    case .lowerHalf: half("lower half")
    case .upperStick: half("upper stick")
    case .lowerStick: half("lower stick")
    }
  }

  private func half(_ name: String) -> String {
    "with the \(name) of an arrow" + (end == .none ? " at its start" : "")
  }
}

extension Diagram.Frame {
  var sentence: String {
    if label.isEmpty { return kind.opening.empty + ":" }
    return "\(kind.opening.labelled) \(label):"
  }
}

extension Diagram.Frame.Section {
  var sentence: String {
    switch kind {
    case .alt: label.isEmpty ? "Else:" : "Else, if \(label):"
    case .critical: label.isEmpty ? "Otherwise:" : "In case of \(label):"
    default: label.isEmpty ? "Meanwhile:" : "Meanwhile, \(label):"
    }
  }
}

extension Diagram.Frame.Kind {
  fileprivate var opening: (labelled: String, empty: String) {
    switch self {
    case .loop: ("Again and again,", "Again and again")
    case .alt: ("If", "In one case")
    case .opt: ("Only if", "Perhaps")
    case .par, .parOver: ("At the same time,", "At the same time")
    case .critical: ("As one step,", "As one step")
    case .break: ("Breaking off,", "Breaking off")
    case .rect: ("Marked", "Marked")
    }
  }

  var closing: String {
    switch self {
    case .loop: "End of the loop."
    case .alt: "End of the cases."
    case .opt: "End of what is optional."
    case .par, .parOver: "End of what happens at the same time."
    case .critical: "End of the one step."
    case .break: "End of the break."
    case .rect: "End of what is marked."
    }
  }
}

extension MessageKind {
  /// With a verb for each way to travel.
  fileprivate func deed(_ from: String, _ to: String, _ text: String) -> String {
    switch self {
    case .user: "\(from) acts on \(to): \(text)"
    case .targetAction: "\(from) sends its action \(text) to \(to)"
    case .delegate: "\(from) tells its delegate \(to) \(text)"
    case .datasource: "\(from) turns to its data source \(to) with \(text)"
    case .call: "\(from) calls \(text) on \(to)"
    case .set: "\(from) sets on \(to): \(text)"
    case .query: "\(from) asks \(to) for \(text)"
    case .post: "\(from) posts to \(to): \(text)"
    case .observer: "\(from) notifies its observer \(to) with \(text)"
    case .subscribe: "\(from) subscribes to \(to) with \(text)"
    case .binding: "\(from) emits to \(to), bound to it: \(text)"
    case .closure: "\(from) runs a closure of \(to): \(text)"
    case .create: "\(from) creates \(to) with \(text)"
    case .navigate: "\(from) navigates through \(to): \(text)"
    case .lifecycle: "\(from) tells \(to) about its life cycle: \(text)"
    case .system: "\(from), on its own account, tells \(to) \(text)"
    case .forward: "\(from) forwards to \(to) what it cannot answer: \(text)"
    }
  }
}
