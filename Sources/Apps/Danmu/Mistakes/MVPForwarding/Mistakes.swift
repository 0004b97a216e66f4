import DanmuApp

extension DanmuMVPForwarding {
  public static var mistakes: [Mistake] { [M1.mistake, M2.mistake, M3.mistake] }
}
