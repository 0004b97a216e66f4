import RecordingsApp

/// The recorder's closure holds the controller that holds the recorder.
enum Leak {
  static var mistake: Mistake {
    Mistake(
      "mvc.leak", "A closure holds its owner",
      scenario: "record",
      symptom:
        "Nothing on the screen. But `objects` finds a controller and a recorder that no screen needs "
        + "any more, and two more after every recording.",
      reason:
        "Controller, recorder and closure hold each other in a retain cycle. An object that keeps "
        + "a closure which uses the object needs [weak self] in that closure.",
      launcher: RecordingsMVC.launcher(
        .main.replacing("Recorder", with: RecordViewController.init)))
  }

  @Traced(.controller) final class RecordViewController: MVC.RecordViewController {
    override func makeRecorder(url: URL) -> Recorder {
      Recorder(url: url) { time in self.timeLabel.text = hoursMinutesAndSeconds(time) }
    }
  }
}
