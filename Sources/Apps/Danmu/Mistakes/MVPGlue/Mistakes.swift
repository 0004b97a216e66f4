import DanmuApp

extension DanmuMVPGlue {
  public static var mistakes: [Mistake] { [M1.mistake] }
}
