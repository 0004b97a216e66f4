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
