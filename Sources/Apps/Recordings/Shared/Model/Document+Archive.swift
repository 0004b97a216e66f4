extension Document {
  /// Reads the items of a file. The archive is that of the root folder.
  public init(_ archive: Archive) {
    root = archive.uuid
    items = [:]
    read(archive, parent: nil)
  }

  /// The root folder and everything in it, to be written to a file.
  public var archive: Archive { archive(of: root) }

  private func archive(of uuid: UUID) -> Archive {
    let item = items[uuid]
    return Archive(
      type: item?.isFolder == false ? "Recording" : "Folder", uuid: uuid, name: item?.name ?? "",
      children: item?.children?.map(archive) ?? [])
  }

  mutating func read(_ archive: Archive, parent: UUID?) {
    items[archive.uuid] = Item(
      uuid: archive.uuid, name: archive.name, parent: parent,
      children: archive.type == "Folder" ? archive.children.map(\.uuid) : nil)
    for child in archive.children { read(child, parent: archive.uuid) }
  }
}

extension Document {
  /// A root folder with nothing in it.
  @MainActor public static var empty: Document { Document(Fixture.emptyTree) }

  /// Reads the items from the disk.
  @MainActor public static func load() -> Document {
    Document(Archive(contentsOf: .storeFile) ?? Fixture.emptyTree)
  }

  @MainActor public func write() { archive.write(to: .storeFile) }
}
