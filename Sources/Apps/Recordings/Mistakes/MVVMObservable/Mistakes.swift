import RecordingsApp

extension RecordingsMVVMObservable {
  public static var mistakes: [Mistake] { [M1.mistake, M2.mistake, M3.mistake, M4.mistake] }
}
