import RepositoriesApp

extension RepositoriesCoordinatorsDelegate {
  public static var mistakes: [Mistake] { [M1.mistake] }
}
