import LoginHomeDetailApp

/// Says what the page about a trip shows, and changes the trip's note.
@Traced(.viewModel) class DetailViewModel {
  @Published private(set) var viewContainerVO: DetailViewContainerVO?

  var title = ""

  func loadData() {
    guard let trip = TripStore.shared.trip(to: title) else { return }
    viewContainerVO = DetailViewContainerVO(
      title: trip.city,
      message: "\(trip.country), \(trip.nights) nights",
      note: trip.note.isEmpty ? "No note" : trip.note)
  }

  func save(note: String) {
    TripStore.shared.trip(to: title)?.setNote(note)
    loadData()
  }
}
