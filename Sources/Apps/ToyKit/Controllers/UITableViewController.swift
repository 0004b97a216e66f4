/// A scene that is one table, with itself as data source and delegate.
@Traced(Role.system)
open class UITableViewController: UIViewController, UITableViewDataSource,
  UITableViewDelegate
{
  @Reference("tableView") private var table = UITableView()

  /// Reading it loads the view. Set a table of your own in `loadView`.
  @Untraced public var tableView: UITableView {
    get {
      loadViewIfNeeded()
      return table
    }
    set { table = newValue }
  }

  @Untraced public var refreshControl: UIRefreshControl? {
    get { table.refreshControl }
    set { table.refreshControl = newValue }
  }

  @Untraced open override func loadView() {
    view = table
    table.dataSource = self
    table.delegate = self
  }

  /// Deselects the selected row when the table appears again.
  @Untraced open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    quietly {
      if let row = table.indexPathForSelectedRow { table.deselectRow(at: row, animated: animated) }
    }
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  @Untraced open func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { 0 }

  @Untraced open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  @Untraced open func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { true }

  @Untraced open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  @Untraced open func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) {}
}
