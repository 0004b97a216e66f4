import RecordingsApp

/// The use cases of the player.
protocol PlayerInteractor: AnyObject {
  func fetchRecording(id: UUID)
  func rename(id: UUID, to name: String)
  func togglePlay()
  func setProgress(_ time: TimeInterval)
  func pause(id: UUID)
  func stopPlaying()
}

@Traced(.interactor) class PlayerDefaultInteractor: PlayerInteractor {
  weak var presenter: (any PlayerPresenter)?
  let service: any RecordingsService
  private let audioService: any AudioService

  init(service: any RecordingsService, audioService: any AudioService) {
    self.service = service
    self.audioService = audioService
  }

  func fetchRecording(id: UUID) {
    guard let recording = service.item(id) else {
      presenter?.didRemoveRecording()
      return
    }
    service.addObserver(self, of: id)
    let playback = audioService.load(.soundFile(of: id)) { [weak self] playback in
      self?.presenter?.playerDidChange(playback)
    }
    presenter?.didFetch(recording, playback)
  }

  func rename(id: UUID, to name: String) {
    guard !service.rename(id, to: name), let recording = service.item(id) else { return }
    presenter?.didRefuseName(of: recording)
  }

  func togglePlay() { presenter?.playerDidChange(audioService.togglePlay()) }

  func setProgress(_ time: TimeInterval) {
    presenter?.playerDidChange(audioService.setProgress(time))
  }

  /// The next player may have loaded its sound already. That one goes on.
  func pause(id: UUID) {
    if let playback = audioService.pause(.soundFile(of: id)) {
      presenter?.playerDidChange(playback)
    }
  }

  func stopPlaying() { audioService.unload() }
}

@Traced(.observer) extension PlayerDefaultInteractor: RecordingsObserver {
  func recordingsDidChange(_ change: RecordingsChange) {
    switch change {
    case .renamed(let recording): presenter?.didRename(recording)
    case .deleted: presenter?.didRemoveRecording()
    case .added, .removed, .changed: break
    }
  }
}
