import LiveTesting
import RecordingsApp

extension RecordingsTEA {
  public static var tests: [LiveTestSuite] {
    [
      LiveTestSuite("Tests of the update", UpdateTests.tests),
      LiveTestSuite("Tests of the description", DescriptionTests.tests),
      LiveTestSuite("A walk through both", WalkTests.tests),
    ]
  }
}
