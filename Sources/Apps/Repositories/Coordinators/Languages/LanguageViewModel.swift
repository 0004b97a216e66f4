import RepositoriesApp

/// The view-model of the languages.
@Traced(.viewModel) final class LanguageViewModel {
  let languages = Repository.languages

  /// What the coordinator is told.
  var didSelectLanguage: ((String) -> Void)?
  var didCancel: (() -> Void)?

  func selectLanguage(_ language: String) { didSelectLanguage?(language) }

  func cancel() { didCancel?() }
}
