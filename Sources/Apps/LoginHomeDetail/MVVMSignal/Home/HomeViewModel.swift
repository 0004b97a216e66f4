import LoginHomeDetailApp

/// Makes the rows of the home page. Others can subscribe to them; the property itself is hidden.
@Traced(.viewModel) class HomeViewModel {
  typealias Row = HomeTableViewCellVO

  @Published private var dataArray: [Row] = []

  /// The filter lets every value through.
  var arraySignal: AnyPublisher<[Row], Never> {
    $dataArray.filter { _ in true }.eraseToAnyPublisher()
  }

  func loadData() {
    dataArray = TripStore.shared.trips.map { trip in
      Row(title: trip.city, message: "\(trip.country), \(trip.nights) nights")
    }
  }

  func didSelectCell(at indexPath: IndexPath) {
    Mediator.shared.pushToDetailViewController(title: dataArray[indexPath.row].title)
  }
}
