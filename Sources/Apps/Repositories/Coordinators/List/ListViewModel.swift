import RepositoriesApp

/// The view-model of the list. It knows the language, and reports what the user wants to see.
@Traced(.viewModel) final class ListViewModel {
  @Published private(set) var language: String

  private let languageListRequest = PassthroughSubject<Void, Never>()
  private let selection = PassthroughSubject<Repository, Never>()

  /// What the coordinator subscribes to.
  var showLanguageList: AnyPublisher<Void, Never> { languageListRequest.eraseToAnyPublisher() }
  var showRepository: AnyPublisher<Repository, Never> { selection.eraseToAnyPublisher() }

  var title: AnyPublisher<String, Never> { $language.eraseToAnyPublisher() }

  var repositories: AnyPublisher<[Repository], Never> {
    $language.map(Repository.all).eraseToAnyPublisher()
  }

  init(language: String) {
    self.language = language
  }

  func chooseLanguage() { languageListRequest.send() }

  func select(_ repository: Repository) { selection.send(repository) }

  func setCurrentLanguage(_ language: String) { self.language = language }
}
