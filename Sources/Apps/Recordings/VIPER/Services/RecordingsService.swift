import RecordingsApp

/// Where interactors get items. They are handed a service, and do not know which one.
protocol RecordingsService: AnyObject {
  var document: Document { get }
  func item(_ id: UUID) -> Document.Item?
  func items(in folder: UUID) -> [Document.Item]

  func add(_ item: Document.Item, to folder: UUID)
  func remove(_ id: UUID)
  /// Removes the sound file of a recording, if it has one.
  func removeFile(for recording: UUID)
  /// - Returns: `false` when the name is refused.
  @discardableResult func rename(_ id: UUID, to name: String) -> Bool

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

  func items(in folder: UUID) -> [Document.Item] { document.children(of: folder) }

  // MARK: Changing

  func add(_ item: Document.Item, to folder: UUID) {
    guard let place = document.add(item, to: folder) else { return }
    notify([folder: .added(item, at: place.index)])
  }

  func remove(_ id: UUID) {
    guard let item = document[id], let removed = document.remove(id) else { return }
    for item in removed.items { removeFile(for: item.uuid) }
    notify([removed.from.parent: .removed(item, at: removed.from.index)])
  }

  func removeFile(for recording: UUID) { SoundFile(.soundFile(of: recording)).remove() }

  @discardableResult func rename(_ id: UUID, to name: String) -> Bool {
    guard let (old, new) = document.rename(id, to: name), let item = document[id] else {
      return false
    }
    notify([new.parent: .moved(item, from: old.index, to: new.index), id: .renamed(item)])
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
    return document.children(of: folder)
  }

  // MARK: Observers

  func addObserver(_ observer: any RecordingsObserver, of item: UUID) {
    observations.append(Observation(observer: observer, item: item))
  }

  /// In the order of registration. An observer of a deleted item is notified once.
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
