/// The articles on the disk of a device.
public enum ArticleFile {
  private static let name = "articles"

  public static func read() -> [Article] { Device.current.disk[name] as? [Article] ?? [] }

  public static func write(_ articles: [Article], on device: Device = .current) {
    device.disk[name] = articles
  }
}
