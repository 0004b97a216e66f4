/// Pieces that most apps have.
extension ViewStatePiece {
  /// The scenes that are presented: alerts, sheets, another app in front.
  public static func presented(_ probe: ViewStateProbe) -> ViewStatePiece {
    ViewStatePiece(
      "on top", isObject: true, probe: probe,
      read: {
        $0.presented.isEmpty
          ? nil : $0.presented.map(\.debugDescription).joined(separator: ", ")
      })
  }

  /// The text in the field of the presented scene, or of the first pane.
  public static func typedText(_ probe: ViewStateProbe) -> ViewStatePiece {
    ViewStatePiece(
      "text being typed", probe: probe,
      read: { $0.typedText?.isEmpty == false ? $0.typedText?.debugDescription : nil })
  }
}
