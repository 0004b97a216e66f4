import Trace

/// A trace of references, from lines:
///
///     Desk: model           declares an object
///     Desk.lamp => Lamp     holds
///     Lamp.desk -> Desk     holds weakly
///     Desk.lamp =/ Lamp     ends the reference
///     Desk.lamp = nil       gets a value
///     free Lamp
///     turn back
///     kill Desk Lamp        in a turn of its own
func sketch(_ text: String) -> Trace {
  let events = text.split(separator: "\n").compactMap { event(String($0)) }
  return Trace(
    header: .init(pattern: "test"),
    records: events.enumerated().map { Trace.Record(n: $0 + 1, event: $1) })
}

private func event(_ line: String) -> Trace.Event? {
  let words = line.split(separator: " ").map(String.init)
  switch words[0] {
  case "free": return .release(.init(object: words[1]))
  case "turn": return .turn(.init(number: 1, action: words[1]))
  case "kill":
    return .turn(.init(number: 1, action: "relaunch", killed: Array(words.dropFirst())))
  case let name where name.hasSuffix(":"):
    let name = String(name.dropLast())
    return .participant(.init(name: name, type: name, role: Role(rawValue: words[1]) ?? .system))
  default: return reference(words)
  }
}

private func reference(_ words: [String]) -> Trace.Event? {
  let place = words[0].split(separator: ".").map(String.init)
  if words[1] == "=" {
    return .state(.init(owner: place[0], property: place[1], old: "old", new: words[2]))
  }
  return .reference(
    .init(
      from: place[0], property: place[1], to: words[2],
      strength: words[1] == "->" ? .weak : .strong,
      ended: words[1] == "=/"))
}

/// A VIPER module on the screen. The references are in the order in which a builder sets them.
let module = """
  UIKit: system
  UIKit.shared => UIKit
  Store: model
  Store.shared => Store
  FolderModule: builder
  FolderView: viewImpl
  tableView: view
  FolderView.tableView => tableView
  tableView.delegate -> FolderView
  FolderInteractor: interactor
  FolderInteractor.store => Store
  FolderPresenter: presenter
  FolderRouter: router
  FolderView.presenter => FolderPresenter
  FolderPresenter.view -> FolderView
  FolderPresenter.interactor => FolderInteractor
  FolderPresenter.router => FolderRouter
  FolderInteractor.presenter -> FolderPresenter
  FolderRouter.viewController -> FolderView
  FolderRouter.presenter -> FolderPresenter
  free FolderModule
  UIKit.top => FolderView

  """

/// The module is popped, and all its objects are released.
let popped = """
  turn back
  UIKit.top =/ FolderView
  free tableView
  free FolderInteractor
  free FolderPresenter
  free FolderRouter
  free FolderView

  """
