import RecordingsApp
import ReducerKit

/// A folder that is being named.
struct NewFolderFeature: Reducer {
  struct State: ObservableState {
    /// Where it will be.
    let folder: UUID
    var name = ""
  }

  enum Action: Equatable {
    case nameChanged(String)
    case createTapped
    case cancelTapped
  }

  private let dependencies: Dependencies

  init(_ dependencies: Dependencies) { self.dependencies = dependencies }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .nameChanged(let name):
      state.name = name
      return .none
    case .createTapped:
      return addFolder(named: state.name, to: state.folder)
    case .cancelTapped:
      return .none
    }
  }

  private func addFolder(named name: String, to folder: UUID) -> Effect<Action> {
    .run(with: name, folder) { [dependencies] _ in dependencies.library.addFolder(name, folder) }
  }
}
