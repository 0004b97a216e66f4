import DanmuApp

/// Is between the view and the data manager. It has no method for a call that it would only pass on: it
/// tells the runtime which object shall get the message.
@Traced(.presenter) class DanmuPresenter: DanmuPresenterInterface, DanmuDataOutputInterface {
  weak var view: (any DanmuViewInterface)?
  let dataManager: any DanmuDataInterface

  init(view: any DanmuViewInterface, dataManager: any DanmuDataInterface) {
    self.view = view
    self.dataManager = dataManager
  }

  var methods: [Selector: Method] { ["sendChat(_:)": Method(sendChat)] }

  /// A decision, and two calls: this cannot be forwarded.
  func sendChat(_ text: String) {
    guard !text.isBlank else { return }
    dataManager.sendChat(text)
    view?.clearField()
  }

  /// What the view wants of the data goes to the data manager. What the data manager wants shown goes to the
  /// view.
  func forwardingTarget(for selector: Selector) -> (any NSObjectProtocol)? {
    if Runtime.shared.declares(selector, in: .danmuDataInterface),
      dataManager.responds(to: selector)
    {
      return dataManager
    }
    if Runtime.shared.declares(selector, in: .danmuDataOutputInterface),
      let view, view.responds(to: selector)
    {
      return view
    }
    return nil
  }
}
