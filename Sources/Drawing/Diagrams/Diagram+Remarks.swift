import Localization

extension Diagram {
  /// What is said below a drawing of all that it does not show, and how.
  public struct Remarks: Equatable, Sendable {
    /// What is drawn only when all of a trace is asked for.
    public var folded = FoldedCounts()
    /// What a filter left out.
    public var hidden = HiddenCounts()
    /// The title of the lens through which it is seen; `nil` for none.
    public var lens: String?
    /// Whether one line has to do, where a question follows that must stay in sight.
    public var isBrief = false
    /// Whether it is read where there is no shell. Then no command is named.
    var isOnPaper = false
  }

  /// The same for readers without the shell.
  public var onPaper: Diagram {
    var diagram = self
    diagram.remarks.isOnPaper = true
    return diagram
  }
}

extension Diagram.Remarks {
  /// What is folded or hidden, in a line each.
  public var lines: [String] {
    let all = [
      isOnPaper ? folded.words : folded.remark, isOnPaper ? hidden.words : hidden.remark,
      lensRemark,
    ].compactMap { $0 }
    guard isBrief, !all.isEmpty, hidden.breaches == 0 else { return all }
    if isOnPaper { return [localized("More is left out")] }
    return [
      hidden.remark == nil
        ? localized("More is folded: --all shows it")
        : localized("More is left out: --all and diagram everything show it")
    ]
  }

  private var lensRemark: String? {
    lens.map {
      isOnPaper
        ? localized("seen through the lens \($0)")
        : localized("seen through the lens \($0) (lens off removes it)")
    }
  }
}

extension Diagram.FoldedCounts {
  /// `3 queries and 2 data-source pulls folded (--all shows them)`; `nil` for nothing.
  fileprivate var remark: String? {
    words.map { words in
      messages + values + labels == 1
        ? localized("\(words) (--all shows it)") : localized("\(words) (--all shows them)")
    }
  }

  /// The same without a command.
  fileprivate var words: String? {
    let sharing = labels == 0 ? nil : localized("\(labels) widgets drawn as labels")
    let parts = [unasked, sharing].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joinedClauses
  }

  private var unasked: String? {
    Counted.listed([.queries: queries, .pulls: pulls, .messagesInside: others, .values: values])
      .map { localized("\($0) folded") }
  }
}
