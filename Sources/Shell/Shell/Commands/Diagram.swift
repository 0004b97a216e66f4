import Localization

extension Command {
  static let diagram = Command(
    "diagram", .look, to: "all that was recorded, drawn again",
    details: """
      Shows everything since use, or since the set-up of the last run, or the trace that \
      was loaded. A NAME is a participant (PlayVC), a role (Model) or a kind of message \
      (observer); N folds one call with all below it, NAME every call to somebody. What is said \
      in one line holds together: diagram only Controller Model depth 4. It stays on for \
      diagrams, runs, actions and messages until it is changed, and what is hidden is counted. \
      Numbers stay what they are. The options do the same for one drawing.
      """,
    [
      diagramForm(),
      diagramForm("only", .some(.named("NAME")), to: "what is said among some"),
      diagramForm("hide", .some(.named("NAME")), to: "leave some out"),
      diagramForm("focus", .some(.named("NAME")), to: "what is said from or to some"),
      diagramForm(
        "fold", .some(.named("widgets|loops|N|NAME")), to: "screens, rounds or calls in short"),
      diagramForm("depth", .one(.named("N")), to: "so many levels of nesting"),
      diagramForm("steps", .one(.named("N-M")), to: "messages by number"),
      diagramForm("turns", .one(.named("N-M")), to: "some turns"),
      diagramForm("everything", to: "hide nothing any more"),
      // Filters in the same line apply together, so any of these may follow another.
      diagramForm(.any(.filter), isListed: false),
    ])

  private static func diagramForm(
    _ parts: Part..., to meaning: Phrase? = nil, isListed: Bool = true
  ) -> Form {
    Form(
      parts, to: meaning, options: .drawing + .looking + .writing, isListed: isListed,
      run: { $0.diagrams.diagram })
  }
}

extension Argument<String> {
  /// A value of a part of a filter. What it could be is known to the whole filter.
  static func named(_ placeholder: String) -> Self { .init(placeholder) }

  /// A word of a filter: a part, or a value of the part that was begun last.
  static var filter: Self {
    .init("", candidates: { .words($0.session.filterCandidates(behind: $0.words)) })
  }
}
