import SourceCode

/// The code of a message of a trace: what got it, and what sent it.
public struct MessageCode: Sendable {
  public var receiver: Receiver
  public var call: Call

  /// What got the message.
  public enum Receiver: Sendable {
    /// Its method or its property.
    case member(Excerpt)
    /// A closure. The excerpt is the method in which it is written.
    case closure(Excerpt)
    /// The type has no method for it, and says in this one who shall get it.
    case forwarding(Excerpt)
    /// The type has no code of its own for it: the compiler makes an initialiser, or a framework has it.
    case type(Excerpt)
    /// Its code is not in the sources; or it is a closure of a type, and the sources do not tell which.
    case unknown(closureOf: String?)
  }

  /// The line that sent it.
  public enum Call: Sendable {
    /// One of some lines of a method. With a single line, it is that one.
    case lines([Int], of: Excerpt)
    /// One of some lines that ask the same, or code that is not traced: it asks in the name of the object that called it.
    case perhaps([Int], of: Excerpt)
    /// It tells the present value at once, because a line subscribed to it: one of some lines of a method.
    case subscription([Int], of: Excerpt)
    /// It tells that a property of the sender has changed, and this object has written the property.
    case write(String, by: String)
    /// The same app on another device did it.
    case otherDevice
    /// A person did it; the action as it is typed.
    case person(String)
    /// The toy kit or the recorder's own objects did it, not the app. The app may call the method that got it elsewhere, or
    /// not at all.
    case framework(isUncalled: Bool)
    case unknown
  }
}

extension MessageCode.Receiver {
  public var excerpt: Excerpt? {
    switch self {
    case .member(let excerpt), .closure(let excerpt), .forwarding(let excerpt), .type(let excerpt):
      excerpt
    case .unknown: nil
    }
  }
}
