/// What a participant is in its pattern.
public enum Role: String, CaseIterable, Sendable {
  case user
  case app
  case view
  case controller
  case rootController
  case viewController
  case viewImpl
  /// A place in the tree of a declarative framework where a view of the app is. The view is a value; the node stays.
  case viewNode
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
  /// An observable object with the path and the selection.
  case navigation
  /// What is handed down the tree by its type.
  case environment
  /// What notes who has read which property of an observable.
  case observation
  case notificationCenter = "nc"
  case system
  case timer
  case remote
  case driver
  case state
  case virtualView
  case handler
  case command
  case subscription

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
