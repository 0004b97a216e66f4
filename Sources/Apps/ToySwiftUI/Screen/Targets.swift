// What the objects of UIKit call. None of it has a lifeline.

/// Runs a closure when a control is used.
final class Target {
  var action: (UIControl?) -> Void = { _ in }

  func fire() { action(nil) }
  func fire(_ control: UIControl) { action(control) }
}

/// Writes the binding of a field when Return is pressed.
final class FieldDelegate: UITextFieldDelegate {
  private let field: Element.Field

  init(_ field: Element.Field) { self.field = field }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let text = textField.text ?? ""
    field.control.touch("type \(text.swiftLiteral), Return") {
      field.edit(text)
      field.submit()
    }
    return true
  }
}

/// The rows of a list.
final class Source: UITableViewDataSource, UITableViewDelegate {
  private let list: Element.Rows
  private let rows: [Element.Row]

  init(_ list: Element.Rows) {
    self.list = list
    rows = list.rows
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.contentConfiguration.text = rows[indexPath.row].label
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let row = rows[indexPath.row].button else { return }
    let name = tableView.name(ofRow: indexPath.row)
    row.control.touch("tap row \(name.swiftLiteral)", row.touch)
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    rows[indexPath.row].delete != nil
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard let delete = rows[indexPath.row].delete else { return }
    let name = tableView.name(ofRow: indexPath.row)
    list.control.touch("swipe row \(name.swiftLiteral), Delete", delete)
  }
}
