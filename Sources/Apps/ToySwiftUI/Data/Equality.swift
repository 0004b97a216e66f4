/// Whether two values count as equal: objects by identity, `Equatable` values by `==`, bindings by what they are bound
/// to, and other structures field by field. Two closures are never equal.
func areEqual(_ one: Any, _ other: Any) -> Bool {
  if let one = one as? any NodeProperty, other is any NodeProperty {
    return one.isEqual(to: other)
  }
  if let one = one as? any Equatable { return one.isEqual(to: other) }
  guard type(of: one) == type(of: other) else { return false }
  let mirrors = (Mirror(reflecting: one), Mirror(reflecting: other))
  switch mirrors.0.displayStyle {
  case .class: return one as AnyObject === other as AnyObject
  case .struct, .tuple, .optional: return areEqual(fieldsOf: mirrors.0, mirrors.1)
  default: return false
  }
}

/// - Returns: `true` for two structures without fields.
private func areEqual(fieldsOf one: Mirror, _ other: Mirror) -> Bool {
  one.children.count == other.children.count
    && zip(one.children, other.children).allSatisfy { areEqual($0.value, $1.value) }
}

/// The properties in which two views differ, as far as they are fields.
func differences(_ one: Any, _ other: Any) -> [String] {
  zip(Mirror(reflecting: one).children, Mirror(reflecting: other).children).compactMap {
    areEqual($0.value, $1.value) ? nil : ($0.label ?? "").plain
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
