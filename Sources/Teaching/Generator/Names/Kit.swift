/// The library for which code is made. It decides on the import, the base classes and what is before a class.
public enum Kit: String, CaseIterable, Equatable, Sendable {
  /// The toy of this project: every class is traced.
  case toykit
  case uikit

  /// Every value that a template may use for its kit.
  var context: [String: Any] {
    let isUIKit = self == .uikit
    return [
      "kit": isUIKit ? "UIKit" : "ToyKit",
      "uikit": isUIKit,
      "toykit": !isUIKit,
      "mark": Dictionary(uniqueKeysWithValues: Self.roles.map { ($0, mark($0)) }),
      "mainActor": isUIKit ? "@MainActor " : "",
      "objc": isUIKit ? "@objc " : "",
      "extensionMark": isUIKit ? "" : "@Traced(.delegate) ",
      "callMark": isUIKit ? "" : "@Traced(.call) ",
    ]
  }

  private func mark(_ role: String) -> String {
    self == .uikit ? "@MainActor" : "@Traced(.\(role))"
  }

  private static let roles = [
    "builder", "configurator", "controller", "coordinator", "data", "interactor", "model",
    "presenter", "router", "viewController", "viewImpl", "viewModel", "viewStateModel",
  ]
}
