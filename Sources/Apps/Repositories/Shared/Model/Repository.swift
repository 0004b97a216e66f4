/// A repository of source code.
public struct Repository: Hashable {
  public let name: String
  public let about: String

  /// The languages that you can choose from. The first is the one at the start.
  public static let languages = ["Swift", "Kotlin", "Go"]

  public static func all(in language: String) -> [Repository] {
    switch language {
    case "Swift":
      [
        Repository(name: "swift-nio", about: "Network applications, without blocking"),
        Repository(name: "swift-syntax", about: "Swift source code as a tree"),
      ]
    case "Kotlin":
      [
        Repository(name: "ktor", about: "Servers and clients, asynchronous"),
        Repository(name: "okio", about: "Reading and writing bytes"),
      ]
    case "Go":
      [
        Repository(name: "gin", about: "A web framework"),
        Repository(name: "hugo", about: "Web sites from Markdown"),
      ]
    default: []
    }
  }
}

extension Repository: CustomStringConvertible {
  public var description: String { name.debugDescription }
}
