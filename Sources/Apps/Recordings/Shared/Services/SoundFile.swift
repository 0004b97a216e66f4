/// A file with sound in it. All that the toy keeps of the sound is how long it is.
public struct SoundFile {
  private let url: URL

  public init(_ url: URL) {
    self.url = url
  }

  /// `nil` when there is no such file. Setting it writes the file.
  public var duration: TimeInterval? {
    get { (Device.current.disk[url.path] as? Int).map(TimeInterval.init) }
    nonmutating set { Device.current.disk[url.path] = newValue.map { Int($0) } }
  }
}
