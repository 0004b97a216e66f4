import Localization

/// The label of a button, for the user.
extension String {
  /// Between dots when the button is disabled.
  func drawn(isEnabled: Bool) -> String { isEnabled ? self : "·\(self)·" }

  /// In words, for screen readers.
  func spoken(isEnabled: Bool) -> String { isEnabled ? self : localized("\(self) (disabled)") }
}
