import SourceCode

// A call of an object to itself is no message: what a method sends may be written in another one that it calls.

extension CodeFinder {
  /// A method, and those of the same type that it calls, the nearest first.
  func reached(from start: ScopedSources.Found, in type: String) -> [ScopedSources.Found] {
    levels(from: start, in: type).flatMap { $0 }
  }

  /// A method, then those of the same type that it calls, then those that these call.
  func levels(
    from start: ScopedSources.Found, in type: String
  ) -> [[ScopedSources.Found]] {
    known.reached.answer([start.declaration.id(in: start.file), type]) {
      var (level, found, seen) = ([start], [[ScopedSources.Found]](), Set<String>())
      while !level.isEmpty {
        let new = level.filter { seen.insert($0.declaration.id(in: $0.file)).inserted }
        if !new.isEmpty { found.append(new) }
        level = new.flatMap { helpers(of: $0, in: type) }
      }
      return found
    }
  }

  /// The members of a type that another one mentions.
  private func helpers(of found: ScopedSources.Found, in type: String) -> [ScopedSources.Found] {
    let body = found.file.body(of: found.declaration)
    let words = Set(body.indices.filter { body.runs($0) }.map { body[$0].text })
    let holder = found.declaration.path.last ?? type
    let own = [type, holder].uniqued().flatMap { family(of: $0) }
      .withoutOverridden { body.callsSuper($0) }
    return (found.file.isOfMistake ? own.replaced(by: wrongParts) : own).filter { helper in
      let name = helper.declaration.baseName
      return words.contains(name) && (!isObserver(helper) || body.writes(name))
    }
  }

  /// The methods by which a mistake makes its parts, and for the parts that it leaves right, those of all mistakes.
  private var wrongParts: [ScopedSources.Found] {
    guard let mistake = sources.scope.mistake else { return [] }
    // A requirement of a protocol has no code.
    let found = family(of: mistake).filter { !$0.file.body(of: $0.declaration).isEmpty }
    let own = found.filter { $0.declaration.path.last == mistake }
    return found.replaced(by: own)
  }

  /// Whether it is a property whose code runs when it is written.
  func isObserver(_ found: ScopedSources.Found) -> Bool {
    found.declaration.kind == .property
      && found.file.body(of: found.declaration).contains(where: \.beginsObserver)
  }

  /// The members of a type, and what the app has written for all types of a protocol or a superclass.
  func family(of type: String) -> [ScopedSources.Found] {
    known.families.answer(type) {
      let inherited = sources.supertypes(of: type).flatMap { sources.members(of: $0) }
      return sources.members(of: type) + inherited.filter(\.file.isOfApp)
    }
  }
}

extension ScopedSources {
  /// The members of a type, in its extensions too.
  func members(of type: String) -> [Found] {
    found(declaring: type) { declaration in
      declaration.path.last == type && declaration.kind != .type && declaration.kind != .extension
    }
  }
}

extension SwiftToken {
  /// Whether the code after it runs when a property is written.
  var beginsObserver: Bool { kind == .word && ["didSet", "willSet"].contains(text) }
}

extension ArraySlice<SwiftToken> {
  /// Whether a word may be what runs. `action: Scene.reload` only names a method, for later.
  fileprivate func runs(_ index: Int) -> Bool {
    guard self[index].kind == .word else { return false }
    let code = CodeAround(self)
    let isTarget = ["selector", "action"].contains(code.text(index - 4))
    return !isTarget || code.text(index - 3) != ":" || code.text(index - 1) != "."
  }

  /// Whether it writes a property of this name.
  fileprivate func writes(_ name: String) -> Bool {
    let code = CodeAround(self)
    return indices.contains { index in
      self[index].kind == .word && self[index].text == name && code.isWritten(index)
    }
  }
}

extension Declaration {
  func id(in file: SwiftFile) -> String { "\(file.path):\(lines.lowerBound)" }
}

extension [ScopedSources.Found] {
  /// Without the members of the right code in whose place those of a mistake run. `super` still runs them.
  fileprivate func withoutOverridden(unless isCalled: (String) -> Bool) -> Self {
    let wrong = Set(filter(\.file.isOfMistake).map(\.declaration.symbol))
    return filter { found in
      found.file.isOfMistake || !wrong.contains(found.declaration.symbol)
        || isCalled(found.declaration.baseName)
    }
  }

  /// With other members in place of those that have the same names.
  fileprivate func replaced(by others: Self) -> Self {
    let names = Set(others.map(\.declaration.baseName))
    return others + filter { !names.contains($0.declaration.baseName) }
  }
}

extension ArraySlice<SwiftToken> {
  /// Whether it calls a method of the superclass: `super.viewDidLoad()`.
  fileprivate func callsSuper(_ name: String) -> Bool {
    let code = CodeAround(self)
    return indices.contains { self[$0].text == name && code.object(before: $0) == "super" }
  }
}
