/// A resource on the server: the contents of a folder.
public struct Resource: Sendable {
  let folder: UUID

  /// - Parameter folder: the identifier of the folder.
  public init(folder: UUID) {
    self.folder = folder
  }
}

extension Network {
  /// Asks for the contents of a folder. The answer waits until `deliverNextAnswer()` is called.
  ///
  /// - Parameter completion: called with the contents, or why the request failed.
  /// - Returns: the request, which `cancel(_:)` takes.
  public func send(
    _ resource: Resource, completion: @escaping (Result<[Archive], NetworkError>) -> Void
  ) -> NetworkRequest {
    request(answeredBy: Fixture.onServer[resource.folder] ?? [], completion: completion)
  }
}
