import DanmuApp

/// The presenter must check a comment and clear the field, but it forwards the comment like all the rest.
enum M1: WrongParts {
  static var mistake: Mistake {
    Mistake(
      "mvp-forwarding.m1", "A method with logic is forwarded",
      scenario: "send",
      symptom:
        "The comment is in the list, but the text stays in the field. A comment of spaces makes an empty row.",
      reason:
        "The runtime asks an object for a forwarding target only if the object does not implement the method. So "
        + "nothing but its forwarding target runs. Write the method as soon as the presenter has anything to do in it.",
      launcher: Wrong<M1>.launcher)
  }

  static func makePresenter(
    _ view: DanmuView, _ dataManager: DanmuDataManager
  ) -> MVPForwarding.DanmuPresenter {
    DanmuPresenter(view: view, dataManager: dataManager)
  }

  @Traced(.presenter) final class DanmuPresenter: MVPForwarding.DanmuPresenter {
    override var methods: [Selector: Method] { [:] }
  }
}
