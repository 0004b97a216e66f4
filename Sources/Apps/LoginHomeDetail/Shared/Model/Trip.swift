/// A trip. The pages show only a part of it. Others can observe its note; the rest does not change.
@Traced(.model) public final class Trip {
  public let city: String
  public private(set) var country: String
  public private(set) var nights: Int
  public private(set) var price: Int
  @Published public private(set) var note = ""

  public var lifelineName: String? { city }

  init(city: String, country: String, nights: Int, price: Int) {
    self.city = city
    self.country = country
    self.nights = nights
    self.price = price
  }

  public func setNote(_ note: String) { self.note = note }
}
