import Foundation
import TestSupport

/// The tables of `Sources/README.md`: which floors and modules there are, and what each may import.
struct FloorPlan {
  struct Floor {
    let name: String
    /// Names of floors.
    let mayImport: Set<String>
  }

  struct Module {
    let name: String
    let floor: String
    let floors: Set<String>
    /// Modules and libraries that are named one by one.
    let named: Set<String>
  }

  private(set) var floors: [Floor] = []
  private(set) var modules: [Module] = []

  static let current = Result {
    FloorPlan(
      try String(contentsOfFile: Repository.root + "/Sources/README.md", encoding: .utf8))
  }

  init(_ text: String) {
    var floor = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") { floor = String(line.dropFirst(3)) }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("|"), cells.count == 3 else { continue }
      let words = cells[2].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      let named = Set(words.compactMap { $0.firstMatch(of: #/`(.+)`/#).map { String($0.1) } })
      let plain = Set(words.filter { $0.first?.isLetter == true })
      if let match = cells[0].firstMatch(of: #/\[(\w+)\]\(#/#) {
        floors.append(Floor(name: String(match.1), mayImport: plain))
      }
      for match in cells[0].matches(of: #/`([\w-]+)`/#) {
        modules.append(
          Module(name: String(match.1), floor: floor, floors: plain, named: named))
      }
    }
  }

  subscript(name: String) -> Module? { modules.first { $0.name == name } }

  /// What a module may import, of this package and of others. A C library has to be named.
  func allowed(to module: Module, cLibraries: Set<String>) -> Set<String> {
    let whole = modules.filter { module.floors.contains($0.floor) }.map(\.name)
    return Set(whole).subtracting(cLibraries).union(module.named)
  }
}
