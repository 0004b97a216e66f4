import Trace

/// How an object was told earlier in the run, and how far it went in the same way this time.
public struct Precedent: Equatable, Sendable {
  /// The earlier message to the object.
  public let told: Int
  /// The message that came this time as it did before, and after which the way breaks off.
  public let again: Int
  /// The message that followed before, and is missing this time.
  public let missing: Int
  /// What the same sender sent this time after it heard, in the same call: to the same receiver before all; `nil` for nothing.
  public let instead: Int?
  /// The post that led there before, and the post this time, when those tell of different things.
  public var posts: Posts?

  public struct Posts: Equatable, Sendable {
    public let before: Int
    public let now: Int
  }
}

// Compares the part with what came before it.

extension WhyNotSearch {
  /// `nil` when the object was not told before, or when nothing that led to it happened again.
  func precedent(for object: String) -> Precedent? {
    let told = run.sent(to: object).filter { n, message in
      n < part.first && !message.isToItself && message.isEvent && message.kind != .lifecycle
    }
    return told.suffix(5).reversed().lazy.compactMap { candidate in
      causes.chain(to: candidate.n).flatMap { precedent(told: candidate.n, $0.calls) }
    }.first
  }

  /// The last step that came again. What a person did or the framework called is too common to count.
  private func precedent(told: Int, _ steps: [CauseChain.Step]) -> Precedent? {
    for index in steps.indices.dropLast().reversed() {
      guard let step = run.messages[steps[index].message], step.kind.announces,
        let missing = run.messages[steps[index + 1].message], missing.from == step.to,
        let again = run.sent(to: step.to).last(where: {
          part.contains($0.n) && $0.message.repeats(step)
        })
      else { continue }
      // While it goes on, what followed before may still come.
      guard hasReturned(again.n) else { return nil }
      let cameToo = run.sent(by: missing.from).contains {
        $0.n > again.n && $0.n <= part.end && $0.message.text == missing.text
      }
      return cameToo
        ? nil
        : Precedent(
          told: told, again: again.n, missing: steps[index + 1].message,
          instead: instead(of: missing, inside: again.n),
          posts: posts(steps[index].message, again.n))
    }
    return nil
  }

  /// Some traces have no returns at all.
  private func hasReturned(_ call: Int) -> Bool {
    run.returns[call].map { $0.n <= part.end } ?? run.returns.isEmpty
  }

  private func instead(of missing: Trace.Message, inside again: Int) -> Int? {
    let sent = sentInPart(by: missing.from).filter { n, message in
      n > again && (message.isEvent || message.kind == .create)
        && run.messages.isInside(n, of: again)
    }
    return (sent.first { $0.message.to == missing.to } ?? sent.first)?.n
  }

  private func posts(_ before: Int, _ now: Int) -> Precedent.Posts? {
    guard let old = post(around: before), let new = post(around: now),
      run.messages[old]?.arguments != run.messages[new]?.arguments
    else { return nil }
    return .init(before: old, now: new)
  }

  private func post(around n: Int) -> Int? {
    var place: Int? = n
    while let present = place, run.messages[present]?.kind != .post {
      place = run.messages[present]?.parent
    }
    return place
  }
}

extension Trace.Message {
  /// Whether it is the same message once more. A post must have the same name, and a message that carries a case of an enum
  /// the same case.
  fileprivate func repeats(_ other: Self) -> Bool {
    (kind, text, from, to) == (other.kind, other.text, other.from, other.to)
      && (kind != .post || arguments.first == other.arguments.first)
      && arguments.map(\.cases) == other.arguments.map(\.cases)
  }
}

extension String {
  /// `.player.progressed` of `.player(.progressed(1.0))`; empty when it is no case of an enum.
  fileprivate var cases: String {
    hasPrefix(".") ? matches(of: /\.[a-z]\w*/).map { String($0.output) }.joined() : ""
  }
}
