/// A text that the system keeps when it ends the app.
@propertyWrapper public struct SceneStorage: NodeProperty {
  private let key: String

  public init(_ key: String) { self.key = key }

  public var wrappedValue: String? {
    get { Kit.shared.storage.decodeString(forKey: key) }
    nonmutating set {
      let value = newValue.map(CapturedValue.string) ?? .text("nil")
      deliver(.set, key, [value], to: Kit.shared.storage) {
        Kit.shared.storage.encode(newValue, forKey: key)
      }
    }
  }
}
