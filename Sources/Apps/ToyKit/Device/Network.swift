/// The connection to the server. Answers wait until ``deliverNextAnswer()`` is called.
///
/// It has no lifeline: an answer is a message to the object that has sent the request.
public final class Network {
  @PerLaunch public static var shared = Network()

  private var pending: [NetworkRequest] = []

  public init() {}

  /// Sends a request. Its answer is fixed now, but waits until `deliverNextAnswer()` is called.
  ///
  /// - Parameters:
  ///   - answer: what the server answers. When the device is offline, the request fails.
  ///   - completion: called with the answer.
  /// - Returns: the request, which `cancel(_:)` takes.
  public func request<Value>(
    answeredBy answer: Value,
    completion: @escaping (Result<Value, NetworkError>) -> Void
  ) -> NetworkRequest {
    let result: Result<Value, NetworkError> =
      Device.current.isOnline ? .success(answer) : .failure(.offline)
    let completion = owned(nil, .closure, completion)
    let request = NetworkRequest { completion(result) }
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
  fileprivate let deliver: () -> Void

  fileprivate init(_ deliver: @escaping () -> Void) {
    self.deliver = deliver
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
