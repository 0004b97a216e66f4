import RecordingsApp

/// Where interactors get items. They are handed a service, and do not know which one.
protocol RecordingsService: AnyObject {
  func item(_ id: UUID) -> Document.Item?
  /// In an order that means nothing to the user.
  func items(in folder: UUID) -> [Document.Item]

  func add(_ item: Document.Item, to folder: UUID)
  func remove(_ id: UUID)
  /// Removes the sound file of a recording, if it has one.
  func removeFile(for recording: UUID)
  /// - Returns: `false` when the name is refused.
  @discardableResult func rename(_ id: UUID, to name: String) -> Bool

  /// Only the caller hears what has come: observers are not notified.
  func reload(
    _ folder: UUID, completion: @escaping (Result<[Document.Item], NetworkError>) -> Void)
  func cancelReload(of folder: UUID)

  /// The observer is held weakly.
  func addObserver(_ observer: any RecordingsObserver, of item: UUID)
}

/// Keeps the items, saves them, loads new ones from the server, and notifies observers.
@Traced(.service) final class RecordingsDefaultService: RecordingsService {
  private(set) var document = Document.load()
  private var observations: [Observation] = []
  private var requests: [UUID: NetworkRequest] = [:]

  private struct Observation {
    weak var observer: (any RecordingsObserver)?
    let item: UUID
  }

  // MARK: Reading

  func item(_ id: UUID) -> Document.Item? { document[id] }

  /// In the order of their identifiers, as a database gives them.
  func items(in folder: UUID) -> [Document.Item] {
    document.children(of: folder).sorted { $0.uuid < $1.uuid }
  }

  // MARK: Changing

  func add(_ item: Document.Item, to folder: UUID) {
    guard document.add(item, to: folder) != nil, let item = document[item.uuid] else { return }
    notify([folder: .added(item)])
  }

  func remove(_ id: UUID) {
    guard let item = document[id], let removed = document.remove(id) else { return }
    for item in removed.items { removeFile(for: item.uuid) }
    notify([removed.from.parent: .removed(item)])
  }

  func removeFile(for recording: UUID) { SoundFile(.soundFile(of: recording)).remove() }

  @discardableResult func rename(_ id: UUID, to name: String) -> Bool {
    guard let old = document[id], let place = document.rename(id, to: name)?.new,
      let new = document[id]
    else { return false }
    notify([place.parent: .changed(from: old, to: new), id: .renamed(new)])
    return true
  }

  // MARK: The server

  func reload(
    _ folder: UUID, completion: @escaping (Result<[Document.Item], NetworkError>) -> Void
  ) {
    requests[folder] = Network.shared.send(Resource(folder: folder)) { [weak self] answer in
      guard let self else { return }
      requests[folder] = nil
      completion(answer.map { self.merge($0, into: folder) })
    }
  }

  func cancelReload(of folder: UUID) {
    guard let request = requests.removeValue(forKey: folder) else { return }
    Network.shared.cancel(request)
  }

  private func merge(_ archives: [Archive], into folder: UUID) -> [Document.Item] {
    document.merge(archives, into: folder)
    document.write()
    return items(in: folder)
  }

  // MARK: Observers

  /// What observers hear of is saved already. They hear of it in the order of registration, and one of a deleted item once.
  private func notify(_ changes: [UUID: RecordingsChange]) {
    document.write()
    let told = observations.filter { $0.observer != nil }
    observations = told.filter { document[$0.item] != nil }
    for observation in told {
      let change = document[observation.item] == nil ? .deleted : changes[observation.item]
      if let change { observation.observer?.recordingsDidChange(change) }
    }
  }
}

@Traced(.subscribe) extension RecordingsDefaultService {
  func addObserver(_ observer: any RecordingsObserver, of item: UUID) {
    observations.append(Observation(observer: observer, item: item))
  }
}
