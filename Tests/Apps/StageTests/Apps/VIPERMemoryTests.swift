import Stage
import Testing
import Trace
import Tracer

/// VIPER's memory table, made from a run.
@MainActor struct VIPERMemoryTests {
  private static let module: Set<Role> = [.viewImpl, .presenter, .interactor, .router, .builder]

  @Test func `the parts of a folder's module hold each other as the table says`() throws {
    let held = try Self.references(after: ["launch"]).filter { $0.contains("Folder") }
    #expect(
      held == [
        "MasterNav.viewControllers ==> FolderView",
        "FolderView.presenter ==> FolderPresenter",
        "FolderPresenter.view --> FolderView",
        "FolderPresenter.interactor ==> FolderInteractor",
        "FolderPresenter.router ==> FolderRouter",
        "FolderInteractor.presenter --> FolderPresenter",
        "FolderInteractor.service ==> Service",
        "FolderRouter.presenter --> FolderPresenter",
        "FolderRouter.viewController --> FolderView",
        "Service.observations --> FolderInteractor",
      ])
  }

  @Test func `a module's delegate is held weakly, by the router`() throws {
    let held = try Self.references(after: ["launch", "tap Record"])
    let delegates = held.filter { $0.contains("elegate") }
    #expect(delegates == ["RecordRouter.delegate --> FolderRouter"])
  }

  @Test func `the way back frees the module, and nothing else`() throws {
    let trace = try Self.trace(["launch", "open Work"], ["back"])
    let roles = trace.roles
    let released = trace.releases.filter { roles[$0] != .view }
    #expect(
      Set(released) == ["FolderView2", "FolderPresenter2", "FolderInteractor2", "FolderRouter2"])
  }

  @Test func `a recorder whose folder is gone closes itself`() throws {
    let stage = try Stage(
      "viper", "launch", "open Work", "tap Record", "remote delete Work", "tap Stop", "type Memo",
      "tap Save")
    #expect(stage.rowLabels == ["Hello", "Memo"])
  }

  private static func trace(_ setup: [String], _ actions: [String]) throws -> Trace {
    let stage = try Stage("viper", setup)
    let position = setup.isEmpty ? LogPosition.start : stage.position
    try stage.perform(actions)
    return stage.trace(Trace.Header(pattern: "viper"), since: position)
  }

  /// References to parts of modules, and from parts to anything except widgets.
  private static func references(after actions: [String]) throws -> Set<String> {
    let trace = try trace([], actions)
    let roles = trace.roles
    let references = trace.records.compactMap { record -> Trace.Reference? in
      if case .reference(let reference) = record.event { reference } else { nil }
    }
    let parts = references.filter {
      roles[$0.to].map(module.contains) == true
        || roles[$0.from].map(module.contains) == true && roles[$0.to] == .service
    }
    return Set(
      parts.filter { roles[$0.from] != .view }
        .map { "\($0.from).\($0.property) \($0.strength == .strong ? "==>" : "-->") \($0.to)" })
  }
}
