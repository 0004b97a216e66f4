public struct Text: KitView {
  private let text: String

  public init(_ text: String) { self.text = text }

  public func expand(into expansion: Expansion) { expansion.add(.text(text)) }
}

/// A text with a picture before it.
public struct Label: KitView {
  private let title: String
  private let systemImage: String

  public init(_ title: String, systemImage: String) {
    self.title = title
    self.systemImage = systemImage
  }

  public func expand(into expansion: Expansion) {
    expansion.add(.text("\(Self.pictures[systemImage] ?? "•") \(title)"))
  }

  /// What the toy's screens have for a few of Apple's symbols.
  private static let pictures = ["folder": "▸", "waveform": "♪"]
}

public nonisolated enum ButtonRole: Sendable {
  case cancel, destructive
}

public struct Button<Content: View>: KitView {
  private let action: () -> Void
  private let label: Content

  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Content) {
    self.action = action
    self.label = label()
  }

  public func expand(into expansion: Expansion) {
    let content = expansion.collect { expansion.add(label, at: "label") }
    let name = Control.name(ofButton: content.label, expansion.environment.place)
    let control = expansion.control(name)
    let act = expansion.action("action()", action)
    expansion.add(
      .button(
        .init(
          control: control, content: content, isEnabled: expansion.environment.isEnabled,
          touch: act)))
  }
}

extension Button where Content == Text {
  public init(_ title: String, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

public struct TextField: KitView {
  private let title: String
  private let text: Binding<String>

  public init(_ title: String, text: Binding<String>) {
    self.title = title
    self.text = text
  }

  public func expand(into expansion: Expansion) {
    let isInAlert = expansion.environment.place == .alert
    let name = isInAlert ? "alertField" : title.filter(\.isLetter).lowercased() + "Field"
    expansion.add(
      .field(
        .init(
          control: expansion.control(name), placeholder: title, text: text.wrappedValue,
          edit: { text.wrappedValue = $0 }, submit: expansion.environment.submit)))
  }
}

/// A knob on a track from 0 to the end of the bounds.
public struct Slider<Content: View>: KitView {
  private let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let label: Content

  public init(
    value: Binding<Double>, in bounds: ClosedRange<Double>, @ViewBuilder label: () -> Content
  ) {
    self.value = value
    self.bounds = bounds
    self.label = label()
  }

  public func expand(into expansion: Expansion) {
    let label = expansion.collect { expansion.add(self.label, at: "label") }.label
    expansion.add(
      .slider(
        .init(
          control: expansion.control(label.lowercased() + "Slider"), label: label,
          value: value.wrappedValue, maximum: bounds.upperBound,
          move: { value.wrappedValue = $0 })))
  }
}

/// Views below each other.
public struct VStack<Content: View>: KitView {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// In a list it is one row, in which its parts are next to each other: the toy's rows have one line.
  public func expand(into expansion: Expansion) {
    let add = { expansion.add(content, at: "stack") }
    guard expansion.environment.place == .row else { return add() }
    expansion.add(.line(expansion.collect(add)))
  }
}

/// Views next to each other.
public struct HStack<Content: View>: KitView {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func expand(into expansion: Expansion) {
    expansion.add(.line(expansion.collect { expansion.add(content, at: "line") }))
  }
}
