import Actions
import Stage
import Testing

extension Stage {
  /// An app in which something was done already.
  ///
  /// - Parameters:
  ///   - name: the name of a pattern, or the id of a mistake, such as `mvc.m1`.
  ///   - lines: actions as they are typed.
  convenience init(_ name: String, _ lines: [String]) throws {
    let pattern = Pattern.named(String(name.prefix { $0 != "." }))
    let mistake = pattern.mistakes.first { $0.id == name }
    try #require(mistake != nil || name == pattern.name, "\(name)")
    self.init(pattern, with: mistake)
    try perform(lines)
  }

  convenience init(_ name: String, _ lines: String...) throws { try self.init(name, lines) }

  /// - Parameter lines: actions as they are typed.
  func perform(_ lines: [String]) throws {
    for line in lines { try perform(Action(line)) }
  }
}
