import RecordingsApp

/// Decides what the player's scene shows, and formats its texts.
@Traced(.presenter) final class PlayPresenter {
  enum Activity {
    case paused, playing
  }

  weak var view: (any PlayViewInterface)?
  let data: any PlayDataInterface

  /// `nil` without a recording.
  private(set) var activity: Activity?

  init(view: any PlayViewInterface, data: any PlayDataInterface) {
    self.view = view
    self.data = data
  }

  private func showPlayButton() {
    view?.show(playButton: activity == .playing ? "Pause" : "Play")
  }

  private func showProgress(_ time: TimeInterval, of duration: TimeInterval) {
    view?.show(
      progress: minutesAndSeconds(time), fraction: duration > 0 ? time / duration : 0)
  }
}

// MARK: From the view

@Traced(.call) extension PlayPresenter: PlayPresenterInterface {
  /// A restored scene has its recording already.
  func viewDidLoad() {
    if activity == nil { data.loadRecording() }
  }

  func didTapPlay() { data.togglePlay() }

  /// A recording must have a name: an empty one is refused.
  func didEndEditing(name: String) {
    if name.isEmpty {
      view?.show(name: data.name())
    } else {
      data.rename(to: name)
    }
  }

  func restorationPath() -> [UUID]? { data.path() }

  func restore(path: [UUID]) { data.open(path: path) }
}

// MARK: From the data

@Traced(.call) extension PlayPresenter: PlayDataOutputInterface {
  func didLoad(name: String, duration: TimeInterval) {
    activity = .paused
    view?.showRecording()
    view?.show(title: name)
    view?.show(name: name)
    view?.show(duration: minutesAndSeconds(duration))
    showProgress(0, of: duration)
    showPlayButton()
  }

  func didRename(to name: String) {
    view?.show(title: name)
    view?.show(name: name)
  }

  func didFindNoRecording() {
    activity = nil
    view?.showNoRecording()
  }

  func playerDidToggle() {
    activity = activity == .playing ? .paused : .playing
    showPlayButton()
  }

  func playerDidAdvance(to time: TimeInterval, of duration: TimeInterval) {
    showProgress(time, of: duration)
  }

  func playerDidFinish() {
    activity = .paused
    showPlayButton()
  }
}
