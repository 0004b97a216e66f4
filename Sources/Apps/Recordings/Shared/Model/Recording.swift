/// Something that was said, in a file of its own.
@Traced(.model) public final class Recording: Item {
  public override init(name: String, uuid: UUID) {
    super.init(name: name, uuid: uuid)
  }

  convenience init(_ archive: Archive) {
    self.init(name: archive.name, uuid: archive.uuid)
  }

  override var archive: Archive { Archive(type: "Recording", uuid: uuid, name: name) }

  @Untraced public override class var isNamedByHolder: Bool { true }
}
