import LoginHomeDetailApp

/// Makes the rows of the home page. It knows the model, but neither the views nor the other pages.
@Traced(.viewModel) class HomeViewModel {
  @Published private(set) var dataArray: [HomeTableViewCellVO] = []

  func loadData() {
    dataArray = TripStore.shared.trips.map { trip in
      HomeTableViewCellVO(title: trip.city, message: "\(trip.country), \(trip.nights) nights")
    }
  }

  func didSelectCell(at indexPath: IndexPath) {
    Mediator.shared.pushToDetailViewController(title: dataArray[indexPath.row].title)
  }
}
