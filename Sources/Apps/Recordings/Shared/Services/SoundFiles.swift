/// All sound files of the device, as they were when this value was made.
public struct SoundFiles {
  private let files = Device.current.disk.filter { $0.key.hasSuffix(".m4a") }

  public init() {}

  /// Makes the sound files of the device the same as then.
  public func restore() {
    for path in SoundFiles().files.keys { Device.current.disk[path] = nil }
    Device.current.disk.merge(files) { $1 }
  }
}
