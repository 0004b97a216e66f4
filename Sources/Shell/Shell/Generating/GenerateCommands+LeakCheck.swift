import Analysis
import Cells
import LeakCheck
import Localization
import Trace

extension GenerateCommands {
  /// Opens a generated scene and leaves it. The run stays, to be looked at.
  func leakcheck(_ request: Request) throws(ShellProblem) -> Reply {
    let check = LeakCheck(try request[.example])
    run.load(check.whole)
    let options = request.options
    return Reply(
      LeakSheet(check, options).styled(width: width(options)).inCharset(of: options))
  }
}

/// Who holds whom while a generated scene is open, and what is released when it is left.
private struct LeakSheet {
  private let check: LeakCheck
  private let options: Options
  private let opened: Ownership
  private let left: Ownership

  init(_ check: LeakCheck, _ options: Options) {
    self.check = check
    self.options = options
    opened = Ownership(of: check.opened)
    left = Ownership(of: check.whole)
  }

  func styled(width: Int) -> Styled {
    .stack([
      Styled(localized("The scene is open"), .heading), objects(width),
      referencesBack(width),
      Styled(localized("The scene is left"), .heading),
      ReleaseSheet(check.left, options).styled(width: width),
      .wrapped(verdict, to: width, .strong),
    ])
  }

  private func objects(_ width: Int) -> Styled {
    let tree = ObjectTree(opened, options)
    return options[.plain] ? tree.sentences : tree.styled(width: width)
  }

  /// The references that lead back should be weak.
  private func referencesBack(_ width: Int) -> Styled {
    let back = opened.holds.filter(opened.isBackwards)
    guard !back.isEmpty else { return Styled() }
    let names = { (isStrong: Bool) in
      back.filter { $0.isStrong == isStrong }
        .map { "\($0.holder.printable).\($0.property)" }.commaSeparated
    }
    return .wrapped(
      back.contains(where: \.isStrong)
        ? localized("Strong, though they lead back and should be weak: \(names(true)).")
        : localized("Weak, since they lead back: \(names(false))."), to: width)
  }

  private var verdict: String {
    let scene = opened.objects.filter { $0.name.hasPrefix("Note") && $0.role != .view }
    let remaining = scene.filter { left[$0.name] != nil }.map(\.name.printable)
    guard !remaining.isEmpty else {
      return localized(
        "All parts of the scene are released: \(scene.map(\.name.printable).commaSeparated).")
    }
    return left.leaks.isEmpty
      ? localized("Still there, since the app holds them: \(remaining.commaSeparated).")
      : localized("Still there, since they hold each other: \(remaining.commaSeparated).")
  }
}

extension Ownership {
  /// Whether a reference leads from a part of a VIPER module or an MVP scene back towards its view, or from a scene to its coordinator.
  fileprivate func isBackwards(_ hold: Hold) -> Bool {
    switch (self[hold.holder]?.role, self[hold.held]?.role) {
    case (.presenter, .viewImpl), (.router, .viewImpl), (.router, .presenter),
      (.interactor, .presenter), (.data, .presenter), (.viewController, .coordinator):
      true
    default: false
    }
  }
}
