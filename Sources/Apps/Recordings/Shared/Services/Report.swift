/// Whom a service tells how it is, and by which method: as target and action do for a control.
///
/// A closure belongs to the object in whose code it stands; a report goes straight to its receiver, so
/// that whoever hands it over may go.
public struct Report<State> {
  private let receive: (State) -> Void

  public init<Receiver: AnyObject>(
    to receiver: Receiver, _ method: @escaping (Receiver) -> (State) -> Void
  ) {
    receive = { state in deliver(.closure, to: receiver) { method(receiver)(state) } }
  }

  func callAsFunction(_ state: State) { receive(state) }
}

/// As a closure is shown.
extension Report: CustomStringConvertible {
  public var description: String { "{ … }" }
}
