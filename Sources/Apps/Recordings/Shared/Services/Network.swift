/// The connection to the server. Answers wait until ``deliverNextAnswer()`` is called.
///
/// It has no lifeline: an answer is a message to the object that has sent the request.
public final class Network {
  @PerLaunch public static var shared = Network()

  /// The contents of a folder on the server, or why the request failed.
  public typealias Answer = Result<[Archive], NetworkError>

  private var pending: [NetworkRequest] = []

  public init() {}

  /// Sends a request. Its answer is fixed now, but waits until `deliverNextAnswer()` is called.
  ///
  /// - Parameter completion: called with the answer.
  /// - Returns: the request, which `cancel(_:)` takes.
  public func send(
    _ resource: Resource, completion: @escaping (Answer) -> Void
  ) -> NetworkRequest {
    let answer: Answer =
      Device.current.isOnline
      ? .success(Fixture.onServer[resource.folder] ?? []) : .failure(.offline)
    let request = NetworkRequest(answer, owned(nil, .closure, completion))
    pending.append(request)
    return request
  }

  /// Cancels the answer. Returns whether it was still waiting.
  @discardableResult
  public func cancel(_ request: NetworkRequest) -> Bool {
    guard let index = pending.firstIndex(where: { $0 === request }) else { return false }
    pending.remove(at: index)
    return true
  }

  /// Whether any answer waits to be delivered.
  public var isWaiting: Bool { !pending.isEmpty }

  /// Delivers the oldest waiting answer. Does nothing when none waits.
  public func deliverNextAnswer() {
    guard !pending.isEmpty else { return }
    pending.removeFirst().deliver()
  }
}

/// A request to the server that has not been answered yet.
public final class NetworkRequest {
  private let answer: Network.Answer
  private let completion: (Network.Answer) -> Void

  fileprivate init(_ answer: Network.Answer, _ completion: @escaping (Network.Answer) -> Void) {
    self.answer = answer
    self.completion = completion
  }

  fileprivate func deliver() { completion(answer) }
}

/// A resource on the server: the contents of a folder.
public struct Resource: Sendable {
  let folder: UUID

  /// - Parameter folder: the identifier of the folder.
  public init(folder: UUID) {
    self.folder = folder
  }
}

/// Why a request failed.
public nonisolated enum NetworkError: Error, CustomStringConvertible {
  case offline

  public var description: String {
    switch self {
    case .offline: "The network is offline."
    }
  }
}
