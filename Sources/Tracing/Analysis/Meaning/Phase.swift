import Trace

/// What a message is for, whatever its names are: so conversations of different patterns can be laid side by side.
///
/// It follows from the kind of the message and from where sender and receiver stand between screen and model.
public enum Phase: String, CaseIterable, Sendable {
  /// The user, the clock, the network or another device does something.
  case action
  /// A view tells a handler of it.
  case report
  /// The handler passes it on, to an object that is closer to the model.
  case passedOn = "passed-on"
  /// The model, the store of view state or a service is called, and changes.
  case change
  /// An object between screen and model remembers something.
  case kept
  /// The change is told to objects that the sender does not know: by a notification, a binding, a delegate, a closure.
  case announcement
  /// An object closer to the screen is told by a sender that knows it.
  case order
  /// A view is called or set.
  case writing
  /// A screen is shown or left, or an object that does this is told to.
  case navigation
  /// Objects are made and connected.
  case construction
  /// Something is asked, and nothing changes.
  case question
  /// The framework calls its own parts, or `viewDidLoad` and its like.
  case framework
}

extension Phase {
  /// - Parameters:
  ///   - from: the role of the sender; `nil` when it is not known.
  ///   - to: the role of the receiver.
  public init(_ kind: MessageKind, from: Role?, to: Role?) {
    let (sender, receiver) = (Place(from), Place(to))
    self =
      switch kind {
      case .user: .action
      case .query, .datasource: .question
      case .create, .subscribe: .construction
      case .navigate: .navigation
      case .lifecycle, .system: .framework
      case .post: .announcement
      case .targetAction: .report
      case .call, .set, .delegate, .observer, .binding, .closure, .forward:
        Phase(kind, from: sender, to: receiver)
      }
  }

  private init(_ kind: MessageKind, from: Place, to: Place) {
    self =
      switch (from, to) {
      case (.outside, _): .action
      case (.screen, _) where !kind.senderKnowsReceiver: .report
      case (_, .screen): .writing
      case (.centre, _): .announcement
      case (_, .guide): .navigation
      case (.guide, .level), (_, .maker), (.maker, _): .construction
      case (.level, .depth): .change
      case (.depth, .depth): .change
      case (_, .centre), (_, .outside): .framework
      case _ where !kind.senderKnowsReceiver && from.isDeeper(than: to): .announcement
      case _ where from.isDeeper(than: to): .order
      default: .passedOn
      }
  }
}

/// Where a role stands between the screen and the model.
enum Place: Equatable {
  case outside
  case screen
  /// Between both: 1 beside the screen, 3 beside the model.
  case level(Int)
  /// The model, a store of view state, a service.
  case depth
  /// It leads from screen to screen.
  case guide
  /// It makes screens.
  case maker
  /// The notification centre.
  case centre

  init(_ role: Role?) {
    self =
      switch role {
      case .view: .screen
      case .controller, .rootController, .viewController, .viewImpl: .level(1)
      case .viewModel, .presenter: .level(2)
      case .interactor, .data: .level(3)
      case .model, .viewStateModel, .service: .depth
      case .coordinator, .mediator, .router: .guide
      case .builder, .configurator: .maker
      case .notificationCenter: .centre
      case .user, .app, .system, .timer, .remote, nil: .outside
      }
  }

  fileprivate func isDeeper(than other: Place) -> Bool {
    switch (self, other) {
    case (.level(let one), .level(let two)): one > two
    case (.depth, .level), (.guide, .level): true
    default: false
    }
  }
}
