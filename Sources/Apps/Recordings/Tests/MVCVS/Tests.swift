import LiveTesting
import RecordingsApp

extension RecordingsMVCVS {
  public static var tests: [LiveTestSuite] {
    [
      LiveTestSuite("From the state to the screens", HierarchyTests.tests),
      LiveTestSuite("From a gesture to the state", ViewActionTests.tests),
    ]
  }
}
