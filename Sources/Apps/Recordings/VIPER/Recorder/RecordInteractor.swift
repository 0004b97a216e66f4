import RecordingsApp

/// The use cases of the recorder.
protocol RecordInteractor: AnyObject {
  func startRecording(id: UUID)
  func stopRecording()
  func save(id: UUID, name: String, in folderID: UUID)
  /// Removes what was recorded.
  func discard(id: UUID)
}

@Traced(.interactor) final class RecordDefaultInteractor: RecordInteractor {
  weak var presenter: (any RecordPresenter)?
  private let service: any RecordingsService
  private let audioService: any AudioService

  init(service: any RecordingsService, audioService: any AudioService) {
    self.service = service
    self.audioService = audioService
  }

  func startRecording(id: UUID) {
    audioService.startRecording(.soundFile(of: id)) { [weak self] time in
      self?.presenter?.recorderDidTick(time)
    }
  }

  func stopRecording() { audioService.stopRecording() }

  /// The folder may have been deleted meanwhile.
  func save(id: UUID, name: String, in folderID: UUID) {
    let isGone = service.item(folderID) == nil
    service.add(.recording(name, uuid: id), to: isGone ? .rootFolder : folderID)
    presenter?.didSave()
  }

  func discard(id: UUID) { service.removeFile(for: id) }
}
