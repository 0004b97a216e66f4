/// Distances that several parts of a picture keep.
enum Measure {
  static let margin = 16.0
  /// Between words and the lifelines beside them.
  static let air = 10.0
  /// From a lifeline to the words beside the hook of a message to oneself.
  static let hook = 42.0
  /// From a lifeline to the words beside a sign on it.
  static let aside = 14.0
  static let mostNote = 220.0
  static let noteAir = 10.0
  /// Words that stand at the left end, whoever they speak of.
  static let mostLine = 460.0
  /// Half the width of the bar of somebody at work.
  static let bar = 4.0
  /// What bars beside words take, as a rule.
  static let bars = 12.0
  /// How much further right the bar of a call inside a call stands.
  static let barStep = 4.0
}
