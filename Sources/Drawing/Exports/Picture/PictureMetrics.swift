/// Distances in a picture, in pixels.
enum PictureMetrics {
  /// Around the whole picture.
  static let margin = 16.0
  /// The same where the width is given.
  static let narrowMargin = 4.0
  /// Between a label and the lifelines next to it.
  static let padding = 10.0
  /// From a lifeline to the label next to the hook of a message to oneself.
  static let hook = 42.0
  /// From a lifeline to the label next to a sign on it.
  static let aside = 14.0
  static let maxNoteWidth = 220.0
  static let notePadding = 10.0
  /// Of text at the left edge: titles, turns, and what has no lifeline.
  static let maxLineWidth = 460.0
  /// Half the width of an activation bar.
  static let halfBar = 4.0
  /// What activation bars next to a label usually take.
  static let barAllowance = 12.0
  /// How far the bar of a nested call is moved to the right.
  static let barOffset = 4.0
  /// Between rows of heads.
  static let headAir = 4.0
}
