/// The runtime of Objective-C: it finds the method for a message, or another object that gets the message.
@Traced(Role.system) public final class Runtime {
  public static var shared = Runtime()

  @Untraced public var lifelineName: String? { "Runtime" }

  /// Whether a protocol declares the method.
  public func declares(_ selector: Selector, in interface: Protocol) -> Bool {
    interface.optionalMethods.contains(selector)
  }

  @Untraced func send(
    _ selector: Selector, _ argument: Any?, to receiver: any NSObjectProtocol
  ) -> Any? {
    let message = (receiver as? any Participant).flatMap {
      beginElsewhere($0, selector.name, .call, isMethod: true, captured(argument))
    }
    let result = call(selector, argument, on: receiver)
    _end(message, asks: result != nil)
    return result
  }

  private func call(
    _ selector: Selector, _ argument: Any?, on receiver: any NSObjectProtocol
  ) -> Any? {
    if let method = receiver.methods[selector] { return method.call(argument) }
    guard let target = target(of: selector, for: receiver) else {
      UIKit.shared.raise(
        .unrecognizedSelector(selector.name, receiver: "\(type(of: receiver))"))
      return nil
    }
    return deliver(.forward, selector.name, captured(argument), from: self, to: target) {
      call(selector, argument, on: target)
    }
  }

  private func target(
    of selector: Selector, for receiver: any NSObjectProtocol
  ) -> (any NSObjectProtocol)? {
    deliver(
      .forward, "forwardingTarget(for:)", [.text(selector.name)], from: self, to: receiver
    ) {
      let target = receiver.forwardingTarget(for: selector)
      TraceRecorder.current?.noteReturn(_capture(target))
      return target
    }
  }

  private func captured(_ argument: Any?) -> [CapturedValue] {
    argument.map { [_capture($0)] } ?? []
  }
}
