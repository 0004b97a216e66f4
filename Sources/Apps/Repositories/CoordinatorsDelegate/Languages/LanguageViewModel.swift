import RepositoriesApp

/// The view-model of the languages.
@Traced(.viewModel) final class LanguageViewModel {
  let languages = Repository.languages
}
