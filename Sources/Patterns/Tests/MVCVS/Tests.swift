import LiveTesting
import RecordingsApp

extension RecordingsMVCVS {
  public static var tests: [LiveTestSuite] { [] }
}
