/// An article to read later. It is a plain value: the entity of VIPER.
public struct Article: Equatable, Sendable {
  public let id: Int
  public let title: String
  public let text: String
  /// Where it is on the web.
  public let url: URL

  private nonisolated init(id: Int, title: String, text: String, path: String) {
    self.id = id
    self.title = title
    self.text = text
    url = URL(string: "https://example.org/" + path) ?? URL(path: path)
  }

  /// What is there at the start.
  public static let examples = [
    Article(id: 1, title: "Swift on Linux", text: "It needs no phone.", path: "swift"),
    Article(id: 2, title: "Doors of a house", text: "Rooms need few of them.", path: "doors"),
    Article(id: 3, title: "Names", text: "They are read more often than written.", path: "names"),
  ]
}

extension Article: CustomStringConvertible {
  public var description: String { title.debugDescription }
}
