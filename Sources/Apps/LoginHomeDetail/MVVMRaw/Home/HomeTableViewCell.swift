import LoginHomeDetailApp

/// It knows the model, and decides how a trip reads.
@Traced(.view) final class HomeTableViewCell: UITableViewCell {
  static let identifier = "HomeTableViewCell"

  func show(_ trip: Trip) {
    var content = defaultContentConfiguration()
    content.text = trip.city
    content.secondaryText = "\(trip.country), \(trip.nights) nights"
    contentConfiguration = content
  }
}
