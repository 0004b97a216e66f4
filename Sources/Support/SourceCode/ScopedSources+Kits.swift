// All apps share some kits, but none uses all of them.

extension ScopedSources {
  /// The members of any type with this name: of one app its own, and those of the kits that it uses.
  public func usedMembers(named name: String) -> [Found] {
    let members = members(named: name)
    guard scope.app != nil, hasPattern else { return members }
    let kits = kits
    return members.filter {
      $0.file.app != nil || kits.contains(String($0.file.path.prefix { $0 != "/" }))
    }
  }

  /// The kits that the app imports, and those that these import.
  private var kits: Set<String> {
    let files = texts
    var kits: Set<String> = []
    var next = files.filter { $0.path.app != nil }.flatMap(\.text.imports)
    while let kit = next.popLast() {
      guard kits.insert(kit).inserted else { continue }
      next += files.filter { $0.path.app == nil && $0.path.module == kit }.flatMap(\.text.imports)
    }
    return kits
  }
}

extension String {
  /// The modules that a file imports: `ToyKit` for `@_exported import struct ToyKit.ViewState`.
  fileprivate var imports: [String] {
    split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").drop { $0.hasPrefix("@") }
      guard words.first == "import", let path = words.last else { return nil }
      return String(path.prefix { $0 != "." })
    }
  }
}
