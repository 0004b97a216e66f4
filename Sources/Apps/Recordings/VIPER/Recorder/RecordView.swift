import RecordingsApp

/// The calls from the presenter to the recorder's view.
protocol RecordView: AnyObject {
  func display(time: String)
  func displayTextPrompt(title: String, accept: String, placeholder: String)
}

@Traced(.viewImpl) final class RecordDefaultView: UIViewController, RecordView {
  let timeLabel = UILabel()
  let stopButton = UIButton(title: "Stop")

  var presenter: (any RecordPresenter)?

  // MARK: Life cycle

  override func loadView() {
    title = "Recording"
    // Only Stop ends a recording, not a swipe.
    isModalInPresentation = true
    view = UIStackView(arrangedSubviews: [timeLabel, stopButton])
    stopButton.addTarget(self, action: RecordDefaultView.stopTapped, for: .touchUpInside)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    presenter?.viewDidAppear()
  }

  // MARK: Actions

  func stopTapped() { presenter?.didTapStop() }

  // MARK: Display

  func display(time: String) { timeLabel.text = time }

  func displayTextPrompt(title: String, accept: String, placeholder: String) {
    modalTextAlert(title: title, accept: accept, placeholder: placeholder) { text in
      if let text {
        self.presenter?.didEnterName(text)
      } else {
        self.presenter?.didCancelPrompt()
      }
    }
  }
}
