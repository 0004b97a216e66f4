import Localization

extension Command {
  static let diagram = Command(
    "diagram", .look, to: "draw everything that was recorded",
    example: ["run mvc rename", "diagram only Controller Model"],
    details: """
      Shows everything since use or the last run's set-up, or the loaded trace. A NAME is a \
      participant (PlayVC), a role (Model) or a kind of message \
      (observer); N folds one call with all below it, NAME every call to that participant. Words \
      of one line work together: diagram only Controller Model depth 4. The choice stays on for \
      diagrams, runs, actions and messages until you change it; hidden messages are counted, and \
      numbers stay the same. The options do the same for one drawing.
      """,
    [
      diagramForm(),
      diagramForm("only", .some(.named("NAME")), to: "only messages among these"),
      diagramForm("hide", .some(.named("NAME")), to: "leave these out"),
      diagramForm("focus", .some(.named("NAME")), to: "messages from or to these"),
      diagramForm(
        "fold", .some(.named("widgets|loops|N|NAME")), to: "fold screens, repetitions or calls"),
      diagramForm("depth", .one(.named("N")), to: "only this many levels of nesting"),
      diagramForm("steps", .one(.named("N-M")), to: "only messages with these numbers"),
      diagramForm("turns", .one(.named("N-M")), to: "only these turns"),
      diagramForm("everything", to: "show everything again"),
      Form(
        "last", to: "what the last action led to", options: .drawing + .looking + .writing,
        traits: .looksAtRun, run: { $0.diagrams.lastAction }),
      // Filters in the same line apply together, so any of these may follow another.
      diagramForm(.any(.filter), isListed: false),
    ])

  private static func diagramForm(
    _ parts: Part..., to meaning: Phrase? = nil, isListed: Bool = true
  ) -> Form {
    Form(
      parts, to: meaning, options: .drawing + .looking + .these(.lens) + .writing,
      isListed: isListed, traits: .looksAtRun,
      run: { $0.diagrams.diagram })
  }
}

extension Argument<String> {
  /// A value of a part of a filter. What it could be is known to the whole filter.
  static func named(_ placeholder: String) -> Self { .init(placeholder) }

  /// A word of a filter: a part, or a value of the part that was begun last.
  static var filter: Self {
    .init("", candidates: { .words($0.session.filterCandidates(after: $0.words)) })
  }
}
