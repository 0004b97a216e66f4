import RecordingsApp

/// The stores that a controller works with. Controllers get no model objects.
///
/// A controller must have them before its view is loaded: without them it observes nothing, and its scene stays empty.
struct StoreContext {
  let documentStore: DocumentStore
  let viewStateStore: ViewStateStore

  func folderContext(index: Int) -> FolderContext {
    FolderContext(documentStore: documentStore, viewStateStore: viewStateStore, index: index)
  }
}

/// The stores, and the entry of the folder stack that the controller shows.
struct FolderContext {
  let documentStore: DocumentStore
  let viewStateStore: ViewStateStore
  let index: Int
}
