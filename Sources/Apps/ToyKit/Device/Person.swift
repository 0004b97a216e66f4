/// The user of the device. Every touch is a message to the control that is touched.
@Traced(Role.user) public final class Person {
  public var lifelineName: String? { "User" }

  @Untraced public func tap(_ control: UIControl) {
    touch(control, "tap") { control.sendActions() }
  }

  @Untraced public func tap(_ item: UIBarButtonItem) {
    touch(item, "tap") { item.sendAction() }
  }

  @Untraced public func tapRow(_ row: Int, in table: UITableView) {
    touch(table, "tap row \(table.name(ofRow: row).swiftLiteral)") { table.select(row) }
  }

  /// Replaces the text in one editing change.
  ///
  /// - Parameter thenReturn: whether Return is pressed after that. What it does is up to the field's delegate.
  @Untraced public func type(_ text: String, in field: UITextField, thenReturn: Bool) {
    let gesture = "type \(text.swiftLiteral)" + (thenReturn ? ", Return" : "")
    touch(field, gesture) {
      field.edit(text)
      if thenReturn { field.pressReturn() }
    }
  }

  @Untraced public func deleteRow(_ row: Int, in table: UITableView) {
    touch(table, "swipe row \(table.name(ofRow: row).swiftLiteral), Delete") {
      table.commitDelete(row)
    }
  }

  @Untraced public func pull(_ control: UIRefreshControl) {
    touch(control, "pull") { control.pull() }
  }

  @Untraced public func drag(_ slider: UISlider, to value: Int) {
    touch(slider, "drag to \(value)") { slider.move(to: Float(value)) }
  }

  private func touch(_ view: any Participant, _ gesture: String, _ body: () -> Void) {
    acting(as: self) { deliver(.user, gesture, to: view, body) }
  }
}
