extension PostedLog {
  static let sinceIOS10: [PostedLog] = [
    PostedLog(
      source: "itsmeichigo/DateTimePicker#17",
      descriptions: [
        "<_UILayoutSupportConstraint:0xc1 _UILayoutGuide:0xa1.height == 0   (active)>",
        "<_UILayoutSupportConstraint:0xc2 V:|-(0)-[_UILayoutGuide:0xa1]   (active, names: '|':UIView:0xa2 )>",
        "<NSLayoutConstraint:0xc3 V:[_UILayoutGuide:0xa1]-(-20)-[UINavigationBar:0xa3]   (active)>",
        "<NSLayoutConstraint:0xc4 V:|-(0)-[UINavigationBar:0xa3]   (active, names: '|':UIView:0xa2 )>",
      ],
      broken: 2,
      equations: [
        "layoutGuide.height == 0",
        "layoutGuide.top == view.top",
        "navigationBar.top == layoutGuide.bottom - 20",
        "navigationBar.top == view.top",
      ]),
    PostedLog(
      source: "mozilla-mobile/prox#242",
      descriptions: [
        "<NSLayoutConstraint:0xc1 V:|-(16)-[UILabel:0xa1]   (active, names: '|':App.EventView:0xa2 )>",
        "<NSLayoutConstraint:0xc2 UILabel:0xa1.bottom == App.EventView:0xa2.bottom - 16   (active)>",
        "<NSLayoutConstraint:0xc3 'UISV-hiding' App.EventView:0xa2.height == 0   (active)>",
      ],
      broken: 1,
      equations: [
        "label.top == eventView.top + 16",
        "label.bottom == eventView.bottom - 16",
        "eventView.height == 0",
      ]),
    PostedLog(
      source: "trustwallet/trust-wallet-ios#279",
      descriptions: [
        "<NSLayoutConstraint:0xc1 H:|-(4)-[UIStackView:0xa1]   (active, names: '|':App.NavigationBar:0xa2 )>",
        "<NSLayoutConstraint:0xc2 UIStackView:0xa1.trailing == App.NavigationBar:0xa2.trailing - 10   (active)>",
        "<NSLayoutConstraint:0xc3 'UIView-Encapsulated-Layout-Width' App.NavigationBar:0xa2.width == 0   (active)>",
      ],
      broken: 1,
      equations: [
        "stackView.leading == navigationBar.leading + 4",
        "stackView.trailing == navigationBar.trailing - 10",
        "navigationBar.width == 0",
      ]),
    PostedLog(
      source: "duckduckgo/apple-browsers#4623",
      descriptions: [
        "<NSLayoutConstraint:0xc1 V:|-(8)-[UIStackView:0xa1]   (active, names: '|':App.ToolbarView:0xa2 )>",
        "<NSLayoutConstraint:0xc2 UIStackView:0xa1.bottom == App.ToolbarView:0xa2.bottom - 8   (active)>",
        "<NSLayoutConstraint:0xc3 App.ToolbarView:0xa2.height == 0   (active)>",
      ],
      broken: 1,
      equations: [
        "stackView.top == toolbarView.top + 8",
        "stackView.bottom == toolbarView.bottom - 8",
        "toolbarView.height == 0",
      ]),
    PostedLog(
      source: "a form's button, in the page of a library",
      descriptions: [
        "<NSLayoutConstraint:0xc1 Forms.Button:0xa1.height >= 44   (active)>",
        "<NSLayoutConstraint:0xc2 Forms.Button:0xa1.height == 20   (active)>",
      ],
      broken: 0,
      equations: [
        "button.height >= 44",
        "button.height == 20",
      ]),
    PostedLog(
      source: "the page of a library that watches constraints",
      descriptions: [
        "<NSAutoresizingMaskLayoutConstraint:0xc1 h=--& v=--& App.MyView:0xa1.height == 896   (active)>",
        "<NSLayoutConstraint:0xc2 UIView:0xa2.height == 200   (active)>",
        "<NSLayoutConstraint:0xc3 V:|-(0)-[UIView:0xa2]   (active, names: '|':App.MyView:0xa1 )>",
        "<NSLayoutConstraint:0xc4 V:[UIView:0xa2]-(0)-[UIView:0xa3]   (active)>",
        "<NSLayoutConstraint:0xc5 UIView:0xa3.bottom == App.MyView:0xa1.bottom   (active)>",
        "<NSLayoutConstraint:0xc6 UIView:0xa3.height == 0.2*App.MyView:0xa1.height   (active)>",
      ],
      broken: 1,
      equations: [
        "myView.height == 896",
        "view1.height == 200",
        "view1.top == myView.top",
        "view2.top == view1.bottom",
        "view2.bottom == myView.bottom",
        "view2.height == 0.2 * myView.height",
      ]),
    PostedLog(
      source: "a button above the safe area, in a note on conflicts",
      descriptions: [
        "<NSLayoutConstraint:0xc1 UIButton:0xa1.height == 25   (active)>",
        "<NSLayoutConstraint:0xc2 UILayoutGuide:0xa2'UIViewSafeAreaLayoutGuide'.bottom == UIButton:0xa1.bottom + 312   (active)>",
        "<NSLayoutConstraint:0xc3 V:[UIView:0xa3]-(34)-[UIView:0xa4]   (active)>",
        "<NSLayoutConstraint:0xc4 V:[UIView:0xa4]-(391)-|   (active, names: '|':UIView:0xa5 )>",
        "<NSLayoutConstraint:0xc5 V:[UIView:0xa3]-(70)-[UIButton:0xa1]   (active)>",
        "<NSLayoutConstraint:0xc6 'UIViewSafeAreaLayoutGuide-bottom' V:[UILayoutGuide:0xa2'UIViewSafeAreaLayoutGuide']-(0)-|   (active, names: '|':UIView:0xa5 )>",
      ],
      broken: 0,
      equations: [
        "button.height == 25",
        "layoutGuide.bottom == button.bottom + 312",
        "view1.top == view2.bottom + 34",
        "view3.bottom == view1.bottom + 391",
        "button.top == view2.bottom + 70",
        "view3.bottom == layoutGuide.bottom",
      ]),
    PostedLog(
      source: "an input bar, measured at width 0",
      descriptions: [
        "<NSLayoutConstraint:0xc1 H:|-(5)-[UITextField:0xa1]   (active, names: '|':UIView:0xa2 )>",
        "<NSLayoutConstraint:0xc2 UIButton:0xa3'Send'.trailing == UIView:0xa2.trailing - 5   (active)>",
        "<NSLayoutConstraint:0xc3 H:[UITextField:0xa1]-(5)-[UIButton:0xa3'Send']   (active)>",
        "<NSLayoutConstraint:0xc4 UIView:0xa2.trailing == App.InputBar:0xa4.trailing   (active)>",
        "<NSLayoutConstraint:0xc5 H:|-(0)-[UIView:0xa2]   (active, names: '|':App.InputBar:0xa4 )>",
        "<NSLayoutConstraint:0xc6 '_UITemporaryLayoutWidth' App.InputBar:0xa4.width == 0   (active)>",
      ],
      broken: 2,
      equations: [
        "textField.leading == view.leading + 5",
        "button.trailing == view.trailing - 5",
        "button.leading == textField.trailing + 5",
        "view.trailing == inputBar.trailing",
        "view.leading == inputBar.leading",
        "inputBar.width == 0",
      ]),
    PostedLog(
      source: "a label above an action sheet in landscape",
      descriptions: [
        "<NSLayoutConstraint:0xc1 UILabel:0xa1.height == 200   (active)>",
        "<NSLayoutConstraint:0xc2 UIView:0xa2.height == 200   (active)>",
        "<NSLayoutConstraint:0xc3 UILabel:0xa1.centerY == UIView:0xa3.centerY   (active)>",
        "<NSLayoutConstraint:0xc4 V:[UIView:0xa2]-(0)-|   (active, names: '|':UIView:0xa3 )>",
        "<NSLayoutConstraint:0xc5 V:[UILabel:0xa1]-(>=16)-[UIView:0xa2]   (active)>",
        "<NSLayoutConstraint:0xc6 'UIView-Encapsulated-Layout-Height' UIView:0xa3.height == 375   (active)>",
      ],
      broken: 1,
      equations: [
        "label.height == 200",
        "view1.height == 200",
        "label.centerY == view2.centerY",
        "view2.bottom == view1.bottom",
        "view1.top >= label.bottom + 16",
        "view2.height == 375",
      ]),
    PostedLog(
      source: "a page control in a cell",
      descriptions: [
        "<NSLayoutConstraint:0xc1 UIView:0xa1.height >= 330   (active)>",
        "<NSLayoutConstraint:0xc2 V:|-(10)-[UILabel:0xa2]   (active, names: '|':UIView:0xa3 )>",
        "<NSLayoutConstraint:0xc3 V:[UILabel:0xa2]-(24)-[UIView:0xa1]   (active)>",
        "<NSLayoutConstraint:0xc4 V:[UIView:0xa1]-(16)-[UIPageControl:0xa4]   (active)>",
        "<NSLayoutConstraint:0xc5 V:[UIPageControl:0xa4]-(16)-|   (active, names: '|':UIView:0xa3 )>",
        "<NSLayoutConstraint:0xc6 V:|-(0)-[UIView:0xa3]   (active, names: '|':UITableViewCellContentView:0xa5 )>",
        "<NSLayoutConstraint:0xc7 V:[UIView:0xa3]-(0)-|   (active, names: '|':UITableViewCellContentView:0xa5 )>",
        "<NSLayoutConstraint:0xc8 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0xa5.height == 380   (active)>",
      ],
      broken: 0,
      equations: [
        "view1.height >= 330",
        "label.top == view2.top + 10",
        "view1.top == label.bottom + 24",
        "pageControl.top == view1.bottom + 16",
        "view2.bottom == pageControl.bottom + 16",
        "view2.top == tableViewCellContentView.top",
        "tableViewCellContentView.bottom == view2.bottom",
        "tableViewCellContentView.height == 380",
      ]),
    PostedLog(
      source: "moonlsd/TagFlowExample#8",
      descriptions: [
        "<NSAutoresizingMaskLayoutConstraint:0xc1 h=--& v=--& UIView:0xa1.height == 0   (active)>",
        "<NSLayoutConstraint:0xc2 V:[UILabel:0xa2'Art']-(8)-|   (active, names: '|':UIView:0xa1 )>",
        "<NSLayoutConstraint:0xc3 V:|-(8)-[UILabel:0xa2'Art']   (active, names: '|':UIView:0xa1 )>",
      ],
      broken: 1,
      equations: [
        "view.height == 0", "view.bottom == label.bottom + 8", "label.top == view.top + 8",
      ]),
    PostedLog(
      source: "Nemocdz/iOSCollectionInTableDemo#2",
      descriptions: [
        "<MASLayoutConstraint:0xc1 UICollectionView:0xa1.top == UITableViewCellContentView:0xa2.top>",
        "<MASLayoutConstraint:0xc2 UICollectionView:0xa1.bottom == UITableViewCellContentView:0xa2.bottom>",
        "<MASLayoutConstraint:0xc3 UICollectionView:0xa1.height == 200>",
        "<NSLayoutConstraint:0xc4 UITableViewCellContentView:0xa2.height == 100>",
      ],
      broken: 2,
      equations: [
        "collectionView.top == tableViewCellContentView.top",
        "collectionView.bottom == tableViewCellContentView.bottom",
        "collectionView.height == 200",
        "tableViewCellContentView.height == 100",
      ]),
  ]
}
