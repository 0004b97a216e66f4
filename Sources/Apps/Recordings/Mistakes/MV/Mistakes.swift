import RecordingsApp

extension RecordingsMV {
  public static var mistakes: [Mistake] {
    [M1.mistake, M2.mistake, M3.mistake, M4.mistake, M5.mistake]
  }
}
