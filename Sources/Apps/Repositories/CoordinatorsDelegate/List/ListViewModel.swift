import RepositoriesApp

/// The view-model of the list. It knows the language.
@Traced(.viewModel) final class ListViewModel {
  @Published private(set) var language = Repository.languages[0]

  var title: AnyPublisher<String, Never> { $language.eraseToAnyPublisher() }

  var repositories: AnyPublisher<[Repository], Never> {
    $language.map(Repository.all).eraseToAnyPublisher()
  }

  func setCurrentLanguage(_ language: String) { self.language = language }
}
