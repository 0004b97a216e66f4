/// The line to the server, for whoever talks to it. Answers wait until somebody lets them arrive.
///
/// It has no lifeline: when an answer arrives, whoever asked is busy with it.
public final class Network {
  @PerLaunch(.beforehand) public static var shared = Network()

  public typealias Answer = Result<[Archive], NetworkError>

  private var pending: [NetworkRequest] = []

  public init() {}

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

  /// The answer will not arrive any more. Returns whether it would have.
  @discardableResult
  public func cancel(_ request: NetworkRequest) -> Bool {
    guard let index = pending.firstIndex(where: { $0 === request }) else { return false }
    pending.remove(at: index)
    return true
  }

  public var isWaiting: Bool { !pending.isEmpty }

  /// Lets the oldest answer arrive.
  public func deliverNextAnswer() {
    guard !pending.isEmpty else { return }
    pending.removeFirst().deliver()
  }
}

/// A question on its way to the server, or its answer on its way back.
public final class NetworkRequest {
  private let answer: Network.Answer
  private let completion: (Network.Answer) -> Void

  fileprivate init(_ answer: Network.Answer, _ completion: @escaping (Network.Answer) -> Void) {
    self.answer = answer
    self.completion = completion
  }

  fileprivate func deliver() { completion(answer) }
}

/// What to ask the server for: the contents of a folder.
public struct Resource: Sendable {
  let folder: UUID

  public init(folder: UUID) {
    self.folder = folder
  }
}

public nonisolated enum NetworkError: Error, CustomStringConvertible {
  case offline

  public var description: String {
    switch self {
    case .offline: "The network is offline."
    }
  }
}
