import LoginHomeDetailApp

/// Says what the page about a trip shows, and changes the trip's note. It observes the note: the page follows, no matter
/// which object changes it.
@Traced(.viewModel) class DetailViewModel {
  @Published private(set) var viewContainerVO: DetailViewContainerVO?

  var title = ""
  var subscription: AnyCancellable?

  /// The present note comes at once, then each new one.
  func loadData() {
    guard let trip = TripStore.shared.trip(to: title) else { return }
    subscription = trip.$note.sink { [weak self] note in
      self?.show(trip, note: note)
    }
  }

  private func show(_ trip: Trip, note: String) {
    viewContainerVO = DetailViewContainerVO(
      title: trip.city,
      message: "\(trip.country), \(trip.nights) nights",
      note: note.isEmpty ? "No note" : note)
  }

  func save(note: String) {
    TripStore.shared.trip(to: title)?.setNote(note)
  }
}
