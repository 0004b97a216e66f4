import Localization

/// A kind of view state of an app. Every pattern of the app has the same kinds, in different places.
public struct ViewStatePiece {
  /// In English, such as `edit mode`; the catalogue has it in other languages.
  public let name: String
  /// Whether the piece is which object is shown. Other pieces are plain values, which no reference holds.
  public let isObject: Bool
  /// The experiments that find the properties in which a pattern keeps it: one for each place of the app that has the piece.
  public let probes: [ViewStateProbe]
  fileprivate let read: (ViewState) -> String?
  fileprivate let comparison: (ViewState, ViewState) -> Bool

  /// - Parameters:
  ///   - read: the piece in words, in the current language; `nil` when the screen shows none of it.
  ///   - isSame: whether the piece is the same in both; `nil` to compare the words.
  public init(
    _ name: String, isObject: Bool = false, probe: ViewStateProbe,
    otherProbes: [ViewStateProbe] = [],
    read: @escaping (ViewState) -> String?,
    isSame: ((ViewState, ViewState) -> Bool)? = nil
  ) {
    self.name = name
    self.isObject = isObject
    probes = [probe] + otherProbes
    self.read = read
    comparison = isSame ?? { read($0) == read($1) }
  }
}

extension ViewState {
  /// The piece in words; `nil` when the screen shows none of it.
  public func text(of piece: ViewStatePiece) -> String? { piece.read(self) }

  /// Whether a piece is the same as before.
  public func has(_ piece: ViewStatePiece, of before: ViewState) -> Bool {
    piece.comparison(before, self)
  }
}

/// An experiment with one piece of view state: actions that give it several values.
///
/// Where a property could follow the piece by chance, a step changes only one of the two.
public struct ViewStateProbe {
  /// What is done, and what the piece is after that.
  public struct Step {
    public let value: String
    /// What a trace writes for it: another object may have the same name.
    public let name: String
    /// What else is different. When value and situation are as before, all copies have to be as before.
    public let situation: String
    /// Actions as they are typed.
    public let lines: [String]
    /// What no action can do.
    public let intervention: (() -> Void)?

    public init(
      value: String, name: String? = nil, situation: String = "", lines: [String] = [],
      intervention: (() -> Void)? = nil
    ) {
      self.value = value
      self.name = name ?? value
      self.situation = situation
      self.lines = lines
      self.intervention = intervention
    }
  }

  /// Actions before the first step, without the launch.
  public let setup: [String]
  public let steps: [Step]

  public init(setup: [String] = [], steps: [Step]) {
    self.setup = setup
    self.steps = steps
  }
}

/// Pieces that most apps have.
extension ViewStatePiece {
  /// The scenes that are presented: alerts, sheets, another app in front.
  public static func presented(_ probe: ViewStateProbe) -> ViewStatePiece {
    ViewStatePiece(
      "on top", isObject: true, probe: probe,
      read: {
        $0.presented.isEmpty
          ? nil : $0.presented.map(\.swiftLiteral).joined(separator: ", ")
      })
  }

  /// The text in the field of the presented scene, or of the first pane.
  public static func typedText(
    _ probe: ViewStateProbe, _ otherProbes: ViewStateProbe...
  ) -> ViewStatePiece {
    ViewStatePiece(
      "text being typed", probe: probe, otherProbes: otherProbes,
      read: { $0.typedText?.isEmpty == false ? $0.typedText?.swiftLiteral : nil })
  }
}
