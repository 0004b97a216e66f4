import LoginHomeDetailApp

extension LoginHomeDetailMVVMSwizzling {
  public static var mistakes: [Mistake] { [M1.mistake, M2.mistake] }
}
