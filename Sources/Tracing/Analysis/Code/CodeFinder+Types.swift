import Cells
import SourceCode
import Trace

// Where no member is found that got a message, its type is shown.

extension CodeFinder {
  /// The type of an object that is named after its generic argument: a `Store` may be called `PlayerStore`. The code that
  /// got other messages tells it: of this object, or of one with the same role whose name ends in the same type.
  func genericType(of name: String) -> ScopedSources.Found? {
    known.genericTypes.answer(name) { findGenericType(of: name) }
  }

  private func findGenericType(of name: String) -> ScopedSources.Found? {
    let own = run.sent(to: name).lazy.compactMap { self.located($0.message) }
    guard let (file, member) = own.first ?? memberOfSimilar(name), let type = member.path.last
    else { return nil }
    return file.declarations.first { $0.isType && $0.name == type }.map { (file, $0) }
  }

  private func memberOfSimilar(_ name: String) -> ScopedSources.Found? {
    let role = role(name)
    return run.sent.lazy.filter { self.role($0.message.to) == role }
      .compactMap { self.located($0.message) }
      .first { found in found.declaration.path.last.map(name.stem.hasSuffix) ?? false }
  }

  /// The only initializer that is written in a type.
  func initializer(of found: ScopedSources.Found) -> ScopedSources.Found? {
    let path = found.declaration.path + [found.declaration.name]
    let all = found.file.declarations.filter { $0.kind == .initializer && $0.path == path }
    return all.count == 1 ? (found.file, all[0]) : nil
  }

  /// The type of the values that a reducer changes, which begin with its `State`; `nil` for other objects.
  func stateType(of name: String) -> ScopedSources.Found? {
    guard role(name) == .state else { return nil }
    let type = type(of: name)
    return known.stateTypes.answer(type) {
      sources.found(declaring: type) { $0.isType && $0.path.last == type && $0.name == "State" }
        .first
    }
  }

  func typeDeclaration(_ type: String) -> Excerpt? {
    known.types.answer(type) {
      sources.declarations(of: type).first(where: \.declaration.isType).map { shown($0) }
    }
  }

  /// The first lines of a type; of the toy kit's, only what it is called.
  func shown(_ found: ScopedSources.Found) -> Excerpt {
    let lines = found.declaration.lines
    let isOfKit = found.file.app == nil
    let head = isOfKit ? found.file.head(of: found.declaration).last?.line : nil
    let last = head ?? min(lines.upperBound, lines.lowerBound + Self.headOfType)
    return Excerpt(found.file, lines.lowerBound...last, symbol: found.declaration.symbol)
  }

  /// How many lines of an app's type are shown in place of a member.
  private static let headOfType = 8
}
