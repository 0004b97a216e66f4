#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A file of expected conversations. `@` begins a conversation. Its lines are `sender > receiver : message |
/// kind`, indented by depth. `!` is a change of state during the message above, `#` a comment.
@MainActor struct FlowFile {
  private var blocks: [String: [Substring]] = [:]

  init(path: String) throws {
    var name = ""
    let text = try String(contentsOfFile: path, encoding: .utf8)
    for line in text.split(separator: "\n") {
      if line.hasPrefix("@") {
        let head = line.dropFirst(2).prefix { !$0.isWhitespace }
        name = head.drop { $0 != "." }.dropFirst().description
      } else {
        blocks[name, default: []].append(line)
      }
    }
  }

  /// The conversation of a scenario, or `nil` when the file has none.
  func conversation(_ scenario: String, system: Set<String>) -> Conversation? {
    blocks[scenario].map { lines in
      Conversation(Self.nodes(lines), changes: Set(lines.flatMap(Self.changes)), system: system)
    }
  }

  private static func nodes(_ lines: [Substring]) -> [Conversation.Node] {
    var stack: [Conversation.Node] = [Conversation.Node(from: "", to: "", kind: "")]
    for line in lines {
      guard let node = node(line) else { continue }
      fold(&stack, to: line.prefix { $0 == " " }.count + 1)
      stack.append(node)
    }
    fold(&stack, to: 1)
    return stack[0].children.map(told)
  }

  /// Where the app delegate is the first sender, the expected conversation leaves out the call from UIKit.
  private static func told(_ node: Conversation.Node) -> Conversation.Node {
    guard node.from == "AppDelegate" else { return node }
    return Conversation.Node(from: "UIKit", to: "AppDelegate", kind: "lifecycle", children: [node])
  }

  private static func fold(_ stack: inout [Conversation.Node], to depth: Int) {
    while stack.count > depth {
      let node = stack.removeLast()
      stack[stack.count - 1].children.append(node)
    }
  }

  private static func node(_ line: Substring) -> Conversation.Node? {
    guard let match = line.wholeMatch(of: #/\s*(\S+) > (\S+) : .* \| (\S+)/#) else { return nil }
    let (from, to) = (String(match.1), String(match.2))
    return Conversation.Node(from: plain(from), to: plain(to), kind: String(match.3))
  }

  /// The names of widgets, which begin with a small letter, lose their numbers.
  private static func plain(_ name: String) -> String {
    name.first?.isLowercase == true ? name.withoutNumber : name
  }

  private static func changes(_ line: Substring) -> [String] {
    guard line.contains("!") else { return [] }
    // A change of a part counts as a change of the property.
    return line.matches(of: #/(\w+\.\w+)(?:\.\w+|\[\w+\])* \+?= /#).map { String($0.1) }
  }
}
