import Trace

extension ContrastReader {
  /// How the change that both make is told, and how often the object that posts it does so.
  mutating func readNews(_ one: ActionFacts, _ two: ActionFacts, _ common: CommonChange) {
    let (left, right) = (one.news(of: common.first), two.news(of: common.second))
    guard !isToldByMove(left, right, one, two) else { return }
    // That nobody acts on a post only tells something where the news is acted on in the other run.
    let here = left ?? right.flatMap { _ in one.postInVain(of: common.first) }
    let there = right ?? left.flatMap { _ in two.postInVain(of: common.second) }
    let forms = (here.map { $0.form(common, first) }, there.map { $0.form(common, second) })
    if forms.0 != forms.1 || marksOthers(here, there), here != nil || one.isSilent,
      there != nil || two.isSilent
    {
      add(.news(here, there), about: .news([forms.0, forms.1]))
    }
    if let here, let there, here.manner == .posted, there.manner == .posted {
      let (left, right) = (one.posts(by: here.announcer), two.posts(by: there.announcer))
      if left.messages.count != right.messages.count { add(.posts(left, right), about: .posts) }
    }
  }

  /// Whether a node is marked in one run, and only others in the other run.
  private func marksOthers(_ here: Contrast.News?, _ there: Contrast.News?) -> Bool {
    guard let here, let there, here.manner == .marked, there.manner == .marked else { return false }
    return here.hearers.contains { name in
      there.hearers.allSatisfy { first.isOther(name, than: $0, in: second) }
    }
  }
}

extension ActionFacts {
  /// The post that tells a change of which `news(of:)` finds no hearer that did something. A post that has no observer yet
  /// is not in vain: those that register later may get the state at once.
  fileprivate func postInVain(of change: Contrast.Change) -> Contrast.News? {
    let told = story.announcements(of: change.record).first {
      $0.manner == .posted && !$0.hearers.isEmpty
    }
    guard let told, let message = told.messages.first.flatMap({ run.messages[$0] }) else {
      return nil
    }
    return .init(
      manner: .posted, owner: change.owner, announcer: message.from, medium: message.to,
      texts: [message.text], hearers: [], messages: told.messages)
  }

  /// All that an object posts in this action.
  fileprivate func posts(by name: String) -> Contrast.Posts {
    let sent = run.parts(ofAction: action).messages.filter { _, message in
      message.kind == .post && message.from == name
    }
    return .init(announcer: name, messages: sent.map(\.n))
  }
}

extension Contrast.News {
  /// What is not only a matter of names. Which objects hear of what a service does follows from the ways to it. Only of a
  /// post it is said whose change it is.
  fileprivate func form(_ common: CommonChange, _ run: ToldRun) -> [String] {
    let roles = hearers.map { run.role($0)?.onScreen.rawValue ?? "" }.sorted()
    let owner = manner == .posted ? "\(isFromOwner)" : ""
    return ["\(manner) \(owner) \(hearers.count)"] + (common.kind == .own ? [] : roles)
  }
}
