import LiveTesting
import LoginHomeDetailApp

/// The view-model asks the one mediator of the app, so a test has to put another one in its place.
@Suite struct HomeViewModelTests {
  let viewModel = HomeViewModel()
  let mediator = MediatorSpy()

  final class MediatorSpy: Mediator {
    var titles: [String] = []

    override func pushToDetailViewController(title: String) {
      titles.append(title)
    }
  }

  init() {
    Mediator.shared = mediator
  }

  @Test func `a row says where a trip goes, and how long it takes`() {
    viewModel.loadData()
    #expect(
      viewModel.dataArray.first
        == HomeTableViewCellVO(title: "Kyoto", message: "Japan, 9 nights"))
  }

  @Test func `a subscriber gets the empty array at once, then the rows`() {
    var counts: [Int] = []
    let subscription = viewModel.$dataArray.sink { counts.append($0.count) }
    viewModel.loadData()
    subscription.cancel()
    #expect(counts == [0, 3])
  }

  @Test func `a tap asks the mediator for the page about the trip`() {
    viewModel.loadData()
    viewModel.didSelectCell(at: IndexPath(row: 2, section: 0))
    #expect(mediator.titles == ["Oslo"])
  }
}
