import LiveTesting
import RecordingsApp

extension RecordingsVIPER {
  public static var tests: [LiveTestSuite] { [] }
}
