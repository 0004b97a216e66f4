import LoginHomeDetailApp

/// There is no base class: pages inherit from UIKit's class.
typealias BaseViewController = UIViewController
