import RecordingsApp
import ReducerKit

/// The list of a folder.
struct FolderFeature: Reducer {
  struct State: ObservableState, Identifiable {
    let id: UUID
    var title: String
    var rows: [Document.Item]
    var editMode = EditMode.inactive
    /// Whether the server is asked for the contents.
    var isRefreshing = false
  }

  enum Action: Equatable {
    case rowTapped(Document.Item)
    case rowDeleted(Document.Item)
    case editModeChanged(EditMode)
    case addTapped
    case recordTapped
    case pulled
    case loaded([Archive])
    case failed(String)
  }

  struct ContentsID: Hashable { let folder: UUID }

  private let dependencies: Dependencies

  init(_ dependencies: Dependencies) { self.dependencies = dependencies }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .rowDeleted(let item):
      return remove(item)
    case .editModeChanged(let mode):
      state.editMode = mode
      return .none
    case .pulled:
      state.isRefreshing = true
      return loadContents(of: state.id)
    case .loaded(let contents):
      state.isRefreshing = false
      return merge(contents, into: state.id)
    case .failed:
      state.isRefreshing = false
      return .none
    case .rowTapped, .addTapped, .recordTapped:
      return .none
    }
  }

  private func remove(_ item: Document.Item) -> Effect<Action> {
    .run(with: item) { [dependencies] _ in dependencies.library.remove(item.uuid) }
  }

  private func merge(_ contents: [Archive], into folder: UUID) -> Effect<Action> {
    .run(with: contents, folder) { [dependencies] _ in
      dependencies.library.merge(contents, folder)
    }
  }

  private func loadContents(of folder: UUID) -> Effect<Action> {
    .listen(with: folder, id: ContentsID(folder: folder)) { [dependencies] send in
      dependencies.server.contents(folder) { result in
        switch result {
        case .success(let contents): send.last(.loaded(contents))
        case .failure(let error): send.last(.failed(error.description))
        }
      }
    }
  }
}

extension FolderFeature.State {
  init(_ folder: UUID, in items: Document) {
    self.init(id: folder, title: "", rows: [])
    self = following(items)
  }

  /// The same folder after a change of the store.
  func following(_ items: Document) -> Self {
    var state = self
    state.title = id == .rootFolder ? "Recordings" : items[id]?.name ?? ""
    state.rows = items.children(of: id)
    return state
  }
}
