import Analysis
import Trace

/// A story as lines of text, each part with its messages and changes.
struct StorySketch {
  private let story: Story
  private let messages: [Int: Trace.Message]
  private let changes: [Int: Trace.StateChange]

  init(_ story: Story, in trace: Trace) {
    self.story = story
    messages = Dictionary(uniqueKeysWithValues: trace.messages)
    changes = Dictionary(uniqueKeysWithValues: trace.stateChanges)
  }

  var text: String { lines.joined(separator: "\n") }

  var lines: [String] { [triggers] + data + announcements + writings + screens }

  private var triggers: String { "set off by " + list(story.triggers) }

  private var data: [String] {
    story.changes.map { change in
      "\(change.kind) \(words(change.record)), after \(change.way.count) messages"
    }
  }

  private var announcements: [String] {
    story.announcements.flatMap { announcement in
      ["\(announcement.manner): " + list(announcement.messages)]
        + announcement.hearers.map { hearer in
          "  \(hearer.name) " + (hearer.acted ? "acted: " + list(hearer.effects) : "did nothing")
        }
    }
  }

  private var writings: [String] {
    story.writings.isEmpty ? [] : ["written: " + list(story.writings.map(\.message))]
  }

  private var screens: [String] {
    story.screens.map { change in
      "\(change.screen) \(change.came ? "came" : "went"): " + (change.message.map(words) ?? "–")
    }
  }

  private func list(_ records: [Int]) -> String { records.map(words).joined(separator: ", ") }

  private func words(_ record: Int) -> String {
    if let message = messages[record] { return "\(message.from) > \(message.to) \(message.text)" }
    guard let change = changes[record] else { return "record \(record)" }
    return "\(change.owner).\(change.property) \(change.old ?? "") → \(change.new)"
  }
}

extension Trace {
  /// The stories as text, with a blank line between two.
  var sketch: String {
    stories.map { StorySketch($0, in: self).text }.joined(separator: "\n\n")
  }
}
