import LoginHomeDetailApp

@Traced(.view) final class HomeViewContainer: ViewContainer {
  let tableView = UITableView()

  override init() {
    super.init()
    tableView.register(HomeTableViewCell.self, forCellReuseIdentifier: HomeTableViewCell.identifier)
    addSubview(tableView)
  }
}
