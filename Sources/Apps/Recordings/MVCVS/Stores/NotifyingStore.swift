import RecordingsApp

/// Keeps one value, and tells everybody of every action that changed it.
///
/// Its methods come in one shape: change the content, then commit an action that says what was done.
protocol NotifyingStore: AnyObject {
  associatedtype Content
  var content: Content { get }
  /// Where the log keeps the content.
  static var place: WritableKeyPath<ActionLog.Snapshot, Content?> { get }
  /// Writes down what is to outlive the process.
  func save()
}

extension NotifyingStore {
  func save() {}

  /// Tells the observers of this kind of action.
  ///
  /// - Parameter sideEffect: whether nobody did this, such as a clock's tick. It is neither saved nor
  ///   kept in the log.
  func commitAction<Action>(_ action: Action, sideEffect: Bool = false) {
    if sideEffect {
      ActionLog.shared.update(Self.place, content)
    } else {
      save()
      ActionLog.shared.append("\(action)", of: self)
    }
    NotificationCenter.default.post(
      name: .actions(Action.self), object: self,
      userInfo: ["content": content, "action": action])
  }

  /// Tells every observer, of whatever kind, to draw itself anew.
  func notifyReload() {
    ActionLog.shared.update(Self.place, content)
    NotificationCenter.default.post(name: .reload, object: self, userInfo: reload.userInfo)
  }

  /// Calls the handler at once and on every reload, without an action, and on every action of its kind.
  func addObserver<Observer: AnyObject, Action>(
    _ observer: Observer, _ handler: @escaping (Observer) -> (Content, Action?) -> Void
  ) {
    NotificationCenter.default.addObserver(
      observer, of: self, names: [.actions(Action.self), .reload], initial: reload
    ) { observer, notification in
      guard let content = notification.userInfo["content"] as? Content else { return }
      handler(observer)(content, notification.userInfo["action"] as? Action)
    }
  }

  private var reload: Notification {
    Notification(name: .reload, object: self, userInfo: ["content": content])
  }
}

extension Notification.Name {
  fileprivate static let reload = Notification.Name("reload")

  /// Actions of one kind, such as `PlayViewState.Action`.
  fileprivate static func actions<Action>(_ kind: Action.Type) -> Notification.Name {
    let name = String(reflecting: kind)
    return Notification.Name(String(name.drop { $0 != "." }.dropFirst()))
  }
}
