import Localization
import Progress

/// A question or a task, with what its lesson still knows of it.
public nonisolated struct Item: Equatable, Sendable {
  public enum Kind: String, Sendable {
    case question, task
  }

  public enum State: Equatable, Sendable {
    case present
    /// The lesson asks nothing of this name any more.
    case sectionGone
    /// There is no such lesson here, or it cannot be read.
    case lessonGone
  }

  public let id: SectionID
  public let kind: Kind
  public let state: State
  /// Its heading; empty when it is gone.
  public let title: String
  /// What there is to choose from, counted as an answer counts it. Empty where words are typed.
  let choices: [String]
  /// Whether it matters in which order choices are given.
  let isOrdered: Bool

  /// `mvc/predict-1`.
  public var name: String { "\(id.lesson)/\(id.section)" }

  /// An answer in the words of the lesson.
  public func words(of given: [String]) -> String {
    guard !given.isEmpty else { return localized("(nothing)") }
    let words = choices.isEmpty ? given : given.map(choice)
    return words.joined(separator: isOrdered ? " → " : " + ")
  }

  private func choice(_ number: String) -> String {
    guard let index = Int(number), choices.indices.contains(index - 1) else {
      return localized("choice \(number), which is not there any more")
    }
    return choices[index - 1]
  }
}
