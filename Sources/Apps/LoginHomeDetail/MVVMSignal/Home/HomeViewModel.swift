import LoginHomeDetailApp

/// Makes the rows of the home page. Others can subscribe to them; the property itself is hidden.
@Traced(.viewModel) class HomeViewModel {
  @Published private var dataArray: [HomeTableViewCellVO] = []

  /// The filter lets every value through.
  var arraySignal: AnyPublisher<[HomeTableViewCellVO], Never> {
    $dataArray.filter { _ in true }.eraseToAnyPublisher()
  }

  func loadData() {
    dataArray = TripStore.shared.trips.map { trip in
      HomeTableViewCellVO(title: trip.city, message: "\(trip.country), \(trip.nights) nights")
    }
  }

  func didSelectCell(at indexPath: IndexPath) {
    Mediator.shared.pushToDetailViewController(title: dataArray[indexPath.row].title)
  }
}
