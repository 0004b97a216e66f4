import DanmuApp

/// A mistake that replaces some parts of the chat. By default, they are the right ones.
protocol WrongParts {
  static func makeData() -> DanmuDataManager
  static func makePresenter(_ view: DanmuView, _ dataManager: DanmuDataManager) -> DanmuPresenter
}

extension WrongParts {
  static func makeData() -> DanmuDataManager { DanmuDataManager() }

  static func makePresenter(_ view: DanmuView, _ dataManager: DanmuDataManager) -> DanmuPresenter {
    DanmuPresenter(view: view, dataManager: dataManager)
  }
}

/// The app with the wrong parts.
enum Wrong<Parts: WrongParts> {
  static var launcher: Launcher { Launcher(delegate: AppDelegate.init) }

  @Traced(.app) final class AppDelegate: MVPForwarding.AppDelegate {
    override func makeChat() -> UIViewController { DanmuConfigurator().view }
  }

  @Traced(.configurator) final class DanmuConfigurator {
    let view: DanmuView

    init() {
      view = DanmuView()
      let dataManager = Parts.makeData()
      let presenter = Parts.makePresenter(view, dataManager)
      dataManager.output = presenter
      view.presenter = presenter
    }
  }
}
