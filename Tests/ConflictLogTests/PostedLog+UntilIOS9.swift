extension PostedLog {
  static let untilIOS9: [PostedLog] = [
    PostedLog(
      source: "Ramotion/folding-cell#63",
      descriptions: [
        "<NSLayoutConstraint:0xc1 V:[UIView:0xa1(200)]>",
        "<NSLayoutConstraint:0xc2 V:[UIView:0xa1(84)]>",
      ],
      broken: 0,
      equations: [
        "view.height == 200",
        "view.height == 84",
      ]),
    PostedLog(
      source: "gscalzo/Swift2ByExample#7",
      descriptions: [
        "<NSLayoutConstraint:0xc1 UILabel:0xa1' '.leading == HeaderView:0xa2.leadingMargin>",
        "<NSLayoutConstraint:0xc2 H:[UILabel:0xa1' ']-(NSSpace(8))-[UIButton:0xa3'Show All']>",
        "<NSLayoutConstraint:0xc3 HeaderView:0xa2.trailingMargin == UIButton:0xa3'Show All'.trailing>",
        "<NSLayoutConstraint:0xc4 'UIView-Encapsulated-Layout-Width' H:[HeaderView:0xa2(0)]>",
      ],
      broken: 1,
      equations: [
        "label.leading == headerView.leadingMargin",
        "button.leading == label.trailing + 8",
        "headerView.trailingMargin == button.trailing",
        "headerView.width == 0",
      ]),
    PostedLog(
      source: "apptentive/apptentive-ios#178",
      descriptions: [
        "<NSAutoresizingMaskLayoutConstraint:0xc1 h=--& v=--& V:[UIView:0xa1(0)]>",
        "<NSLayoutConstraint:0xc2 V:|-(8)-[UIView:0xa2]   (Names: '|':InputView:0xa3 )>",
        "<NSLayoutConstraint:0xc3 V:[UIView:0xa2]-(8)-|   (Names: '|':InputView:0xa3 )>",
        "<NSLayoutConstraint:0xc4 V:|-(0)-[InputView:0xa3]   (Names: '|':UIView:0xa1 )>",
        "<NSLayoutConstraint:0xc5 V:[InputView:0xa3]-(0)-|   (Names: '|':UIView:0xa1 )>",
      ],
      broken: 2,
      equations: [
        "view1.height == 0",
        "view2.top == inputView.top + 8",
        "inputView.bottom == view2.bottom + 8",
        "inputView.top == view1.top",
        "view1.bottom == inputView.bottom",
      ]),
    PostedLog(
      source: "mdznr/What-s-New#13",
      descriptions: [
        "<NSLayoutConstraint:0xc1 V:|-(0)-[UILabel:0xa1]   (Names: '|':UICollectionReusableView:0xa2 )>",
        "<NSLayoutConstraint:0xc2 V:[UILabel:0xa1]-(0)-|   (Names: '|':UICollectionReusableView:0xa2 )>",
        "<NSLayoutConstraint:0xc3 V:[UILabel:0xa1(103)]>",
        "<NSLayoutConstraint:0xc4 'UIView-Encapsulated-Layout-Height' V:[UICollectionReusableView:0xa2(115)]>",
      ],
      broken: 2,
      equations: [
        "label.top == collectionReusableView.top",
        "collectionReusableView.bottom == label.bottom",
        "label.height == 103",
        "collectionReusableView.height == 115",
      ]),
    PostedLog(
      source: "braintree/braintree_ios#237",
      descriptions: [
        "<NSLayoutConstraint:0xc1 CardHint:0xa1.width == ArtView:0xa2.width + 1>",
        "<NSLayoutConstraint:0xc2 'UISV-hiding' H:[CardHint:0xa1(0)]>",
      ],
      broken: 0,
      equations: [
        "cardHint.width == artView.width + 1",
        "cardHint.width == 0",
      ]),
    PostedLog(
      source: "problame/CSNotificationView#72",
      descriptions: [
        "<NSAutoresizingMaskLayoutConstraint:0xc1 h=-&- v=--& NotificationView:0xa1.width == UIView:0xa2.width - 320>",
        "<NSLayoutConstraint:0xc2 H:|-(4)-[UIActivityIndicatorView:0xa3]   (Names: '|':NotificationView:0xa1 )>",
        "<NSLayoutConstraint:0xc3 H:[UIActivityIndicatorView:0xa3(44)]>",
        "<NSLayoutConstraint:0xc4 H:[UIActivityIndicatorView:0xa3]-(5)-[UILabel:0xa4'Connecting...']>",
        "<NSLayoutConstraint:0xc5 H:[UILabel:0xa4'Connecting...']-(10)-|   (Names: '|':NotificationView:0xa1 )>",
        "<NSLayoutConstraint:0xc6 'UIView-Encapsulated-Layout-Width' H:[UIView:0xa2(320)]>",
      ],
      broken: 3,
      equations: [
        "notificationView.width == view.width - 320",
        "activityIndicatorView.leading == notificationView.leading + 4",
        "activityIndicatorView.width == 44",
        "label.leading == activityIndicatorView.trailing + 5",
        "notificationView.trailing == label.trailing + 10",
        "view.width == 320",
      ]),
    PostedLog(
      source: "AssistoLab/KVNProgress#6",
      descriptions: [
        "<NSLayoutConstraint:0xc1 H:[UILabel:0xa1'Waiting...']-(20)-|   (Names: '|':UIImageView:0xa2 )>",
        "<NSLayoutConstraint:0xc2 H:|-(20)-[UILabel:0xa1'Waiting...']   (Names: '|':UIImageView:0xa2 )>",
        "<NSLayoutConstraint:0xc3 H:[UIImageView:0xa2]-(249)-|   (Names: '|':Progress:0xa3 )>",
        "<NSLayoutConstraint:0xc4 H:|-(249)-[UIImageView:0xa2]   (Names: '|':Progress:0xa3 )>",
        "<NSLayoutConstraint:0xc5 H:[Progress:0xa3(320)]>",
      ],
      broken: nil,
      equations: [
        "imageView.trailing == label.trailing + 20",
        "label.leading == imageView.leading + 20",
        "progress.trailing == imageView.trailing + 249",
        "imageView.leading == progress.leading + 249",
        "progress.width == 320",
      ]),
    PostedLog(
      source: "jessesquires/JSQMessagesViewController#538",
      descriptions: [
        "<NSLayoutConstraint:0xc1 V:[JSQLabel:0xa1(20)]>",
        "<NSLayoutConstraint:0xc2 V:[JSQLabel:0xa2(20)]>",
        "<NSLayoutConstraint:0xc3 V:[JSQLabel:0xa3(0)]>",
        "<NSLayoutConstraint:0xc4 V:|-(0)-[JSQLabel:0xa1]   (Names: '|':UIView:0xa4 )>",
        "<NSLayoutConstraint:0xc5 V:[JSQLabel:0xa1]-(0)-[JSQLabel:0xa2]>",
        "<NSLayoutConstraint:0xc6 V:[JSQLabel:0xa2]-(0)-[UIView:0xa5]>",
        "<NSLayoutConstraint:0xc7 V:[JSQLabel:0xa3]-(0)-|   (Names: '|':UIView:0xa4 )>",
        "<NSLayoutConstraint:0xc8 V:[UIView:0xa5]-(0)-[JSQLabel:0xa3]>",
        "<NSAutoresizingMaskLayoutConstraint:0xc9 h=--& v=--& V:[UIView:0xa4(34)]>",
      ],
      broken: 1,
      equations: [
        "jsqLabel1.height == 20",
        "jsqLabel2.height == 20",
        "jsqLabel3.height == 0",
        "jsqLabel1.top == view1.top",
        "jsqLabel2.top == jsqLabel1.bottom",
        "view2.top == jsqLabel2.bottom",
        "view1.bottom == jsqLabel3.bottom",
        "jsqLabel3.top == view2.bottom",
        "view1.height == 34",
      ]),
    PostedLog(
      source: "kitasuke/PagingMenuController#230",
      descriptions: [
        "<NSLayoutConstraint:0xc1 V:[Paging.MenuView:0xa1(44)]>",
        "<NSLayoutConstraint:0xc2 V:[Paging.MenuView:0xa1(0)]>",
      ],
      broken: 0,
      equations: [
        "menuView.height == 44",
        "menuView.height == 0",
      ]),
    PostedLog(
      source: "wongzigii/Colo#12",
      descriptions: [
        "<NSLayoutConstraint:0xc1 'UIView-Encapsulated-Layout-Height' V:[UITableViewCellContentView:0xa1(44)]>",
        "<NSLayoutConstraint:0xc2 V:|-(0)-[UIView:0xa2]   (Names: '|':UITableViewCellContentView:0xa1 )>",
        "<NSLayoutConstraint:0xc3 V:[UIView:0xa2(100)]>",
        "<NSLayoutConstraint:0xc4 V:[UIView:0xa2]-(0)-|   (Names: '|':UITableViewCellContentView:0xa1 )>",
      ],
      broken: 3,
      equations: [
        "tableViewCellContentView.height == 44",
        "view.top == tableViewCellContentView.top",
        "view.height == 100",
        "tableViewCellContentView.bottom == view.bottom",
      ]),
    PostedLog(
      source: "sahin/TVOSToast#1",
      descriptions: [
        "<NSAutoresizingMaskLayoutConstraint:0xc1 h=--& v=--& UIView:0xa1.midY == + 70>",
        "<NSAutoresizingMaskLayoutConstraint:0xc2 h=--& v=--& V:[UIView:0xa1(140)]>",
        "<NSAutoresizingMaskLayoutConstraint:0xc3 h=--& v=--& UILabel:0xa2'Started'.midY == + 70>",
        "<NSLayoutConstraint:0xc4 UIView:0xa1.bottom == Toast.Toast:0xa3.bottom - 10>",
        "<NSLayoutConstraint:0xc5 V:|-(10)-[UILabel:0xa2'Started']   (Names: '|':Toast.Toast:0xa3 )>",
        "<NSLayoutConstraint:0xc6 UILabel:0xa2'Started'.bottom == Toast.Toast:0xa3.bottom - 10>",
      ],
      broken: 5,
      equations: [
        "view.centerY == superview.top + 70",
        "view.height == 140",
        "label.centerY == superview.top + 70",
        "view.bottom == toast.bottom - 10",
        "label.top == toast.top + 10",
        "label.bottom == toast.bottom - 10",
      ]),
    PostedLog(
      source: "a chart's labels, in the comment of an app",
      descriptions: [
        "<NSLayoutConstraint:0xc1 UILabel:0xa1.width == UIView:0xa2.width - 32>",
        "<NSLayoutConstraint:0xc2 UIView:0xa2.width == UIView:0xa3.width>",
        "<NSLayoutConstraint:0xc3 H:[UIView:0xa3(30)]>",
      ],
      broken: 0,
      equations: [
        "label.width == view1.width - 32",
        "view1.width == view2.width",
        "view2.width == 30",
      ]),
    PostedLog(
      source: "a cell whose middle is hidden",
      descriptions: [
        "<NSLayoutConstraint:0xc1 V:[UILabel:0xa1'X'(15)]>",
        "<NSLayoutConstraint:0xc2 V:[UIView:0xa2(80)]>",
        "<NSLayoutConstraint:0xc3 V:|-(21)-[UILabel:0xa1'X'] (Names: '|':UITableViewCellContentView:0xa3 )>",
        "<NSLayoutConstraint:0xc4 V:[UILabel:0xa1'X']-(14)-[Project.WideLabel:0xa4'Y']>",
        "<NSLayoutConstraint:0xc5 V:[Project.WideLabel:0xa4'Y']-(3)-[UIView:0xa2]>",
        "<NSLayoutConstraint:0xc6 V:[UIView:0xa2]-(8)-[UILabel:0xa5'Z']>",
        "<NSLayoutConstraint:0xc7 V:[UILabel:0xa5'Z']-(18)-| (Names: '|':UITableViewCellContentView:0xa3 )>",
        "<NSLayoutConstraint:0xc8 'UIView-Encapsulated-Layout-Height' V:[UITableViewCellContentView:0xa3(139.5)]>",
      ],
      broken: 1,
      equations: [
        "label1.height == 15",
        "view.height == 80",
        "label1.top == tableViewCellContentView.top + 21",
        "wideLabel.top == label1.bottom + 14",
        "view.top == wideLabel.bottom + 3",
        "label2.top == view.bottom + 8",
        "tableViewCellContentView.bottom == label2.bottom + 18",
        "tableViewCellContentView.height == 139.5",
      ]),
    PostedLog(
      source: "QuickBlox/quickblox-ios-sdk#794",
      descriptions: [
        "<SnapKit.LayoutConstraint:0xc1@Choose.swift#122 UILabel:0xa1.centerX == UIView:0xa2.centerX + 30.0>",
        "<SnapKit.LayoutConstraint:0xc2@Choose.swift#123 UILabel:0xa1.left == UIView:0xa2.left + 20.0>",
        "<SnapKit.LayoutConstraint:0xc3@Choose.swift#124 UILabel:0xa1.right == UIView:0xa2.right - 20.0>",
      ],
      broken: 0,
      equations: [
        "label.centerX == view.centerX + 30",
        "label.left == view.left + 20",
        "label.right == view.right - 20",
      ]),
    PostedLog(
      source: "damienlaughton/DiceTableViewCell#1",
      descriptions: [
        "<NSLayoutConstraint:0xc1 H:[UIImageView:0xa1(320)]>",
        "<NSLayoutConstraint:0xc2 UITableViewCellContentView:0xa2.trailingMargin == UIImageView:0xa1.trailing - 8>",
        "<NSLayoutConstraint:0xc3 UIImageView:0xa1.leading == UITableViewCellContentView:0xa2.leadingMargin - 8>",
        "<NSLayoutConstraint:0xc4 'UIView-Encapsulated-Layout-Width' H:[UITableViewCellContentView:0xa2(375)]>",
      ],
      broken: 0,
      equations: [
        "imageView.width == 320",
        "tableViewCellContentView.trailingMargin == imageView.trailing - 8",
        "imageView.leading == tableViewCellContentView.leadingMargin - 8",
        "tableViewCellContentView.width == 375",
      ]),
  ]
}
