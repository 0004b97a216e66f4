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
  /// The server keeps each recording with its sound, and the answer brings both: a recording that was deleted only on
  /// the device comes back with the sound file that was deleted with it. An app on the network would get the files by
  /// requests of their own.
  ///
  /// - Parameter completion: called with the contents, or why the request failed.
  /// - Returns: the request, which `cancel(_:)` takes.
  public func send(
    _ resource: Resource, completion: @escaping (Result<[Archive], NetworkError>) -> Void
  ) -> NetworkRequest {
    request(answeredBy: Fixture.onServer[resource.folder] ?? []) { answer in
      if case .success(let items) = answer { Fixture.download(items, to: .current) }
      completion(answer)
    }
  }
}
