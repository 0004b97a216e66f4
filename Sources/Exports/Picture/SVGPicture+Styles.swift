extension SVGPicture {
  /// The typefaces, and the colours for dark screens.
  public static let styles = """
    \(fonts)@media screen and (prefers-color-scheme:dark){\(darkRules())}
    """

  /// What machines have for code, besides a common fixed-width face.
  public static let fonts = """
    .code{font-family:Menlo,Consolas,"DejaVu Sans Mono",monospace}
    """

  /// The colours for dark paper.
  ///
  /// Programs that do not know media queries take the rules inside for ordinary ones. Nearly all of
  /// those do not know `:is` either, so that the picture stays light.
  ///
  /// - Parameter scope: a selector for what the picture is in, such as `[data-theme=dark]`.
  public static func darkRules(within scope: String = "") -> String {
    let scope = scope.isEmpty ? "" : scope + " "
    return Paint.all.map { paint in
      let (name, color) = (paint.name ?? "", paint.dark.hexadecimal)
      return "\(scope):is(.f-\(name)){fill:\(color)}\(scope):is(.s-\(name)){stroke:\(color)}"
    }.joined()
  }
}
