// An app's files read as iOS code: what brings this module brings the kit.
@_exported import ToyKit
