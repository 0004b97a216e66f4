import DanmuApp

/// Builds the chat. It is not needed after that.
@Traced(.configurator) final class DanmuConfigurator {
  let view: DanmuView

  init() {
    view = DanmuView()
    let dataManager = DanmuDataManager()
    let presenter = DanmuPresenter(view: view, dataManager: dataManager)
    dataManager.output = presenter
    view.presenter = presenter
  }
}
