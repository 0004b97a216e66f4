// For kits whose drawings show calls.

/// A call as text, for drawings and tests: `rename("Hello", "Hi")`.
///
/// - Parameter function: its name, with or without labels.
public func callText(_ function: String, _ arguments: [Any]) -> String {
  let values = arguments.map { argument in
    (argument as? String)?.swiftLiteral ?? "\(argument)".withPlainApostrophes
  }
  return function.prefix { $0 != "(" } + "(" + values.joined(separator: ", ") + ")"
}
