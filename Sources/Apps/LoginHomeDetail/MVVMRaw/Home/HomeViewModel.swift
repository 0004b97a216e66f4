import LoginHomeDetailApp

/// Hands the trips to the home page as they are.
@Traced(.viewModel) class HomeViewModel {
  typealias Row = Trip

  @Published private(set) var dataArray: [Row] = []

  func loadData() {
    dataArray = TripStore.shared.trips
  }

  func didSelectCell(at indexPath: IndexPath) {
    Mediator.shared.pushToDetailViewController(title: dataArray[indexPath.row].city)
  }
}
