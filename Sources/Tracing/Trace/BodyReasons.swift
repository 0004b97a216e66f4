/// Why the bodies of a run were computed. It goes through the messages in their order.
public struct BodyReasons: Sendable {
  public enum Reason: Equatable, Sendable {
    /// The node is new.
    case first
    /// Something was written that the body had read: the number of the message that marked the node.
    case marked(by: Int)
    /// The view that the node got is not equal to the one before: the properties in which it differs, if the trace tells
    /// them.
    case valueDiffers(in: [String])
  }

  private var begin: Int?
  private var new: Set<String> = []
  private var marks: [String: Int] = [:]

  public init() {}

  /// Goes on to the next message. Returns why it was sent, if it is the computing of a body and what comes before tells it.
  @discardableResult
  public mutating func add(_ message: Trace.Message, _ n: Int) -> Reason? {
    let begin = begin ?? n
    self.begin = begin
    let node = message.to
    switch message.kind {
    case .create: new.insert(node)
    case .invalidate: marks[node] = n
    case .body:
      defer {
        new.remove(node)
        marks[node] = nil
      }
      if new.contains(node) { return .first }
      guard let origin = message.origin, origin >= begin else { return nil }
      return marks[node] == origin ? .marked(by: origin) : .valueDiffers(in: message.arguments)
    default: break
    }
    return nil
  }
}

extension Trace {
  /// Why its bodies were computed, by the numbers of their messages.
  public var bodyReasons: [Int: BodyReasons.Reason] {
    var (reasons, found) = (BodyReasons(), [Int: BodyReasons.Reason]())
    for (n, message) in messages { found[n] = reasons.add(message, n) }
    return found
  }
}
