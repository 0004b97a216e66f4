import Documents
import Files

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Markup {
  /// As a `Content-Security-Policy` names this script or style.
  package var digest: String {
    "sha256-" + Data(SHA256.bytes(of: source.utf8)).base64EncodedString()
  }
}
