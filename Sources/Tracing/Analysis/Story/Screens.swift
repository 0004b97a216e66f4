import Trace

/// Follows which screens are in the window: what containers of the framework hold, and what is presented.
struct Screens {
  private let roles: [String: Role]
  /// What navigation controllers, split views and the like hold.
  private var contents: [String: [String]] = [:]
  private var shown: Set<String> = []
  private var hasBegun = false

  init(_ roles: [String: Role]) { self.roles = roles }

  /// Before the first turn, screens are there but do not come.
  mutating func begin() { hasBegun = true }

  mutating func changes(
    _ change: Trace.StateChange, during message: Int?
  ) -> [Story.ScreenChange] {
    guard change.property == "viewControllers" else { return [] }
    let (old, new) = (names(in: change.old ?? ""), names(in: change.new))
    contents[change.owner] = new
    let gone = old.filter { !new.contains($0) }.flatMap(leaves)
    let come = new.filter { !old.contains($0) }.flatMap(leaves)
    return hide(gone, message) + show(come, message)
  }

  mutating func changes(
    _ reference: Trace.Reference, during message: Int?
  ) -> [Story.ScreenChange] {
    switch reference.property {
    case "viewControllers" where !reference.ended:
      let known = contents[reference.from] ?? []
      if !known.contains(reference.to) { contents[reference.from] = known + [reference.to] }
      return []
    case "presentedViewController": return changesInWindow(reference, message)
    case "rootViewController" where roles[reference.from] == .system:
      return changesInWindow(reference, message)
    default: return []
    }
  }

  private mutating func changesInWindow(
    _ reference: Trace.Reference, _ message: Int?
  ) -> [Story.ScreenChange] {
    let screens = leaves(of: reference.to)
    guard reference.ended else { return show(screens, message) }
    // Outside of all messages the app ends, and nothing leaves its screen.
    return message == nil ? [] : hide(screens, message)
  }

  private mutating func show(_ names: [String], _ message: Int?) -> [Story.ScreenChange] {
    names.filter { shown.insert($0).inserted && hasBegun }
      .map { .init(screen: $0, came: true, message: message) }
  }

  private mutating func hide(_ names: [String], _ message: Int?) -> [Story.ScreenChange] {
    shown.subtract(names)
    return names.filter { _ in hasBegun }
      .map { .init(screen: $0, came: false, message: message) }
  }

  /// The screens in a container of the framework, or the screen itself. A file may have a container that contains itself.
  private func leaves(of name: String) -> [String] {
    var (leaves, open, seen): ([String], [String], Set<String>) = ([], [name], [])
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      if let contents = contents[next] {
        open += contents.reversed()
      } else if roles[next] != .system {
        leaves.append(next)
      }
    }
    return leaves
  }

  private func names(in list: String) -> [String] {
    list.drop { $0 == "[" }.prefix { $0 != "]" }.split(separator: ",")
      .map { $0.drop { $0 == " " } }.map(String.init)
  }
}
