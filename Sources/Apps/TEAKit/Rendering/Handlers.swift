import ToyKit

/// Turns an event of a control into a message.
@Traced(.handler) final class TargetAction<Message> {
  /// Made of what the control says; nothing is sent before there is one.
  @Untraced var message: ((UIControl?) -> Message)?
  @Untraced private let send: Reporting<Message>

  init(send: @escaping Reporting<Message>) {
    self.send = send
  }

  func performAction() { tell(nil) }

  func performAction(_ sender: UIControl) { tell(sender) }

  private func tell(_ control: UIControl?) {
    if let message = message?(control) { send(message) }
  }
}

/// Gives a table its rows, and turns its touches into messages.
@Traced(.handler) final class TableBacking<Message>: UITableViewDataSource, UITableViewDelegate {
  @Untraced var rows: [Row<Message>]
  @Untraced private let send: Reporting<Message>

  init(_ rows: [Row<Message>], send: @escaping Reporting<Message>) {
    self.rows = rows
    self.send = send
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = rows[indexPath.row].text
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    send(rows[indexPath.row].onSelect)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { send(rows[indexPath.row].onDelete) }
  }
}

/// Hears that the back button has popped a scene.
@Traced(.handler) final class NCDelegate<Message>: UINavigationControllerDelegate {
  @Untraced var message: Message
  @Untraced private let send: Reporting<Message>
  /// Whether the scene is popped since the description says so. That is no news.
  @Untraced var isRendering = false

  init(_ message: Message, send: @escaping Reporting<Message>) {
    self.message = message
    self.send = send
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if operation == .pop, !isRendering { send(message) }
    return nil
  }
}

extension TargetAction {
  @Untraced func listen(to control: UIControl, for event: UIControl.Event) {
    let action = TargetAction.performAction as (TargetAction<Message>) -> (UIControl) -> Void
    control.addTarget(self, action: action, for: event)
  }
}
