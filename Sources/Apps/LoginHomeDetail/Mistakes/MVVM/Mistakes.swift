import LoginHomeDetailApp

extension LoginHomeDetailMVVM {
  public static var mistakes: [Mistake] {
    [M1.mistake, M2.mistake, M3.mistake, M4.mistake]
  }

  static func launcher(_ mediator: @escaping () -> Mediator) -> Launcher {
    Launcher {
      Mediator.shared = mediator()
      return AppDelegate()
    }
  }
}
