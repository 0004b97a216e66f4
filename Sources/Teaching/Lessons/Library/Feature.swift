import Files

/// What a changed app of the exercises has to do: a scenario that the pattern as it is cannot play, and the screens
/// that it has to show. They are the same in every pattern.
///
/// The scenario is `features/NAME.scenario` next to the exercises. The screens are `features/NAME.screens`: each action
/// on a line that begins with `>`, then the screen after it.
public struct Feature: Equatable, Sendable {
  public var scenario: Scenario
  /// Of the last line of the set-up, if that was recorded, and of each action; `nil` when nothing was recorded yet.
  public var screens: [Step]?

  public var opening: Step? {
    screens.flatMap { $0.count > scenario.actions.count ? $0.first : nil }
  }

  /// Those of the actions.
  public var steps: [Step]? { screens.map { opening == nil ? $0 : Array($0.dropFirst()) } }

  public struct Step: Equatable, Sendable {
    public var action: String
    public var screen: String

    public init(action: String, screen: String) {
      (self.action, self.screen) = (action, screen)
    }
  }
}

extension LessonIndex {
  private static let features = "features/"

  /// A feature; `nil` when there is no such scenario. Throws the first thing that is wrong with its files.
  public func feature(_ name: String) throws(LessonProblem) -> Feature? {
    let scenario = try feature(Self.features + name + ".scenario") {
      Scenario.read($0, name: name, file: $1)
    }
    let screens = try feature(Self.features + name + ".screens") { text, _ in
      ReadResult(value: [Feature.Step](text: text), problems: [])
    }
    return scenario.map { Feature(scenario: $0, screens: screens) }
  }

  /// A file of a feature; `nil` when there is none.
  private func feature<Value: Sendable>(
    _ file: String, _ parse: (_ text: String, _ file: String) -> ReadResult<Value>
  ) throws(LessonProblem) -> Value? {
    guard folder.exists(file) else { return nil }
    let reading = reading(file, in: FileCache()) { parse($0, shown(file)) }
    if let problem = reading.problems.first { throw problem }
    return reading.value
  }

  /// The path of the scenario of a feature.
  public func scenarioFile(of feature: String) -> String {
    shown(Self.features + feature + ".scenario")
  }

  /// The path of the screens of a feature.
  public func screensFile(of feature: String) -> String {
    shown(Self.features + feature + ".screens")
  }
}

extension [Feature.Step] {
  private static let mark = "> "

  /// Reads the text of a file of screens.
  public init(text: String) {
    self = []
    let lines = text.withNewlinesUnified.split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines.map(String.init) {
      if line.hasPrefix(Self.mark) {
        append(.init(action: String(line.dropFirst(Self.mark.count)), screen: ""))
      } else if let last = indices.last {
        self[last].screen += self[last].screen.isEmpty ? line : "\n" + line
      }
    }
    for index in indices { self[index].screen = self[index].screen.withoutLastLineEnds }
  }

  /// The text of a file of screens.
  public var text: String {
    map { Self.mark + $0.action + "\n" + $0.screen + "\n" }.joined(separator: "\n")
  }
}

extension String {
  /// The empty lines between two screens are no part of them.
  fileprivate var withoutLastLineEnds: String {
    String(reversed().drop { $0 == "\n" }.reversed())
  }
}
