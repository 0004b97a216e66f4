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
