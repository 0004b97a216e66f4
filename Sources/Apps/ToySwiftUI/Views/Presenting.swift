extension View {
  /// Shows an alert while the binding is `true`. A tap on one of its buttons sets it to `false`.
  ///
  /// What the buttons and the message read, the body reads, also while the alert is closed.
  public func alert<Actions: View, Message: View>(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    let (actions, message) = (actions(), message())
    return modified { expansion, content in
      content()
      let (isShown, reads) = Tracking.reads { isPresented.wrappedValue }
      var (parts, words): ([Element], String) = ([], "")
      if isShown {
        expansion.within {
          $0.place = .alert
        } adding: {
          parts = expansion.collect { expansion.add(actions, at: title) }
        }
        words = expansion.collect { expansion.add(message, at: "message") }.label
      } else {
        expansion.node.endTouches(below: expansion.path + [title])
      }
      expansion.add(
        .presentation(
          .init(
            path: expansion.path, isPresented: isShown, reads: reads,
            make: { Alert(number: $0) },
            content: .alert(
              title: title, message: words,
              parts.map { $0.inAlert { isPresented.wrappedValue = false } }))))
    }
  }

  public func alert<Actions: View>(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) { Text("") }
  }

  /// Shows an alert about a value, while the binding is `true` and there is a value. The buttons get the value of the last
  /// body; SwiftUI ignores what changes while the alert is open.
  public func alert<Value, Actions: View>(
    _ title: String, isPresented: Binding<Bool>, presenting value: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions
  ) -> some View {
    alert(title, isPresented: value == nil ? .constant(false) : isPresented) {
      if let value { actions(value) }
    }
  }

  /// Shows a sheet while the binding is `true`.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modified { expansion, outer in
      outer()
      let (isShown, reads) = Tracking.reads { isPresented.wrappedValue }
      var parts: [Element] = []
      if isShown {
        expansion.within {
          $0.dismiss = DismissAction(isPresented: isPresented)
          $0.place = .screen
        } adding: {
          parts = expansion.collect { expansion.add(content(), at: "sheet") }
        }
      }
      expansion.add(
        .presentation(
          .init(
            path: expansion.path, isPresented: isShown, reads: reads,
            make: { Sheet(number: $0) },
            content: .sheet(parts))))
    }
  }
}

extension View {
  /// The user cannot swipe the sheet of this view away. The toy's user never tries.
  public func interactiveDismissDisabled() -> some View { self }
}

extension Node {
  fileprivate func endTouches(below path: [AnyHashable]) {
    for (place, control) in controls where place.starts(with: path) { control.endTouches() }
  }
}

extension Element {
  /// A button of an alert also closes it.
  fileprivate func inAlert(_ close: @escaping () -> Void) -> Element {
    guard case .button(let button) = self else { return self }
    return .button(
      .init(control: button.control, content: button.content, isEnabled: button.isEnabled) {
        button.touch()
        close()
      })
  }
}
