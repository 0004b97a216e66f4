import Testing

@testable import ToySwiftUI

private struct Place: Hashable, Identifiable {
  let id: Int
}

@Traced(.model) @Observable private final class Trip {
  var path: [Place] = []
  var places = [Place(id: 1), Place(id: 2)]
}

private struct PlaceList: View {
  @Environment(Trip.self) private var trip

  var body: some View {
    List {
      ForEach(trip.places) { place in
        NavigationLink(value: place) { Text("Place \(place.id)") }
      }
    }
    .navigationTitle("Trip")
  }
}

private struct TripView: View {
  @Bindable var trip: Trip

  var body: some View {
    NavigationSplitView {
      NavigationStack(path: $trip.path) {
        PlaceList()
          .navigationDestination(for: Place.self) { Text("At place \($0.id)") }
      }
    } detail: {
      Text("No place")
    }
    .environment(trip)
  }
}

private struct Travels: App {
  @State private var trip = Trip()

  var body: some Scene {
    WindowGroup { TripView(trip: trip) }
  }
}

/// A stack and the links in it.
@MainActor struct NavigationTests {
  private let run = AppRun(Travels.self)

  private func openFirst() {
    let controls = run.controls
    run.act("open") { controls.rows.first?.open() }
  }

  @Test func `a link adds its value to the path, and Back takes it away`() throws {
    let trip = try #require(run.stateObject(Trip.self))
    openFirst()
    #expect(trip.path == [Place(id: 1)])
    #expect(run.screen.contains("At place 1"))
    run.tap("‹ Back")
    #expect(trip.path == [])
  }

  /// Its links are made while the path has a place on it.
  @Test func `a list that was computed under another screen leads on by one screen`() throws {
    let trip = try #require(run.stateObject(Trip.self))
    openFirst()
    run.act("remove") { trip.places.removeFirst() }
    run.act("back") { trip.path = [] }
    openFirst()
    #expect(trip.path == [Place(id: 2)])
  }
}
