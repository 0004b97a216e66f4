/// A running request of the web service.
public final class NetworkTask {
  private weak var service: Webservice?
  fileprivate let request: NetworkRequest

  fileprivate init(of service: Webservice, _ request: NetworkRequest) {
    self.service = service
    self.request = request
  }

  /// After this, the answer does not arrive.
  public func cancel() { service?.cancel(self) }
}

/// Loads resources from the server.
@Traced(.service) public final class Webservice {
  public static var shared = Webservice()

  /// How many requests are neither answered nor cancelled.
  public private(set) var requestsUnderWay = 0

  /// Sends a request to the server.
  ///
  /// - Parameter completion: called with the contents of the folder or the error, but not after `cancel()`.
  /// - Returns: the request. Cancel it when its answer is no longer needed.
  public func load(
    _ resource: Resource, completion: @escaping (Result<[Archive], NetworkError>) -> Void
  ) -> NetworkTask {
    requestsUnderWay += 1
    let request = Network.shared.send(resource) { [weak self] answer in
      self?.requestsUnderWay -= 1
      completion(answer)
    }
    return NetworkTask(of: self, request)
  }

  func cancel(_ task: NetworkTask) {
    if Network.shared.cancel(task.request) { requestsUnderWay -= 1 }
  }
}

@Traced(.call) extension Webservice {
  /// The contents of a folder on the server. When nobody waits for them any more, the request is cancelled.
  public func contents(of folder: UUID) async throws -> [Archive] {
    let answer = Suspension<[Archive]>()
    let task = load(Resource(folder: folder)) { answer.resume(with: $0.mapError { $0 }) }
    return try await withTaskCancellationHandler {
      try await answer.value()
    } onCancel: {
      MainActor.assumeIsolated { self.stop(task, answer) }
    }
  }
}

extension Webservice {
  /// The handler of a cancelled task is a closure of the service.
  private func stop(_ task: NetworkTask, _ answer: Suspension<[Archive]>) {
    deliver(.closure, "onCancel", to: self) {
      cancel(task)
      answer.resume(with: .failure(CancellationError()), because: causeNow)
    }
  }
}
