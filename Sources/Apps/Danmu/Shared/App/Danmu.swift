import Localization

@_exported import AppInterface

/// Comments that fly over a video: a chat of one screen.
public enum Danmu: RunnableApp {
  public static var name: String { "danmu" }
  public static var title: String { "Danmu" }
  public static var summary: String {
    localized("comments that fly over a video, as a chat of one screen")
  }
}

extension Danmu {
  public static var viewState: [ViewStatePiece] { [.typedText(.typedText)] }
}

extension ViewStateProbe {
  fileprivate static let typedText = ViewStateProbe(
    setup: ["type \"\""],
    steps: [
      Step(value: "nothing"),
      Step(value: "Hello", lines: ["type Hello"]),
      Step(value: "Hell", lines: ["type Hell"]),
      Step(value: "nothing", lines: ["type \"\""]),
      Step(value: "nothing", situation: "sent", lines: ["type Hello", "tap Send"]),
      Step(value: "Hello", situation: "sent", lines: ["type Hello"]),
    ])
}
