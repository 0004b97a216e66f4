extension LessonReader {
  mutating func run(
    _ attributes: Attributes, _ body: SectionBody, _ pattern: String?
  ) -> RunRequest? {
    guard let (source, location) = runSource(attributes) else { return nil }
    var filter = RunRequest.Filter(all: attributes["all"] != nil)
    for key in RunRequest.Filter.keys where attributes[key] != nil {
      filter.words[key] = attributes.names(key)
    }
    return RunRequest(
      source: source, pattern: attributes["pattern"]?.text ?? pattern,
      mistake: attributes["mistake"]?.text, filter: filter, drawing: body.drawing,
      location: location)
  }

  private mutating func runSource(
    _ attributes: Attributes
  ) -> (RunRequest.Source, Location)? {
    let setup = attributes["setup"]
    switch (attributes["run"], attributes["actions"]) {
    case (let run?, nil):
      if let setup { complain(.setupWithoutActions, at: setup.location) }
      return (.scenario(run.text), run.location)
    case (nil, let actions?):
      let own = attributes.actions("actions")
      let before = attributes.actions("setup")
      guard allows(before + own, at: actions.location) else { return nil }
      return (.actions(own, setup: before), actions.location)
    case (_?, let actions?):
      complain(.bothRunAndActions, at: actions.location)
    case (nil, nil):
      guard let type = attributes["type"] else { return nil }
      complain(.missingAttribute("run", type: type.text), at: type.location)
    }
    return nil
  }
}

extension SectionBody {
  fileprivate var drawing: RunRequest.Drawing? {
    for block in blocks {
      guard case .code("mermaid", let text) = block.kind else { continue }
      return RunRequest.Drawing(
        text: text, location: block.location, lastLine: block.lastLine)
    }
    return nil
  }
}
