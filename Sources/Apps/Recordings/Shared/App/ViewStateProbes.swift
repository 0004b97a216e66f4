/// The experiments are the same in every pattern.
extension ViewStateProbe {
  /// Two empty folders of the same name, so that neither title nor rows tell which one it is.
  static let folderStack = ViewStateProbe(
    setup: ["tap +", "type Notes", "tap Create"],
    steps: [
      Step(value: "root"),
      Step(value: "root › Notes", lines: ["open Notes"]),
      Step(value: "root", lines: ["back"]),
      Step(value: "root › Work › Notes", lines: ["open Work", "open Notes"]),
      Step(value: "root", lines: ["back", "back"]),
    ])

  /// Two recordings of the same name and length.
  static let recording = ViewStateProbe(
    setup: ["tap Record", "tick 5", "tap Stop", "type Standup", "tap Save"],
    steps: [
      Step(value: "none"),
      Step(value: "the one", name: "Standup", lines: ["open Standup"]),
      Step(value: "the other", name: "Standup", lines: ["open Work", "open Standup", "back"]),
      Step(value: "the one", name: "Standup", lines: ["open Standup"]),
    ])

  static let editMode = ViewStateProbe(steps: [
    Step(value: "off"),
    Step(value: "on", lines: ["tap Edit"]),
    Step(value: "off", lines: ["tap Done"]),
    Step(value: "on", lines: ["tap Edit"]),
  ])

  /// A request of another part of the app is under way, but no list waits for it.
  static let loading = ViewStateProbe(steps: [
    Step(value: "off"),
    Step(value: "on", lines: ["pull"]),
    Step(value: "off", situation: "a new item", lines: ["answer"]),
    Step(value: "on", situation: "a new item", lines: ["pull"]),
    Step(value: "off", situation: "a new item", lines: ["answer"]),
    Step(value: "off", situation: "another request") {
      _ = Webservice.shared.load(Resource(folder: .rootFolder)) { _ in }
    },
  ])

  static let playing = ViewStateProbe(
    setup: ["open Hello"],
    steps: [
      Step(value: "off"),
      Step(value: "on", lines: ["tap Play"]),
      Step(value: "off", lines: ["tap Pause"]),
      Step(value: "on", lines: ["tap Play"]),
      Step(value: "on", situation: "at 1", lines: ["tick"]),
      Step(value: "off", situation: "at 1", lines: ["tap Pause"]),
    ])

  static let position = ViewStateProbe(
    setup: ["open Hello"],
    steps: [
      Step(value: "0"),
      Step(value: "3", lines: ["drag Position 3"]),
      Step(value: "5", lines: ["drag Position 5"]),
      Step(value: "0", lines: ["drag Position 0"]),
      Step(value: "5", situation: "playing", lines: ["tap Play", "drag Position 5"]),
      Step(value: "6", situation: "playing", lines: ["tick"]),
    ])

  /// A folder has the title of the recorder's scene.
  static let presented = ViewStateProbe(
    setup: ["tap +", "type Recording", "tap Create"],
    steps: [
      Step(value: "nothing"),
      Step(value: "an alert", lines: ["tap +"]),
      Step(value: "nothing", lines: ["tap Cancel"]),
      Step(value: "nothing", situation: "in the folder", lines: ["open Recording"]),
      Step(value: "the recorder", lines: ["back", "tap Record"]),
    ])

  static let typedFolderName = typedText(after: ["tap +"])

  static let typedRecordingName = typedText(after: ["tap Record", "tick", "tap Stop"])

  private static func typedText(after lines: [String]) -> ViewStateProbe {
    ViewStateProbe(setup: lines + ["type \"\""], steps: typing)
  }

  private static let typing = [
    Step(value: "nothing"),
    Step(value: "Ideas", lines: ["type Ideas"]),
    Step(value: "Idea", lines: ["type Idea"]),
    Step(value: "Ideas", lines: ["type Ideas"]),
    Step(value: "nothing", lines: ["type \"\""]),
  ]
}
