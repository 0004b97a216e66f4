/// All trips. They are in memory only: after a relaunch their notes are empty.
@Traced(.model) public final class TripStore {
  public static var shared = TripStore()

  public let trips = quietly {
    [
      Trip(city: "Kyoto", country: "Japan", nights: 9, price: 2400),
      Trip(city: "Lisbon", country: "Portugal", nights: 3, price: 420),
      Trip(city: "Oslo", country: "Norway", nights: 5, price: 980),
    ]
  }

  /// `nil` when there is no trip to this city.
  public func trip(to city: String) -> Trip? { trips.first { $0.city == city } }
}
