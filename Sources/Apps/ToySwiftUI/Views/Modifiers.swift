extension View {
  /// Hands an object down the tree.
  public func environment<Object: AnyObject & Observable>(_ object: Object) -> some View {
    deliver(.set, "environment(_:)", [_capture(object)], to: SharedEnvironment.shared) {}
    return modified { expansion, content in
      expansion.within({ $0[Object.self] = object }, adding: content)
    }
  }

  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modified { expansion, content in
      expansion.within({ $0[keyPath: path] = value }, adding: content)
    }
  }

  public func disabled(_ isDisabled: Bool) -> some View {
    modified { expansion, content in
      expansion.within({ $0.isEnabled = $0.isEnabled && !isDisabled }, adding: content)
    }
  }

  /// Another identity is another node, with state of its own.
  public func id(_ id: some Hashable) -> some View {
    Identified(content: self, id: AnyHashable(id))
  }

  /// Called when the view comes to the screen.
  public func onAppear(perform action: @escaping () -> Void) -> some View {
    modified { expansion, content in
      content()
      expansion.add(.appearing(action))
    }
  }

  /// Work that begins when the view comes to the screen, and is cancelled when it leaves. It is
  /// begun again when a body has another identity than before.
  public func task(
    id: some Hashable, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    let id = AnyHashable(id)
    return modified { expansion, content in
      content()
      expansion.add(.working(.init(path: expansion.path + ["task"], id: id, action: action)))
    }
  }

  /// Called when a body has another value than before.
  ///
  /// - Parameter initial: whether it is also called when the view appears.
  public func onChange<Value: Equatable>(
    of value: @autoclosure () -> Value, initial: Bool = false,
    _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    let (watched, reads) = Tracking.reads { value() }
    return modified { expansion, content in
      content()
      expansion.add(
        .watch(
          .init(
            path: expansion.path, value: watched, reads: reads, isInitial: initial
          ) { old, new in
            if let old = old as? Value, let new = new as? Value { action(old, new) }
          }))
    }
  }

  public func onChange<Value: Equatable>(
    of value: @autoclosure () -> Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value(), initial: initial) { _, _ in action() }
  }

  /// Called when Return is pressed in a field of the view.
  public func onSubmit(_ action: @escaping () -> Void) -> some View {
    modified { expansion, content in
      expansion.within({ $0.submit = expansion.action("onSubmit", action) }, adding: content)
    }
  }
}

private struct Identified<Content: View>: KitView {
  let content: Content
  let id: AnyHashable

  func expand(into expansion: Expansion) { expansion.add(content, at: id) }
}
