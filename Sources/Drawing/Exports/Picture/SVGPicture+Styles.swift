extension SVGPicture {
  /// What machines have for code, besides a common fixed-width face, and the colours for dark screens.
  static let styles = """
    .code{font-family:Menlo,Consolas,"DejaVu Sans Mono",monospace}\
    @media screen and (prefers-color-scheme:dark){\(darkRules)}
    """

  /// Programs that do not know media queries take the rules inside for ordinary ones. Nearly all of
  /// those do not know `:is` either, so that the picture stays light.
  private static let darkRules: String = Paint.all.map { paint in
    let (name, color) = (paint.name ?? "", paint.dark.hexadecimal)
    return ":is(.f-\(name)){fill:\(color)}:is(.s-\(name)){stroke:\(color)}"
  }.joined()
}
