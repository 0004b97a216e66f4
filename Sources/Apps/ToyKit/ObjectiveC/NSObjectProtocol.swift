/// An object that gets messages as in Objective-C: by selector. Which method is called is found out while the
/// app runs.
///
/// This is a simulation, since Linux has no Objective-C. There, the compiler writes the table of methods, and
/// makes a message of every call. Here, each class has its table in ``methods``, and each interface has an
/// extension that sends the messages.
@MainActor public protocol NSObjectProtocol: AnyObject {
  /// The methods that the class implements.
  var methods: [Selector: Method] { get }
  /// The object that shall get a message which this class does not implement; `nil` when there is none.
  func forwardingTarget(for selector: Selector) -> (any NSObjectProtocol)?
}

extension NSObjectProtocol {
  public func forwardingTarget(for selector: Selector) -> (any NSObjectProtocol)? { nil }

  /// Whether the class itself implements the method. What it would forward does not count.
  public func responds(to selector: Selector) -> Bool {
    deliver(.query, "responds(to:)", [.text(selector.name)], to: self) {
      let answer = methods[selector] != nil
      TraceRecorder.current?.noteReturn(.bool(answer))
      return answer
    }
  }

  /// Sends a message. Returns what the method returns; `nil` for nothing.
  @discardableResult
  public func perform(_ selector: Selector, with argument: Any? = nil) -> Any? {
    Runtime.shared.send(selector, argument, to: self)
  }
}
