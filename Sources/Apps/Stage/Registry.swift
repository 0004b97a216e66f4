import AppInterface
import MVC
import MVCS
import MVCVS
import MVP
import MVVM
import MVVMC
import MVVMRaw
import MVVMSignal
import MVVMSwizzling
import VIPER

/// Every pattern of every app, in the order in which they are listed. Patterns of an app stand together; the
/// first app is the one that people get without asking. Nothing else in the program lists patterns.
let registry: [any RunnablePattern.Type] = [
  RecordingsMVC.self,
  RecordingsMVVMC.self,
  RecordingsMVCVS.self,
  RecordingsMVP.self,
  RecordingsVIPER.self,
  RecordingsMVCS.self,
  LoginHomeDetailMVVM.self,
  LoginHomeDetailMVVMSignal.self,
  LoginHomeDetailMVVMRaw.self,
  LoginHomeDetailMVVMSwizzling.self,
]
