import LiveTesting
import RecordingsApp

extension RecordingsMVVMObservable {
  public static var tests: [LiveTestSuite] {
    [
      LiveTestSuite("Interface tests of the folder's view-model", FolderViewModelTests.tests),
      LiveTestSuite("Interface tests of the player's view-model", PlayerViewModelTests.tests),
      LiveTestSuite("Interface tests of the view-model of both panes", RootViewModelTests.tests),
    ]
  }
}
