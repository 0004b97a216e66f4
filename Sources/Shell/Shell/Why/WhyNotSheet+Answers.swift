import Analysis
import Localization
import Trace

extension WhyNotSheet {
  /// The answer, then what shows it.
  ///
  /// - Parameter object: the one that is asked about, or one that should have told it.
  @Sentences func sentences(on answer: WhyNot.Answer, _ object: String) -> [String] {
    switch answer {
    case .told(let telling): sentences(on: telling)
    case .applied(let record):
      joined(
        headline(ofTold: [record]),
        localized(
          "The drawing has this message at \(receiver(of: record)), whose data source it is.")
      )
      asked.number(of: record).map { localized("For what led to it, type: why \($0)") }
    case .notMade(let record): headline(ofMaking: record)
    case .notHere(let missing): sentences(on: missing)
    case .nothingSent where isAboutPart || isAboutCutFile, .beforeTrace where isAboutPart:
      localized("\(object) was told nothing.")
      changeSentences
    case .nothingSent:
      localized(
        "\(object) was told nothing: \(asked.lastInput ?? asked.lastAction) sent no message.")
      changeSentences
    case .changedItself(let record):
      headline(ofOwnChange: record)
      // The change itself is in the answer.
      changeSentences.dropFirst(listedChanges == [record] ? 1 : 0)
    case .notYet(let records):
      localized("\(object) has not been told yet. It is told later: \(list(records)).")
      changeSentences
    case .gone(let departure): sentences(on: departure)
    case .missing(let missing): sentences(on: missing)
    case .unasked(let questions, let breaks):
      joined(localized("\(object) was told nothing."), asking(questions))
      evidence(for: breaks, before: questions.first ?? 0)
      changeSentences
    case .otherAnnounced(let silence, let announced):
      headline(of: silence, object)
      registrations(silence.registrations, of: object)
      announcement(announced, silence)
      changeSentences
    case .quiet(let silence):
      localized("\(object) was told nothing: nothing happened that it hears of.")
      evidence(for: silence, object)
    case .brokenOff(let precedent):
      sentences(on: precedent, object)
      changeSentences
    case .passedOver(let facts):
      headline(of: facts, object)
      happened(facts)
      sentence(on: facts.teller, of: object)
      quiet(facts.registrations, of: object)
      changeSentences.prefix(1)
    case .made(let making):
      localized("\(object) was told nothing after it was made.")
      made(list([making]), object)
      changeSentences
    case .tellerNotTold(let teller, let reason):
      localized("\(object) was told nothing, because \(teller.name) was told nothing either.")
      sentence(on: teller, of: object)
      sentences(on: reason, teller.name).dropFirst()
    case .closed(let column):
      sentences(on: column)
      changeSentences
    case .onlyAsked(let questions):
      localized("No object has told \(object) anything so far in this run. Others asked it.")
      asked(list(questions, atMost: 3), object)
      changeSentences
    case .ranClosures(let records):
      localized(
        "No message to \(whyNot.object) is recorded, but it ran what the app had handed to it: \(list(records, withReceiver: true, atMost: 3))."
      )
      changeSentences
    case .readNothing(let body):
      localized("\(object) was told nothing: its last body read no property of another object.")
      localized("\(sender(of: body)) computed the last body of \(object) \(place(of: body)).")
      changeSentences
    case .untold(let column):
      sentences(on: column)
      changeSentences
    case .beforeTrace:
      localized("\(object) was told nothing. What came before is not in this file.")
      changeSentences
    case .unknown:
      localized(
        "\(object) was told nothing. No living object of the app but its maker or a view told it anything before."
      )
      changeSentences
    }
  }

  private func headline(ofMaking record: Int) -> String {
    let object = whyNot.object
    guard messages[record] != nil else {
      return localized(
        "\(object) is not there yet. It comes later, in: \(asked.action(of: record) ?? "")")
    }
    return localized(
      "\(object) is not made yet. \(sender(of: record)) makes it later: \(list([record], withSender: false))."
    )
  }

  private func headline(ofOwnChange record: Int) -> String {
    let (object, change) = (whyNot.object, words(onChange: record))
    return isAboutPart
      ? localized("\(object) was told nothing. It changed: \(change).")
      : localized("\(object) was told nothing. It changed outside of all messages: \(change).")
  }

  // In the next two, "it" is the object that is asked about.

  private func made(_ making: String, _ object: String) -> String {
    object == whyNot.object
      ? localized("It was made in this part of the run: \(making).")
      : localized("\(object) was made in this part of the run: \(making).")
  }

  private func asked(_ questions: String, _ object: String) -> String {
    object == whyNot.object
      ? localized("It was asked: \(questions).") : localized("\(object) was asked: \(questions).")
  }

  // MARK: Gone

  /// Which property let an object go, and where.
  @Sentences private func sentences(on departure: WhyNot.Departure) -> [String] {
    let object = whyNot.object
    if let action = asked.action(of: departure.end) {
      departure.isKilled
        ? localized("\(object) does not live any more: its process has ended (\(action)).")
        : localized("\(object) does not live any more. It was released during: \(action)")
    } else {
      localized("\(object) does not live any more.")
    }
    if departure.isKilled {
      inNewProcess
    } else {
      lettingGo(departure.holds)
      departure.holdWithoutMistake.map { localized("Without the mistake, \($0.path) holds it.") }
      if let hold = departure.holds.first?.hold, let next = departure.successor {
        localized("\(hold.path) holds \(next) now. To ask about it: why not \(next)")
      }
    }
  }

  @Sentences func lettingGo(_ holds: [WhyNot.EndedHold]) -> [String] {
    if let first = holds.first?.hold, let last = holds.last {
      let path = last.hold.path
      localized("The last property that held it strongly was \(first.path).")
      switch holds.count {
      case 1: nil
      case 2: localized("\(first.holder) was released too: \(path) let go.")
      default:
        localized("\(first.holder) was released too, with \(last.hold.held): \(path) let go.")
      }
      changes[last.record]?.parent.map {
        localized("That happened in \(call($0)) \(place(of: $0)).")
      }
    } else {
      localized("The run shows no property that ever held it strongly.")
    }
  }

  /// Objects of the same name have a prime in the next process, and one more in each that follows.
  private var inNewProcess: String? {
    let names = Set(asked.trace.participants.map(\.name))
    var name = whyNot.object
    while names.contains(name + "'") { name += "'" }
    return name == whyNot.object
      ? nil : localized("The new process has \(name). To ask about it: why not \(name)")
  }

  // MARK: Told before

  @Sentences private func sentences(on precedent: Precedent, _ object: String) -> [String] {
    let (sender, missing) = (sender(of: precedent.missing), messages[precedent.missing])
    let heard = list([precedent.again])
    precedent.instead == nil
      ? localized(
        "\(object) was told nothing: this time \(sender) did not pass on what it heard.")
      : localized("\(object) was told nothing: this time \(sender) sent something else.")
    localized(
      "Before, \(sender) got \(messages[precedent.again]?.text ?? "") too, and then sent \(call(precedent.missing)) to \(missing?.to ?? "") \(place(of: precedent.missing))."
    )
    precedent.instead.map {
      localized("This time it got \(heard), and sent \(list([$0], withReceiver: true)).")
    }
      ?? localized("This time it got \(heard), but sent no \(missing?.text ?? "") after that.")
    precedent.posts.map {
      localized("The posts differ. Before: \(call($0.before)). This time: \(call($0.now)).")
    }
  }
}
