/// The contents of a file: a tree of values, as a decoder reads it.
public nonisolated struct Archive: Sendable, Equatable, CustomStringConvertible {
  public var type: String
  public var uuid: UUID
  public var name: String
  public var children: [Archive]

  public init(type: String, uuid: UUID, name: String, children: [Archive] = []) {
    self.type = type
    self.uuid = uuid
    self.name = name
    self.children = children
  }

  public var description: String { "archived \(type)" }

  /// Decoding is the framework's work: no messages are recorded while it creates objects.
  @MainActor public func decodeChildren<Child>(_ make: (Archive) -> Child) -> [Child] {
    quietly { children.map(make) }
  }

  /// Encoding is the framework's work, too.
  @MainActor public static func encoding<Root>(
    _ root: Root, _ make: (Root) -> Archive
  ) -> Archive {
    quietly { make(root) }
  }
}

extension Archive {
  /// Reads a file of the current device; `nil` when there is none.
  @MainActor public init?(contentsOf url: URL) {
    guard let archive = Device.current.disk[url.path] as? Archive else { return nil }
    self = archive
  }

  @MainActor public func write(to url: URL) { Device.current.disk[url.path] = self }
}
