/// The part that a participant plays in its pattern.
///
/// The raw values are the headings of the patterns' contract tables.
public enum Role: String, CaseIterable, Sendable {
  case user = "User"
  case app = "App"
  case view = "View"
  case controller = "Controller"
  case rootController = "RootController"
  case viewController = "ViewController"
  case viewImpl = "ViewImpl"
  case viewModel = "ViewModel"
  case coordinator = "Coordinator"
  case presenter = "Presenter"
  case interactor = "Interactor"
  case router = "Router"
  case builder = "Builder"
  case configurator = "Configurator"
  case data = "Data"
  case model = "Model"
  case viewStateModel = "ViewStateModel"
  case service = "Service"
  case notificationCenter = "NC"
  case system = "System"
  case timer = "Timer"
  case remote = "Remote"
}
