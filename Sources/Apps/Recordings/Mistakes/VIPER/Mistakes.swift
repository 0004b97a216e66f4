import RecordingsApp

extension RecordingsVIPER {
  public static var mistakes: [Mistake] {
    [
      M1.mistake, M2.mistake, M3.mistake, M4.mistake, M5.mistake, M6.mistake, LeakView.mistake,
      LeakRouter.mistake, LeakInteractor.mistake, ViewLogic.mistake, BareView.mistake,
      Entity.mistake,
    ]
  }
}
