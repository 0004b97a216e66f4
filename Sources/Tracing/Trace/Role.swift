/// What a participant is in its pattern.
public enum Role: String, CaseIterable, Sendable {
  case user
  case app
  case view
  case controller
  case rootController
  case viewController
  case viewImpl
  case viewModel
  case coordinator
  case mediator
  case presenter
  case interactor
  case router
  case builder
  case configurator
  case data
  case model
  case viewStateModel
  case service
  case notificationCenter = "nc"
  case system
  case timer
  case remote

  /// The role as contract tables and drawings write it: `ViewModel`, `NC`.
  public var heading: String {
    self == .notificationCenter ? "NC" : rawValue.prefix(1).uppercased() + rawValue.dropFirst()
  }

  /// `nil` when no role has this heading.
  public init?(heading: String) {
    guard let role = Role.allCases.first(where: { $0.heading == heading }) else { return nil }
    self = role
  }
}
