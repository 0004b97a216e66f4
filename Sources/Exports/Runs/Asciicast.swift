/// A drawing as it grows on a terminal: a recording in the format of asciinema, version 2.
public struct Asciicast {
  /// What comes onto the screen at once, and the name of the marker at it.
  public struct Step: Sendable {
    public var marker: String
    public var lines: [String]

    public init(marker: String, lines: [String]) {
      self.marker = marker
      self.lines = lines
    }
  }

  public var title: String
  public var width: Int
  public var height: Int
  public var steps: [Step]

  public init(title: String, width: Int, height: Int, steps: [Step]) {
    self.title = title
    self.width = width
    self.height = height
    self.steps = steps
  }

  public var lines: Lines { Lines([]) }
}
