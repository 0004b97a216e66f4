import LiveTesting
import RecordingsApp

/// After building, every part of a module is there and has references to its neighbours.
@Suite struct FolderModuleTests {
  @Test func `every part is there, and wired`() throws {
    let built = FolderModule().buildDefault(folderID: .rootFolder)
    let view = try #require(built as? FolderDefaultView)
    let presenter = try #require(view.presenter as? FolderDefaultPresenter)
    let interactor = try #require(presenter.interactor as? FolderDefaultInteractor)
    let router = try #require(presenter.router as? FolderDefaultRouter)
    #expect(presenter.view === view)
    #expect(interactor.presenter === presenter)
    #expect(router.presenter === presenter)
    #expect(router.viewController === view)
    #expect(presenter.folderID == .rootFolder)
  }

  @Test func `the module dies with its view`() throws {
    var view = FolderModule().buildDefault(folderID: .rootFolder) as? FolderDefaultView
    let parts = parts(of: view)
    #expect(parts.allSatisfy { $0.object != nil })
    view = nil
    #expect(parts.allSatisfy { $0.object == nil })
  }

  private struct Part {
    weak var object: AnyObject?
  }

  private func parts(of view: FolderDefaultView?) -> [Part] {
    let presenter = view?.presenter as? FolderDefaultPresenter
    return [
      Part(object: presenter), Part(object: presenter?.interactor),
      Part(object: presenter?.router),
    ]
  }
}
