/// What an object may be called in code.
struct CodeNames: Hashable {
  /// Its lifeline's name without a number: `PlayVC` for `PlayVC2`, and for `PlayVC'`.
  let lifeline: String
  /// Its type as a variable is named after it: `splitViewController` for a `UISplitViewController`.
  let variable: String

  init(_ name: String, type: String) {
    lifeline = name.stem
    let bare = type.prefix { $0 != "<" }.trimmingPrefix("UI")
    variable = bare.prefix(1).lowercased() + bare.dropFirst()
  }
}
