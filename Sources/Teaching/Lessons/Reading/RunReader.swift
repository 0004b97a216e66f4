extension LessonReader {
  mutating func run(_ raw: RawSection) -> RunRequest? {
    guard let (source, location) = runSource(raw.attributes) else { return nil }
    return RunRequest(
      source: source, pattern: raw.pattern, mistake: raw.attributes["mistake"]?.text,
      filter: RunRequest.Filter(raw.attributes), drawing: drawing(in: raw), location: location)
  }

  private mutating func runSource(
    _ attributes: Attributes
  ) -> (RunRequest.Source, Location)? {
    let setup = attributes["setup"]
    switch (attributes["run"], attributes["actions"]) {
    case (let run?, nil):
      if let setup { complain(.actions(.setupWithoutActions), at: setup.location) }
      return (.scenario(run.text), run.location)
    case (nil, let actions?):
      let own = attributes.actions("actions")
      let before = attributes.actions("setup")
      guard allows(before + own, at: actions.location) else { return nil }
      return (.actions(own, setup: before), actions.location)
    case (_?, let actions?):
      complain(.actions(.bothRunAndActions), at: actions.location)
    case (nil, nil):
      guard let type = attributes["type"] else { return nil }
      complain(.heading(.noRun(type: type.text)), at: type.location)
    }
    return nil
  }
}

extension RunRequest.Filter {
  /// What a heading says of the drawing.
  init(_ attributes: Attributes) {
    self.init(all: attributes["all"] != nil)
    for key in Self.keys where attributes[key] != nil { words[key] = attributes.names(key) }
  }

  /// With the words of another filter in place of its own.
  func narrowed(by other: Self) -> Self {
    Self(words.merging(other.words) { $1 }, all: all || other.all)
  }
}

extension LessonReader {
  /// `nil` also for a drawing without an end: the rest of the file would seem to belong to it.
  private func drawing(in raw: RawSection) -> RunRequest.Drawing? {
    for block in raw.blocks where source.openFence(of: block) == nil {
      guard case .code("mermaid", let text) = block.kind else { continue }
      return RunRequest.Drawing(
        text: text, location: block.location, lastLine: block.lastLine)
    }
    return nil
  }

  /// Whether the actions are few enough to be run; reports a problem if not.
  mutating func allows(_ actions: [String], at place: Location) -> Bool {
    let count = Steps.count(actions)
    guard count > Steps.most else { return true }
    complain(.actions(.tooManySteps(count, limit: Steps.most)), at: place)
    return false
  }
}
