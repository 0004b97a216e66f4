/// What a changed app of the exercises has to do: a scenario that the pattern as it is cannot play, and the screens
/// that it has to show. They are the same in every pattern.
///
/// The scenario is `features/NAME.scenario` beside the exercises. The screens are `features/NAME.screens`: each action
/// on a line that begins with `>`, then the screen after it.
public struct Feature: Equatable, Sendable {
  public var scenario: Scenario
  /// `nil` when nothing was recorded yet.
  public var screens: [Step]?

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

  /// A feature; `nil` when there is no such scenario.
  public func feature(_ name: String) -> Feature? {
    guard let text = try? folder.text(Self.features + name + ".scenario").get() else { return nil }
    let file = shown(Self.features + name + ".scenario")
    guard let scenario = Scenario.read(text, name: name, file: file).value else { return nil }
    let screens = try? folder.text(Self.features + name + ".screens").get()
    return Feature(scenario: scenario, screens: screens.map([Feature.Step].init(text:)))
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
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
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
