import ArticlesApp

extension ArticlesVIPERMock {
  public static var mistakes: [Mistake] { [M1.mistake] }
}
