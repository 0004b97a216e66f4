import LiveTesting
import RecordingsApp

extension RecordingsVIPER {
  public static var tests: [LiveTestSuite] {
    [
      LiveTestSuite("Unit tests of the presenter", FolderPresenterTests.tests),
      LiveTestSuite("Unit tests of the interactor", FolderInteractorTests.tests),
      LiveTestSuite("Tests of the builder", FolderModuleTests.tests),
    ]
  }
}
