import Cells

/// The base class of all views. A view draws itself as lines of text: those of its subviews, from top to
/// bottom.
@Traced(.view) open class UIView {
  public var isHidden = false
  @Reference public private(set) var subviews: [UIView] = []

  /// What tests call it. In drawings it is the name of a view that no property of a scene names: set it at once.
  @Untraced public var accessibilityIdentifier: String? {
    didSet { noteName(of: self) }
  }

  @Untraced open var lifelineName: String? { accessibilityIdentifier }
  open class var comesWithItsOwner: Bool { true }

  public init() {}

  public func addSubview(_ view: UIView) { subviews.append(view) }

  /// The view itself and all visible views in it, from top to bottom.
  @Untraced open var visibleViews: [UIView] {
    isHidden ? [] : [self] + subviews.flatMap(\.visibleViews)
  }

  /// The view in words, for screen readers.
  @Untraced open var spoken: [String] { isHidden ? [] : subviews.flatMap(\.spoken) }

  /// The view as lines of at most `width` cells.
  @Untraced open func lines(width: Int, glyphs: Glyphs) -> [String] {
    isHidden ? [] : subviews.flatMap { $0.lines(width: width, glyphs: glyphs) }
  }
}

/// Views in a column or in a row.
@Traced(.view) public final class UIStackView: UIView {
  public nonisolated enum Axis: Sendable {
    case vertical, horizontal
  }

  @Reference public var arrangedSubviews: [UIView]
  @Untraced private let axis: Axis

  public init(arrangedSubviews: [UIView] = [], axis: Axis = .vertical) {
    self.arrangedSubviews = arrangedSubviews
    self.axis = axis
    super.init()
  }

  @Untraced public override var visibleViews: [UIView] {
    isHidden ? [] : arrangedSubviews.flatMap(\.visibleViews)
  }

  @Untraced public override var spoken: [String] {
    guard !isHidden else { return [] }
    let spoken = arrangedSubviews.flatMap(\.spoken)
    return axis == .vertical ? spoken : [spoken.joined(separator: " ")]
  }

  @Untraced public override func lines(width: Int, glyphs: Glyphs) -> [String] {
    guard !isHidden else { return [] }
    let lines = arrangedSubviews.flatMap { $0.lines(width: width, glyphs: glyphs) }
    return axis == .vertical ? lines : [lines.joined(separator: " ")]
  }
}

@Traced(.view) public final class UILabel: UIView {
  public var text: String?

  public init(text: String? = nil) {
    self.text = text
    super.init()
  }

  @Untraced public override func lines(width: Int, glyphs: Glyphs) -> [String] {
    isHidden ? [] : (text ?? "").wrapped(to: width)
  }

  @Untraced public override var spoken: [String] { isHidden ? [] : [text ?? ""] }
}
