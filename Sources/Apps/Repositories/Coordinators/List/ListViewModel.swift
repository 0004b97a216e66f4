import RepositoriesApp

/// The view-model of the list. It knows the language, and reports what the user wants to see.
@Traced(.viewModel) final class ListViewModel {
  @Published private(set) var language = Repository.languages[0]

  /// What the coordinator is told.
  var showLanguageList: (() -> Void)?
  var showRepository: ((Repository) -> Void)?

  var title: AnyPublisher<String, Never> { $language.eraseToAnyPublisher() }

  var repositories: AnyPublisher<[Repository], Never> {
    $language.map(Repository.all).eraseToAnyPublisher()
  }

  func chooseLanguage() { showLanguageList?() }

  func select(_ repository: Repository) { showRepository?(repository) }

  func setCurrentLanguage(_ language: String) { self.language = language }
}
