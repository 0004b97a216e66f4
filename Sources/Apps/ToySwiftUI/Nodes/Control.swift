/// A part of the screen that a person can touch: a button, a field, a list. It belongs to the node whose body names it.
@Traced(.view) final class Control {
  @Untraced private let name: String
  /// What UIKit calls. It stays, so that a finger may go on with a slider that is on the screen no more.
  @Untraced let target = Target()

  init(_ name: String) { self.name = name }

  var lifelineName: String? { name }
  static var comesWithItsOwner: Bool { true }

  /// A person touches it, and a closure says what comes of it.
  @Untraced func touch(_ gesture: String, _ body: () -> Void) {
    deliver(.user, gesture, to: self, body)
  }

  /// Says what happens when UIKit calls.
  ///
  /// - Parameter action: gets the control of UIKit, and says by which gesture it was touched and what comes of it.
  @Untraced func onTouch(_ action: @escaping (UIControl?) -> (String, () -> Void)) -> Target {
    target.action = { [weak self] view in
      let (gesture, body) = action(view)
      self?.touch(gesture, body)
    }
    return target
  }

  /// Nobody can touch it any more: what its closure holds is let go of.
  @Untraced func endTouches() { target.action = { _ in } }

  /// `playButton` for a button that is called Play when it is made; in an alert `alertPlay`.
  static func name(ofButton label: String, _ place: ControlPlace) -> String {
    switch (place, label) {
    case (.row, _): "row"
    case (.alert, _): "alert" + label.filter(\.isLetter)
    case (.screen, "+"): "addButton"
    case (.screen, "Done"): "editButton"
    case (.screen, _): label.filter(\.isLetter).lowercased() + "Button"
    }
  }
}

/// Where a control is.
nonisolated enum ControlPlace: Sendable {
  case screen, row, alert
}

/// An alert or a sheet that is open.
protocol Presented: AnyObject {
  /// Counts what was opened, so that the last one is on top.
  var number: Int { get }
  func end()
}

@Traced(.view) final class Alert: Presented {
  @Untraced let number: Int

  init(number: Int) { self.number = number }

  /// The binding that presented it is `false` again.
  @Untraced func end() { deliver(.lifecycle, "dismissed", from: Kit.shared, to: self) {} }
}

final class Sheet: Presented {
  let number: Int

  init(number: Int) { self.number = number }

  func end() {}
}
