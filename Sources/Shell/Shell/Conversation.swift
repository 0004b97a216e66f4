/// One side of a dialogue in lines: what the terminal needs to know of a shell, and nothing more.
@MainActor
public protocol Conversation: AnyObject {
  /// Plain text, such as `mvc> `.
  var prompt: String { get }
  /// Whether an empty line means the last line once more.
  var repeatsOnEmptyLine: Bool { get }
  /// The columns a reply may use.
  var width: Int { get set }
  /// The rows of the screen.
  var height: Int { get set }

  /// - Parameter line: may be empty, which asks for nothing but news.
  func reply(to line: String) -> Reply

  /// What the last word of an unfinished line could become, unquoted.
  func completions(of line: String) -> [String]
}
