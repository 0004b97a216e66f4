import AppInterface
import Coordinators
import CoordinatorsDelegate
import MV
import MVC
import MVCS
import MVCVS
import MVP
import MVPForwarding
import MVPGlue
import MVVM
import MVVMC
import MVVMObservable
import MVVMRaw
import MVVMSignal
import MVVMSwizzling
import TEA
import TEAStore
import VIPER
import VIPEREdges
import VIPERMock

/// Every pattern of every app, in the order in which they are listed. Patterns of an app are together; the
/// first app is the one that people get without asking. Apart from `Package.swift` and the generator, nothing else in
/// the program lists patterns.
let registry: [any RunnablePattern.Type] = [
  RecordingsMVC.self,
  RecordingsMVVMC.self,
  RecordingsMVCVS.self,
  RecordingsMVP.self,
  RecordingsVIPER.self,
  RecordingsMVCS.self,
  RecordingsMV.self,
  RecordingsMVVMObservable.self,
  RecordingsTEA.self,
  RecordingsTEAStore.self,
  DanmuMVPGlue.self,
  DanmuMVPForwarding.self,
  RepositoriesCoordinators.self,
  RepositoriesCoordinatorsDelegate.self,
  LoginHomeDetailMVVM.self,
  LoginHomeDetailMVVMSignal.self,
  LoginHomeDetailMVVMRaw.self,
  LoginHomeDetailMVVMSwizzling.self,
  ArticlesVIPEREdges.self,
  ArticlesVIPERMock.self,
]
