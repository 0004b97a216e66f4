// A pattern's files read as iOS code: `import LoginHomeDetailApp` brings the kit.
@_exported import AppInterface
import Localization

/// Three pages, one after the other: a login, a list of trips, one trip.
public enum LoginHomeDetail: RunnableApp {
  public static var name: String { "login-home-detail" }
  public static var title: String { "Login–Home–Detail" }
  public static var summary: String {
    localized("a login, a list of trips, and a page about one trip")
  }
}

extension LoginHomeDetail {
  public static var viewState: [ViewStatePiece] {
    [.page, .trip, .presented(.presented), .typedText(.typedText)]
  }
}

extension ViewStatePiece {
  fileprivate static let page = ViewStatePiece(
    "page shown", isObject: true, probe: .page, read: { $0.stack.last?.swiftLiteral })

  fileprivate static let trip = ViewStatePiece(
    "trip shown", probe: .trip,
    read: { $0.stack.last == "Detail" ? $0.texts.first?.swiftLiteral : nil })
}

extension ViewStateProbe {
  fileprivate static let page = ViewStateProbe(steps: [
    Step(value: "Login"),
    Step(value: "Home", lines: ["tap \"Log in\""]),
    Step(value: "Detail", lines: ["open Kyoto"]),
    Step(value: "Home", lines: ["back"]),
    Step(value: "Login", lines: ["back"]),
  ])

  fileprivate static let trip = ViewStateProbe(
    setup: ["tap \"Log in\""],
    steps: [
      Step(value: "none"),
      Step(value: "Kyoto", lines: ["open Kyoto"]),
      Step(value: "Oslo", lines: ["back", "open Oslo"]),
      Step(value: "Kyoto", lines: ["back", "open Kyoto"]),
    ])

  fileprivate static let presented = ViewStateProbe(
    setup: ["tap \"Log in\"", "open Kyoto"],
    steps: [
      Step(value: "nothing"),
      Step(value: "the note", lines: ["tap Note"]),
      Step(value: "nothing", lines: ["tap Cancel"]),
      Step(value: "the note", lines: ["tap Note"]),
    ])

  fileprivate static let typedText = ViewStateProbe(
    setup: ["tap \"Log in\"", "open Kyoto", "tap Note", "type \"\""],
    steps: [
      Step(value: "nothing"),
      Step(value: "Tea", lines: ["type Tea"]),
      Step(value: "Te", lines: ["type Te"]),
      Step(value: "Tea", lines: ["type Tea"]),
      Step(value: "nothing", lines: ["type \"\""]),
    ])
}
