/// The rename of the MVC app, from the expected traces.
let rename = #"""
  - type "Hi"
  User > nameField : type "Hi" | user
   nameField > PlayVC : textFieldShouldReturn(_:) | delegate
    PlayVC > nameField : resignFirstResponder() | call
     nameField > PlayVC : textFieldDidEndEditing(_:) | delegate
      PlayVC > Recording : setName("Hi") | call
       ! Recording.name "Hello" > "Hi"
       Recording > RootFolder : reSort(changedItem:) | call
       Recording > Store : save(_:userInfo:) | call
        Store > NC : post "StoreChanged" | post
         NC > FolderVC : handleChangeNotification(_:) | observer
          FolderVC > tableView : moveRow(at:to:) | call
           tableView > FolderVC : tableView(_:cellForRowAt:) | datasource
            FolderVC > RootFolder : contents | query
            = [Hi]
         NC > PlayVC : storeChanged(_:) | observer
  """#

/// Creation, messages to oneself, two turns, a release.
let newFolder = #"""
  - tap "+"
  User > addButton : tap "+" | user
   addButton > FolderVC : createNewFolder(_:) | target-action
    FolderVC > Alert : init(title:) | create
    FolderVC > FolderVC : present(Alert, animated: true) | navigate
  - tap "Create"
  User > Alert : tap "Create" | user
   Alert > FolderVC : handler(text: "Ideas") | closure
    FolderVC > NewFolder : Folder(name: "Ideas") | create
     ! NewFolder.name = "Ideas"
    FolderVC > RootFolder : add(NewFolder) | call
     ! RootFolder.contents [Work] > [Ideas, Work]
     = 1
    FolderVC > FolderVC : dismiss(animated: true) | navigate
  x Alert
  x textField
  """#
