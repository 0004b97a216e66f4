import DanmuApp

/// The data manager spells a method differently from the interface.
enum M3: WrongParts {
  static var mistake: Mistake {
    Mistake(
      "mvp-forwarding.m3", "A misspelt selector",
      scenario: "clean",
      symptom: "You tap Clear, and the runtime stops the app: unrecognized selector.",
      reason:
        "The interface declares `cleanChats()`, the data manager implements `clearChats()`. All methods are optional, "
        + "so the compiler does not mind. The presenter finds no target, and the runtime has no method to call.",
      launcher: Wrong<M3>.launcher)
  }

  static func makeData() -> MVPForwarding.DanmuDataManager { DanmuDataManager() }

  @Traced(.data) final class DanmuDataManager: MVPForwarding.DanmuDataManager {
    override var methods: [Selector: Method] {
      var methods = super.methods
      methods["clearChats()"] = methods.removeValue(forKey: "cleanChats()")
      return methods
    }
  }
}
