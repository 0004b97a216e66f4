import RecordingsApp

/// The view of the recorder's scene.
@Traced(.viewImpl) final class RecordViewController: UIViewController {
  let timeLabel = UILabel()
  let stopButton = UIButton(title: "Stop")

  var presenter: (any RecordPresenterInterface)?

  override func loadView() {
    title = "Recording"
    // Only Stop ends a recording, not a swipe.
    isModalInPresentation = true
    view = UIStackView(arrangedSubviews: [timeLabel, stopButton])
    stopButton.addTarget(self, action: RecordViewController.didTapStop, for: .touchUpInside)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    presenter?.viewDidAppear()
  }

  func didTapStop() { presenter?.didTapStop() }
}

@Traced(.call) extension RecordViewController: RecordViewInterface {
  func show(time: String) { timeLabel.text = time }

  func askForText(title: String, accept: String, placeholder: String) {
    modalTextAlert(title: title, accept: accept, placeholder: placeholder) { text in
      self.presenter?.didEnterName(text)
    }
  }
}
