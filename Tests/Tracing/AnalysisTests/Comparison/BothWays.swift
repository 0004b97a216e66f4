import Testing
import Trace

@testable import Analysis

/// What is said of two flows, which are called A and B. Read from the other side, it is the same with both sides changed.
func contrasts(
  _ first: String, _ second: String, patterns: (String, String) = ("mvc", "mvc"),
  actions: Both<[String?]> = Both(["one", "two"], ["one", "two"])
) -> [String] {
  let runs = (
    ToldRun(Trace(patterns.0, flow: first)), ToldRun(Trace(patterns.1, flow: second))
  )
  let (there, back) = (read(runs.0, runs.1), read(runs.1, runs.0).map(\.mirrored))
  #expect(back.count == there.count && back.allSatisfy(there.contains), "\(back)\n\(there)")
  let words = ContrastWords("A", "B", actions: actions) { _, _ in nil }
  return there.map(words.sentence)
}

private func read(_ first: ToldRun, _ second: ToldRun) -> [PlacedContrast] {
  ContrastReader.contrasts(
    first, second, StoryAlignment(first, second), contracts: Both(nil, nil))
}

extension PlacedContrast {
  /// The same difference when both runs have changed places.
  fileprivate var mirrored: Self { .init(contrast: contrast.mirrored, action: action) }
}

extension Contrast.Side {
  fileprivate var other: Self { self == .first ? .second : .first }
}

extension Contrast {
  fileprivate var mirrored: Self {
    switch self {
    case .data(let one, let two): .data(two, one)
    case .waysIn(let one, let two): .waysIn(two, one)
    case .unsent(let side, let change, let way): .unsent(side.other, change, way)
    case .news(let one, let two): .news(two, one)
    case .posts(let one, let two): .posts(two, one)
    case .waysOut(let one, let two): .waysOut(two, one)
    case .moves(let one, let two): .moves(two, one)
    case .onlyMove(let side, let move): .onlyMove(side.other, move)
    case .frameworkCalls(let one, let two): .frameworkCalls(two, one)
    case .making(let one, let two): .making(two, one)
    case .step(let side, let step): .step(side.other, step)
    case .times(let step, let one, let two): .times(step, two, one)
    case .tellings(let one, let two): .tellings(two, one)
    case .sending(let one, let two): .sending(two, one)
    case .rule(let side, let route): .rule(side.other, route)
    case .value(let one, let two): .value(two, one)
    case .question(let side, let question): .question(side.other, question)
    case .idle(let side, let names): .idle(side.other, names)
    case .names(let one, let two): .names(two, one)
    case .place(let one, let two): .place(two, one)
    case .nothing: .nothing
    }
  }
}
