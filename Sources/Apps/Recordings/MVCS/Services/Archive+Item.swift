import RecordingsApp

/// How items are written to the file, and what the server sends.
extension Archive {
  init(_ item: Item) {
    let contents = (item as? Folder)?.contents
    self.init(
      type: contents == nil ? "Recording" : "Folder", uuid: item.uuid, name: item.name,
      children: contents?.map(Archive.init) ?? [])
  }

  func makeItem() -> Item {
    type == "Folder" ? makeFolder() : Recording(name: name, uuid: uuid)
  }

  /// A folder, with everything in it.
  func makeFolder() -> Folder {
    Folder(name: name, uuid: uuid, contents: decodeChildren { $0.makeItem() })
  }
}
