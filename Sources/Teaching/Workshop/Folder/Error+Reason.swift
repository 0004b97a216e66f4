import Foundation

nonisolated extension Error {
  /// What the system says, such as `No space left on device`: Foundation itself often gives no more than a number.
  var reason: String {
    guard let error = (self as? CocoaError)?.underlying as? POSIXError else {
      return localizedDescription
    }
    return String(cString: strerror(error.code.rawValue))
  }
}
