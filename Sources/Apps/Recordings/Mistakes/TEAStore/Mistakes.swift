import RecordingsApp

extension RecordingsTEAStore {
  public static var mistakes: [Mistake] { [M1.mistake, M2.mistake] }
}
