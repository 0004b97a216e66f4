import Foundation
import TestSupport
import Trace

@testable import Analysis

/// What is found in a recorded run, as lines of text. Numbers are those of its records.
struct RecordedRun {
  static let folder = "Tracing/AnalysisTests/Fixtures/Runs/"

  let trace: Trace
  let contract: Contract?

  init(_ trace: Trace, contract: Contract?) {
    (self.trace, self.contract) = (trace, contract)
  }

  var text: String {
    [
      section("Stories", trace.stories.flatMap { StorySketch($0, in: trace).lines }),
      section("Outline", [outline]), section("Causes", causes), section("Kinds", kinds),
      section("Why not, of the last action", whyNots(upTo: .max)),
      section("Why not, in the middle of it", whyNots(upTo: middle)),
      section("Who holds whom", holds), section("Lenses", lenses), section("Released", releases),
      section("State", state),
    ].joined(separator: "\n")
  }

  private func section(_ title: String, _ lines: [String]) -> String {
    (["# " + title] + lines).joined(separator: "\n") + "\n"
  }

  private var lastAction: Int {
    let turn = trace.records.last { record in
      if case .turn(let turn) = record.event { turn.action != "tick" } else { false }
    }
    return turn?.n ?? 0
  }

  private var middle: Int {
    let messages = trace.messages.map(\.n).filter { $0 > lastAction }
    return messages[messages.count / 2]
  }

  private var outline: String {
    let outline = StoryOutline(trace.stories)
    return "point \(outline.point.sorted()), details \(outline.details.map { $0.sorted() })"
  }

  private var causes: [String] {
    let finder = CauseFinder(trace)
    let changes = trace.stateChanges.filter { !$0.change.isInitial }.map(\.n)
    // The chain to the last message and those to the changes have all links.
    return (trace.messages.map(\.n).suffix(1) + changes).filter { $0 > lastAction }.map { n in
      "\(n): " + (finder.chain(to: n).map(words) ?? "–")
    }
  }

  private func words(_ chain: CauseChain) -> String {
    let steps = chain.steps.map { "\($0.message) \($0.link) \($0.changes) \($0.registration ?? 0)" }
    return "\(chain.origin.kind.rawValue) \(chain.origin.action ?? "–"): "
      + steps.joined(separator: ", ")
  }

  private var kinds: [String] {
    KindTable(trace).rows.map { row in
      "\(row.kind.rawValue): \(row.messages) \(row.receivers) \(row.answers) "
        + "\(row.knowledge), \(row.timing), \(row.answering), \(row.holding)"
    }
  }

  /// Of widgets, the first three of each screen tell enough.
  private func whyNots(upTo end: Int) -> [String] {
    var widgets: [String: Int] = [:]
    let asked = trace.participants.filter { object in
      guard object.role == .view else { return true }
      let screen = String(object.name.filter(\.isNumber))
      widgets[screen, default: 0] += 1
      return widgets[screen, default: 0] <= 3
    }
    let search = WhyNotSearch(in: trace, since: lastAction, upTo: end, contract: contract)
    let answers = asked.map { search.whyNot($0.name) }
    let first = answers.first.map {
      "changes \($0.news.changes), hearings \($0.hearings), screens \($0.news.screenMoves)"
    }
    return [first ?? ""]
      + answers.map { whyNot in
        let others = ["questions": whyNot.questions, "registrants": whyNot.registrants]
          .filter { !$0.value.isEmpty }.map { ", \($0.key) \($0.value)" }.sorted()
        return "\(whyNot.object): \(whyNot.answer.text)" + others.joined()
      }
  }

  private var holds: [String] {
    let ownership = Ownership(of: trace)
    let table = MemoryTable(of: trace).cells.map {
      "\($0.holder) \($0.held) \($0.strengths.map(\.rawValue).sorted()) \($0.properties)"
    }
    return ownership.holds.map { "\($0.holder).\($0.property) = \($0.held), \($0.strength)" }
      + ["roots \(ownership.roots)", "unreachable \(ownership.unreachable)"]
      + ["cycles \(ownership.cycles.count)", "closures keep \(ownership.keptByClosures)"] + table
      + ContainmentTree(ownership).rows.map { "\($0.depth) \($0.object.name) \($0.contents)" }
  }

  private var lenses: [String] {
    Lens.allCases.map { lens in
      let findings = LensFindings(lens, in: trace)
      let players = findings.players.map { "\($0.part) \($0.object) \($0.messages)" }
      return "\(lens): \(findings.messages), " + players.joined(separator: ", ")
    }
  }

  private var releases: [String] { ReleaseChain(of: trace).tops.flatMap { words($0, depth: 0) } }

  private func words(_ object: ReleaseChain.Object, depth: Int) -> [String] {
    let hold = object.lastHold.map { "\($0.holder).\($0.property)" } ?? "–"
    let line =
      String(repeating: " ", count: depth) + "\(object.participant.name), last held by \(hold)"
    return [line] + object.freed.flatMap { words($0, depth: depth + 1) }
  }

  private var state: [String] {
    TraceState(trace).objects.flatMap { object in
      object.properties.map { "\(object.participant.name).\($0.name) = \($0.value)" }
    }
  }
}

/// In what two recorded runs differ, as lines of text.
struct ComparedRuns {
  let first: ToldRun
  let second: ToldRun

  init(_ first: ToldRun, _ second: ToldRun) { (self.first, self.second) = (first, second) }

  var text: String {
    let hops = Hops.ofBoth(first, second).map { "\($0), \($1)".plain } ?? "–"
    let difference = TraceDifference(first.trace, second.trace)
    return
      (["# Rows"] + rows + ["", "# Contrasts"] + contrasts + ["", "# Hops", hops, "", "# Marks"]
      + TraceDifference.Mark.allCases.map { "\($0) \(difference.count(of: $0))" })
      .joined(separator: "\n") + "\n"
  }

  private var alignment: StoryAlignment { StoryAlignment(first, second) }

  private var rows: [String] {
    alignment.rows.map { row in
      "\(words(row.first, first)) | \(words(row.second, second))"
        + (row.isElsewhere ? " (elsewhere)" : "")
    }
  }

  private func words(_ moment: StoryMoment?, _ run: ToldRun) -> String {
    guard let moment else { return "–" }
    let first = moment.messages.first.flatMap(run.message).map {
      "\($0.from) > \($0.to) \($0.call)"
    }
    return "\(moment.part) \(moment.records) \(first ?? "")"
  }

  var contrasts: [String] {
    let actions = ["launch", "open", "change", "tick"]
    let words = ContrastWords("A", "B", actions: Both(actions, actions)) { _, _ in nil }
    return ContrastReader.contrasts(first, second, alignment, contracts: Both(nil, nil)).map(
      words.sentence)
  }
}

extension Trace {
  /// A run that was recorded by the program.
  static func recorded(_ name: String) throws -> Trace {
    let path = Repository.root + "/Tests/" + RecordedRun.folder + name + ".jsonl"
    return try Trace(jsonLines: String(contentsOfFile: path, encoding: .utf8))
  }
}

extension WhyNot {
  /// The messages by which others heard of the main change.
  fileprivate var hearings: [Int] { news.main.flatMap { news.hearings[$0] } ?? [] }
}

extension WhyNot.Answer {
  /// All its facts.
  var text: String { "\(self)".plain }
}

extension String {
  /// A description of a value without the names of modules and types.
  fileprivate var plain: String {
    replacing(/(?:Analysis|Trace|Swift)\.(?:\w+\.)*/, with: "")
      // What is not there is left out.
      .replacing(/(?:, )?\w+: (?:\[\]|nil|false)/, with: "").replacing("(, ", with: "(")
  }
}
