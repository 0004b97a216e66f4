import RecordingsApp

extension RecordingsMVVMC {
  public static var mistakes: [Mistake] { [] }
}
