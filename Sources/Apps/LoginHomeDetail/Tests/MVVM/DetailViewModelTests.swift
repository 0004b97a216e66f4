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

  @Test func `a new note in the model makes a new VO, no matter who wrote it`() {
    viewModel.loadData()
    TripStore.shared.trip(to: "Lisbon")?.setNote("Take the tram")
    #expect(viewModel.viewContainerVO?.note == "Take the tram")
  }

  @Test func `after a jump to another trip, the former one is no longer observed`() {
    viewModel.loadData()
    viewModel.title = "Oslo"
    viewModel.loadData()
    TripStore.shared.trip(to: "Lisbon")?.setNote("Take the tram")
    #expect(viewModel.viewContainerVO?.note == "No note")
  }

  @Test func `a saved note is in the model, and in a new VO`() {
    viewModel.loadData()
    viewModel.save(note: "Take the tram")
    #expect(TripStore.shared.trip(to: "Lisbon")?.note == "Take the tram")
    #expect(viewModel.viewContainerVO?.note == "Take the tram")
  }
}
