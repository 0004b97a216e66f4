import Trace

/// That an object is told something in the same run without the mistake, and not in this run.
///
/// "There" is the run without the mistake: records there are those of its own trace.
public struct MissingMessage: Equatable, Sendable {
  /// The message to the object, there.
  public let message: Int
  /// What the object was told here.
  public let told: [Int]
  /// Where the way to the object breaks off here. It may come together again, when the same data changes in another way.
  public let breaks: [Break]
  /// The change of the property that is asked about, which follows from the message there; `nil` when no property is.
  public var change: Int?
  /// The same message here, when it came and did not change the property so.
  public var here: Int?

  /// How the object ended here after what it was told; `nil` when it lives.
  public var departure: WhyNot.Departure?

  /// A change of the other run that does not come here in the same message, though that message does.
  public struct LostChange: Equatable, Sendable {
    /// The change, there.
    public let change: Int
    /// The message, here.
    public let message: Int
    /// The same change here, in another message of the action; `nil` for none.
    public let elsewhere: Int?
  }

  public struct Break: Equatable, Sendable {
    /// The first message of the way that is there and not here.
    public let missing: Int
    /// The last message before it that is here too; `nil` when the way has none.
    public let after: Int?
    /// What its sender sent here, and not there, or inside of another call.
    public let instead: [Int]
    /// What its sender asks in the same call there, and not here; `nil` for nothing.
    public let unasked: Int?
    public let reason: Reason?
    /// The change of data with which the way has come together again, here; `nil` for the first break.
    public let change: Int?
    /// The first change on the way that does not come here in its message; only of the first break.
    public var lostChange: LostChange?
  }

  /// What is different here.
  public enum Reason: Equatable, Sendable {
    /// The receiver has ended here, with this record, and there a property holds it.
    case gone(Int, holdThere: Ownership.Hold?)
    /// A property of the sender holds the receiver there, and nothing or another object here.
    case lacks(property: String, here: String?)
    /// A property of the sender holds the receiver there among others, and here only some of those.
    case notAmong(property: String)
    /// The receiver registered there, in the message with this record number.
    case notRegistered(Int)
    /// The receiver registered here too, in the message with this record number, and what is told there changed here as
    /// well. The run shows neither that the registration ended nor that it still held.
    case registered(Int, change: Int)
    /// A property of the sender has another value.
    case otherState(property: String, here: String, there: String)
    /// The last message before it, which is in both runs, returned another value.
    case otherAnswer(here: String, there: String)
  }
}
