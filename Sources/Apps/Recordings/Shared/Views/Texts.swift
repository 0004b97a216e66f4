/// `00:07`
public func minutesAndSeconds(_ time: TimeInterval) -> String {
  [time.wholeSeconds / 60, time.wholeSeconds % 60].map(twoDigits).joined(separator: ":")
}

/// `00:00:07`
public func hoursMinutesAndSeconds(_ time: TimeInterval) -> String {
  let rest = minutesAndSeconds(time.truncatingRemainder(dividingBy: 3600))
  return twoDigits(time.wholeSeconds / 3600) + ":" + rest
}

private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

extension TimeInterval {
  /// Without a fraction; 0 where it is no number, as after a division by 0.
  nonisolated var wholeSeconds: Int { Int(exactly: rounded(.towardZero)) ?? 0 }
}
