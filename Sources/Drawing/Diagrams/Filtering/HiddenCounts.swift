import Localization

extension Diagram {
  /// How much a filter leaves out.
  public struct HiddenCounts: Equatable, Sendable {
    /// The filter that hides them.
    public var filter = DiagramFilter()
    /// How to see it; `nil` for the command `diagram everything`.
    public var wayBack: String?
    public var messages = 0
    /// How many messages there are, hidden and shown, without those that are folded.
    public var allMessages = 0
    public var changes = 0
    /// Values that messages returned, and errors that they threw.
    public var replies = 0
    public var releases = 0
    public var notes = 0
    /// Messages that break the contract.
    public var breaches = 0
    /// Widgets that are drawn as their screens.
    public var widgets = 0

    public init() {}
  }
}

extension Diagram.HiddenCounts {
  /// Counts what a part of a diagram lacks, and adds what was hidden in the whole before.
  init(_ filter: DiagramFilter, from whole: Diagram, to part: Diagram, widgets: Int) {
    self = whole.remarks.hidden
    if allMessages == 0 { allMessages = whole.messages.count }
    self.filter = filter
    for item in whole.items { count(item, 1) }
    for item in part.items { count(item, -1) }
    self.widgets += widgets
  }

  private mutating func count(_ item: Diagram.Item, _ times: Int) {
    switch item {
    case .message(let message):
      messages += times
      if message.breach != nil { breaches += times }
    case .change: changes += times
    case .reply: replies += times
    case .release(let release): releases += times * (release.objects.count + release.silentViews)
    case .note: notes += times
    case .turn, .frame, .section, .end, .activation, .numbering: break
    }
  }

  /// `only Model: 12 messages and 1 state change hidden (diagram everything shows them)`
  public var remark: String? {
    guard let words else { return nil }
    let wayBack = wayBack ?? localized("diagram everything shows them")
    return localized("\(filter): \(words) (\(wayBack))")
  }

  /// The same without a command.
  var bareRemark: String? { words.map { localized("\(filter): \($0)") } }

  /// On paper, where the filter would look like a command: the numbers alone.
  var words: String? {
    let parts = [folded, hidden].compactMap { $0 }
    guard !parts.isEmpty else { return nil }
    let broken = localized("\(Counted.breaches(breaches)) among the hidden")
    return (breaches == 0 ? parts : parts + [broken]).joinedClauses
  }

  private var folded: String? {
    guard widgets != 0 else { return nil }
    return localized(
      widgets, one: "1 widget drawn as its screen",
      other: "\(widgets) widgets drawn as their screens")
  }

  private var hidden: String? {
    Counted.listed([
      .messages: messages, .changes: changes, .replies: replies, .releases: releases,
      .notes: notes,
    ]).map { localized("\($0) hidden") }
  }
}
