/// The view of a page: it makes the page's widgets and lays them out.
///
/// It takes part by a name of its own, such as `HomeContainer`. Other views are named after the property that
/// holds them.
@Traced(.view) open class ViewContainer: UIView {
  public override class var comesWithItsOwner: Bool { false }

  public override init() {
    super.init()
  }
}
