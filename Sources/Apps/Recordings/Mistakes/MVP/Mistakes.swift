import RecordingsApp

extension RecordingsMVP {
  public static var mistakes: [Mistake] {
    [M1.mistake, M2.mistake, M3.mistake, LeakView.mistake, LeakClosure.mistake, Glue.mistake]
  }
}
