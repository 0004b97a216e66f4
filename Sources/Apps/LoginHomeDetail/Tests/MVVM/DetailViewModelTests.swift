import LiveTesting
import LoginHomeDetailApp

@Suite struct DetailViewModelTests {
  let viewModel = DetailViewModel()

  init() {
    viewModel.title = "Lisbon"
  }

  @Test func `a trip without a note says so`() {
    viewModel.loadData()
    #expect(viewModel.viewContainerVO?.note == "No note")
  }

  @Test func `a saved note is in the model, and in a new VO`() {
    viewModel.save(note: "Take the tram")
    #expect(TripStore.shared.trip(to: "Lisbon")?.note == "Take the tram")
    #expect(viewModel.viewContainerVO?.note == "Take the tram")
  }
}
