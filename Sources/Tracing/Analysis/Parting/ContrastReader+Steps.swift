import Trace

extension ContrastReader {
  /// The first message on each side that the other one has not.
  mutating func readSteps() {
    for side in Contrast.Side.allCases {
      let (run, other) = side == .first ? (first, second) : (second, first)
      let own = alignment.rows.filter { !$0.isElsewhere && !$0.isCommon }
        .lazy.compactMap { side == .first ? $0.first : $0.second }
      for moment in own {
        // Who makes an object is told with what is made.
        guard let step = run.telling(moment), step.kind != .create,
          !other.says(step, like: run, inAction: moment.action)
        else { continue }
        action = run.stories.count > 1 ? moment.action : nil
        if readTimes(step, on: side, moment.action) { break }
        if let like = other.sameWords(as: step, inAction: moment.action, unlike: run) {
          add(
            side == .first ? .tellings(step, like) : .tellings(like, step), as: "step \(step.text)")
        } else if isWithinSystem || !other.hasMessage(step.text, inAction: moment.action) {
          add(.step(side, step), as: "step \(side)")
        }
        break
      }
    }
  }

  /// Whether both runs have the message, and this one more often.
  private mutating func readTimes(
    _ step: Contrast.Telling, on side: Contrast.Side, _ action: Int
  ) -> Bool {
    let (here, there) = (first.same(as: step, in: action), second.same(as: step, in: action))
    guard !here.isEmpty, !there.isEmpty else { return false }
    if side == .first ? here.count > there.count : there.count > here.count {
      add(.times(step, here, there), as: "times \(step.text)")
    }
    return true
  }
}

extension ToldRun {
  /// Whether the same values are told between objects with the same roles, in other words.
  fileprivate func says(
    _ step: Contrast.Telling, like other: ToldRun, inAction action: Int
  ) -> Bool {
    let records = records(ofAction: action)
    let values = other.messages[step.message]?.arguments ?? []
    let (from, to) = (other.role(step.from)?.onScreen, other.role(step.to)?.onScreen)
    return !values.isEmpty
      && trace.messages.contains { n, message in
        records.contains(n) && message.kind == step.kind && message.text != step.text
          && message.arguments == values && role(message.from)?.onScreen == from
          && role(message.to)?.onScreen == to
      }
  }

  /// The messages in an action with the same words from the same object to the same.
  fileprivate func same(as step: Contrast.Telling, in action: Int) -> [Int] {
    let records = records(ofAction: action)
    return trace.messages.filter { n, message in
      records.contains(n)
        && (message.from, message.to, message.text) == (step.from, step.to, step.text)
    }.map(\.n)
  }

  /// A message in an action with the same words from the same object, or to the same, that the other run has not.
  fileprivate func sameWords(
    as step: Contrast.Telling, inAction action: Int, unlike other: ToldRun
  ) -> Contrast.Telling? {
    let records = records(ofAction: action)
    let found = trace.messages.first { n, message in
      records.contains(n) && message.text == step.text
        && (message.from == step.from) != (message.to == step.to)
        && !other.trace.messages.contains { _, known in
          (known.from, known.to, known.text) == (message.from, message.to, message.text)
        }
    }
    return found.flatMap { telling(StoryMoment(action: action, part: .step, messages: [$0.n])) }
  }
}
