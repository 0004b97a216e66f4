import RecordingsApp

extension RecordingsVIPER {
  public static var mistakes: [Mistake] { [] }
}
