import ArticlesApp
import LiveTesting

extension ArticlesVIPEREdges {
  public static var tests: [LiveTestSuite] {
    [
      LiveTestSuite("A module built with a mock service", ListModuleTests.tests),
      LiveTestSuite("Unit tests of the reader's presenter", ReaderPresenterTests.tests),
    ]
  }
}
