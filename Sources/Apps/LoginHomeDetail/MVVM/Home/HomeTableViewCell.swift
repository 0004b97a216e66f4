import LoginHomeDetailApp

@Traced(.view) final class HomeTableViewCell: UITableViewCell {
  static let identifier = "HomeTableViewCell"

  func show(_ vo: HomeTableViewCellVO) {
    var content = defaultContentConfiguration()
    content.text = vo.title
    content.secondaryText = vo.message
    contentConfiguration = content
  }
}
