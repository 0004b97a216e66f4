import RecordingsApp

/// What a controller works with. No controller is ever given a model object.
struct StoreContext {
  let documentStore: DocumentStore
  let viewStateStore: ViewStateStore

  func folderContext(index: Int) -> FolderContext {
    FolderContext(documentStore: documentStore, viewStateStore: viewStateStore, index: index)
  }
}

/// The same, and which entry of the folder stack the controller shows.
struct FolderContext {
  let documentStore: DocumentStore
  let viewStateStore: ViewStateStore
  let index: Int
}
