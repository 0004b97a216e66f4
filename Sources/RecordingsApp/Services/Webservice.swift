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

/// A request that is under way.
public final class NetworkTask {
  private weak var service: Webservice?

  fileprivate init(of service: Webservice) {
    self.service = service
  }

  /// The answer will not arrive any more.
  public func cancel() { service?.cancel(self) }
}

/// Asks the server. The answers wait until somebody lets them arrive.
@Traced(.service) public final class Webservice {
  @PerLaunch(.beforehand) public static var shared = Webservice()

  public typealias Answer = Result<[Archive], NetworkError>

  public private(set) var requestsUnderWay = 0
  @Untraced private var pending: [Request] = [] {
    didSet { requestsUnderWay = pending.count }
  }

  private struct Request {
    let task: NetworkTask
    let answer: Answer
    let completion: (Answer) -> Void
  }

  public func load(
    _ resource: Resource, completion: @escaping (Result<[Archive], NetworkError>) -> Void
  ) -> NetworkTask {
    let answer: Answer =
      Device.current.isOnline
      ? .success(Fixture.onServer[resource.folder] ?? []) : .failure(.offline)
    let task = NetworkTask(of: self)
    pending.append(Request(task: task, answer: answer, completion: completion))
    return task
  }

  func cancel(_ task: NetworkTask) {
    pending.removeAll { $0.task === task }
  }

  @Untraced public var isWaiting: Bool { !pending.isEmpty }

  /// Lets the oldest answer arrive.
  @Untraced public func deliverNextAnswer() {
    guard !pending.isEmpty else { return }
    let request = pending.removeFirst()
    acting(as: self) { request.completion(request.answer) }
  }
}
