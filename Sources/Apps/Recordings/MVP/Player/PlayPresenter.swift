import RecordingsApp

/// Decides what the player's scene shows, and formats its texts.
@Traced(.presenter) final class PlayPresenter {
  enum Activity {
    case stopped, paused, playing

    init(_ state: PlayState) {
      if state.isPlaying {
        self = .playing
      } else {
        self = state.isPaused ? .paused : .stopped
      }
    }

    /// What a tap on the button will do.
    var buttonTitle: String {
      switch self {
      case .stopped: "Play"
      case .paused: "Resume"
      case .playing: "Pause"
      }
    }
  }

  weak var view: (any PlayViewInterface)?
  let data: any PlayDataInterface

  /// `nil` without a recording.
  private(set) var activity: Activity?

  init(view: any PlayViewInterface, data: any PlayDataInterface) {
    self.view = view
    self.data = data
  }

  private func show(_ activity: Activity) {
    self.activity = activity
    view?.show(playButton: activity.buttonTitle)
  }

  private func show(progress: TimeInterval) {
    view?.show(progress: minutesAndSeconds(progress), seconds: Float(progress))
  }
}

// MARK: From the view

@Traced(.call) extension PlayPresenter: PlayPresenterInterface {
  func viewDidLoad() { data.loadRecording() }

  func didTapPlay() { data.togglePlay() }

  func didMoveSlider(to time: TimeInterval) { data.setProgress(time) }

  func didEndEditing(name: String) { data.rename(to: name) }

  func restorationPath() -> [UUID]? { data.path() }

  func restore(path: [UUID]) { data.open(path: path) }
}

// MARK: From the data

@Traced(.call) extension PlayPresenter: PlayDataOutputInterface {
  func didLoad(name: String, duration: TimeInterval) {
    view?.showRecording()
    view?.show(title: name)
    view?.show(name: name)
    view?.show(duration: minutesAndSeconds(duration), seconds: Float(duration))
    show(progress: 0)
    show(.stopped)
  }

  func didRename(to name: String) {
    view?.show(title: name)
    view?.show(name: name)
  }

  func didRefuseName(keeping name: String) { view?.show(name: name) }

  func didFindNoRecording() {
    activity = nil
    view?.showNoRecording()
  }

  func playerDidChange(_ state: PlayState) {
    let new = Activity(state)
    if new != activity { show(new) }
    show(progress: state.progress)
  }
}
