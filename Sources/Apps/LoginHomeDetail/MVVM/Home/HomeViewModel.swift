import LoginHomeDetailApp

/// Makes the rows of the home page. It knows the model, but neither the views nor the other pages.
@Traced(.viewModel) class HomeViewModel {
  typealias Row = HomeTableViewCellVO

  @Published private(set) var dataArray: [Row] = []

  func loadData() {
    dataArray = TripStore.shared.trips.map { trip in
      Row(title: trip.city, message: "\(trip.country), \(trip.nights) nights")
    }
  }

  func didSelectCell(at indexPath: IndexPath) {
    Mediator.shared.pushToDetailViewController(title: dataArray[indexPath.row].title)
  }
}
