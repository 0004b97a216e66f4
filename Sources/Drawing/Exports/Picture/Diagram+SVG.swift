import Diagrams
import Documents

extension Diagram {
  /// A picture that stands by itself: no fonts, scripts or styles from elsewhere, readable on light and
  /// on dark paper, with its words as text and as a description for ears.
  public var svg: Lines { SVGPicture(self).document }
}
