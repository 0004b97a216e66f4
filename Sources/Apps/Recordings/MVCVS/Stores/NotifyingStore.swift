import RecordingsApp

/// Keeps a value, and posts a notification for every action.
///
/// A method of a store first changes the content, then commits an action that says what has
/// happened. A refused name is an action too, though the content stays. Only a reload has none:
/// everything may be new.
protocol NotifyingStore: AnyObject {
  associatedtype Content
  var content: Content { get }
  /// The path of the content in an entry of the log.
  static var place: WritableKeyPath<ActionLog.Snapshot, Content?> { get }
  /// Saves what the next launch needs.
  func save()
}

extension NotifyingStore {
  func save() {}

  /// Notifies the observers of this kind of action.
  ///
  /// - Parameter sideEffect: whether nothing has to be saved or logged, as for a tick of the clock or a name that is
  ///   refused.
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

  /// Notifies all observers, of any kind of action, to update everything.
  func notifyReload() {
    ActionLog.shared.update(Self.place, content)
    NotificationCenter.default.post(name: .reload, object: self, userInfo: reload.userInfo)
  }

  /// Calls the handler at once and on every reload without an action, and for every action of its kind. The centre holds
  /// the observer weakly.
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
