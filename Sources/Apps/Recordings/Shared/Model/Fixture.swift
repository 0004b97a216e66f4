/// The contents of the device and of the server at the beginning of every run.
public enum Fixture {
  nonisolated static let root = UUID(number: 1)
  static let hello = UUID(number: 2)
  static let work = UUID(number: 3)
  static let notes = UUID(number: 4)
  static let standup = UUID(number: 5)
  static let lecture = UUID(number: 6)

  public static let emptyTree = Archive(type: "Folder", uuid: root, name: "")

  private static let tree = Archive(
    type: "Folder", uuid: root, name: "",
    children: [
      Archive(type: "Recording", uuid: hello, name: "Hello"),
      Archive(
        type: "Folder", uuid: work, name: "Work",
        children: [
          Archive(type: "Folder", uuid: notes, name: "Notes"),
          Archive(type: "Recording", uuid: standup, name: "Standup"),
        ]),
    ])

  /// Items on the server that are not on the device yet, by folder.
  static let onServer: [UUID: [Archive]] = [
    root: [Archive(type: "Recording", uuid: lecture, name: "Lecture")]
  ]

  private static let seconds: [UUID: Int] = [hello: 10, standup: 5, lecture: 12]

  private static let names = [
    root: "RootFolder", hello: "Hello", work: "Work", notes: "Notes", standup: "Standup",
    lecture: "Lecture",
  ]

  /// The name of an object of the fixture in traces, even after it is renamed; `nil` for other objects.
  static func name(of uuid: UUID) -> String? { names[uuid] }

  /// Writes the tree and its sound files onto a device.
  public static func install(on device: Device) {
    device.disk["store.json"] = tree
    download([tree], to: device)
  }

  /// Writes the sound files of the recordings, also of those in folders, onto a device.
  static func download(_ archives: [Archive], to device: Device) {
    for archive in archives {
      if let seconds = seconds[archive.uuid] { device.disk["\(archive.uuid).m4a"] = seconds }
      download(archive.children, to: device)
    }
  }
}

extension UUID {
  /// The root folder. It has the same identifier on every device.
  public static let rootFolder = Fixture.root
}
