import Actions
import Analysis
import Diagrams
import Localization
import Stage

extension Session {
  public func completions(of line: String) -> [String] {
    let words = Words(line)
    let isUnfinished = words.isOpen || line.last.map { !$0.isWhitespace } ?? false
    let head = isUnfinished ? Array(words.words.dropLast()) : words.words
    let last = isUnfinished ? words.words.last ?? "" : ""
    guard let first = head.first else { return Command.names }
    guard let command = try? Command.named(first, in: mode) else { return [] }
    if last.hasPrefix("--") { return command.flags.map(\.spelling) }
    if let flag = head.last.flatMap({ OptionName(spelled: $0) }), flag.value != nil {
      if flag == .format { return command.formats(Array(head.dropFirst())) }
      return DiagramFilter.Part(rawValue: flag.rawValue).map(filterCandidates) ?? []
    }
    return candidates(command.vocabulary, behind: Array(head.dropFirst()))
  }

  private func candidates(_ vocabulary: Command.Vocabulary, behind words: [String]) -> [String] {
    let position = words.filter { !$0.hasPrefix("--") }.count
    switch vocabulary {
    case .remote: return remoteCandidates(words)
    case .filter: return filterCandidates(behind: words)
    case .classroom where ["pack", "questions"].contains(words.first) && words.last != "--output":
      return (firstCandidates(.lessons) + ["all"]).filter { !words.contains($0) }
    case .patternsAndScenarios where position == 1: return scenarioNames
    case .comparison where position == 1: return Pattern.names
    case .comparison where position == 2: return scenarioNames
    case _ where position > 0: return []
    default: return firstCandidates(vocabulary)
    }
  }

  private func firstCandidates(_ vocabulary: Command.Vocabulary) -> [String] {
    switch vocabulary {
    case .none, .remote, .files, .filter: []
    case .formats: TraceFormat.allCases.map(\.rawValue)
    case .classroom: ["pack", "questions", "report"]
    case .new: NewFile.Kind.allCases.map(\.rawValue)
    case .commands: Command.names
    case .patterns, .comparison: Pattern.names
    case .scenarios: scenarioNames
    case .patternsAndScenarios:
      Pattern.allCases.map(\.rawValue) + (run.play == nil ? [] : scenarioNames)
    case .lessons: library.index?.entries.map(\.id) ?? []
    case .buttons: run.play?.stage.buttonLabels ?? []
    case .rows: run.play?.stage.rowLabels ?? []
    case .viewState: []
    case .languages: Language.allCases.map(\.rawValue)
    case .progress: ["reset", "export", "import"]
    case .steps: ["back", "ask"]
    case .places: ["now"]
    case .mistakes: Pattern.allCases.flatMap(\.mistakes).map(\.id) + ["off"]
    case .network: ["online", "offline"]
    case .participants: (try? run.state()).map { TraceState($0).names } ?? []
    }
  }

  private var scenarioNames: [String] { library.index?.scenarios.map(\.name) ?? [] }

  private func remoteCandidates(_ words: [String]) -> [String] {
    switch words.count {
    case 0: ["delete", "rename"]
    case 1: run.play?.stage.itemNames ?? []
    default: []
    }
  }
}
