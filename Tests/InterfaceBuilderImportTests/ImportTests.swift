import InterfaceBuilderImport
import Testing

@Suite struct ImportTests {
  @Test func missingItemsAreTheOwner() throws {
    let scene = try Screen.imported(
      Screen.xib(
        Screen.view("a"),
        """
        <constraint firstItem="a" firstAttribute="leading" secondItem="top" \
        secondAttribute="leading" constant="20" id="1"/>
        <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" \
        constant="30" id="2"/>
        <constraint firstItem="a" firstAttribute="top" secondAttribute="top" constant="7" id="3"/>
        <constraint firstItem="a" firstAttribute="height" constant="50" id="4"/>
        """))
    #expect(try Screen.frame(of: "view1", in: scene) == [20, 7, 250, 50])
  }

  @Test(arguments: [("0.5", 150.0), ("1:2", 150), ("1/3", 100)])
  func multipliersHaveThreeSpellings(spelling: String, width: Double) throws {
    let scene = try Screen.imported(
      Screen.xib(
        Screen.view("a"),
        """
        <constraint firstItem="a" firstAttribute="width" secondItem="top" \
        secondAttribute="width" multiplier="\(spelling)" id="1"/>
        """))
    #expect(try Screen.frame(of: "view1", in: scene)[2] == width)
  }

  @Test func standardSpacingIsFoundAnew() throws {
    let scene = try Screen.imported(
      Screen.xib(
        Screen.view("a", inside: "") + Screen.view("b"),
        """
        <constraint firstItem="a" firstAttribute="leading" secondItem="top" \
        secondAttribute="leading" constant="3" symbolic="YES" id="1"/>
        <constraint firstItem="a" firstAttribute="width" constant="40" id="2"/>
        <constraint firstItem="b" firstAttribute="leading" secondItem="a" \
        secondAttribute="trailing" constant="3" symbolic="YES" id="3"/>
        """))
    #expect(try Screen.frame(of: "view1", in: scene)[0] == 20)
    #expect(try Screen.frame(of: "view2", in: scene)[0] == 68)
  }

  @Test func controlsAreAlignedByTheirAlignmentRectangles() throws {
    let scene = try Screen.imported(
      Screen.xib(
        Screen.view("s", "switch", width: 51, height: 31),
        """
        <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" \
        constant="10" id="1"/>
        <constraint firstItem="s" firstAttribute="top" secondItem="top" secondAttribute="top" \
        id="2"/>
        """))
    #expect(try Screen.frame(of: "switch1", in: scene) == [241, 0, 51, 31])
  }

  @Test func sizeClassesSwitchGroups() throws {
    let text = Screen.xib(
      Screen.view("a"),
      """
      <constraint firstItem="a" firstAttribute="width" constant="40" id="1"/>
      <constraint firstItem="a" firstAttribute="width" constant="70" id="2"/>
      </constraints>
      <variation key="default"><mask key="constraints"><exclude reference="2"/></mask></variation>
      <variation key="widthClass=regular"><mask key="constraints"><exclude reference="1"/>\
      <include reference="2"/></mask></variation>
      <constraints>
      """)
    let compact = try Screen.imported(text)
    #expect(try Screen.frame(of: "view1", in: compact)[2] == 40)
    #expect(compact.text.contains("\"group\": \"widthRegular\""))
    #expect(compact.text.contains("\"active\": false"))
    let regular = try Screen.imported(text, sizeClasses: "widthClass=regular")
    #expect(try Screen.frame(of: "view1", in: regular)[2] == 70)
  }

  @Test func sizeClassesVaryAttributes() throws {
    let text = Screen.xib(
      """
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <rect key="frame" x="0" y="0" width="9" height="9"/><subviews>
      <label id="a" text="a"><rect key="frame" x="0" y="0" width="30" height="20"/></label>
      <label id="b" text="b"><rect key="frame" x="0" y="9" width="40" height="25"/></label>
      </subviews><variation key="widthClass=regular" axis="vertical"/></stackView>
      """,
      """
      <constraint firstItem="s" firstAttribute="top" secondItem="top" secondAttribute="top" \
      id="1"/>
      <constraint firstItem="s" firstAttribute="leading" secondItem="top" \
      secondAttribute="leading" id="2"/>
      """)
    #expect(try Screen.frame(of: "label2", in: Screen.imported(text))[0] == 30)
    let regular = try Screen.imported(text, sizeClasses: "widthClass=regular")
    #expect(try Screen.frame(of: "label2", in: regular)[1] == 20)
  }

  @Test func outletsNameConstraintsAndViews() throws {
    let scene = try Screen.imported(
      Screen.xib(
        Screen.view(
          "a",
          inside: """
            <connections><outlet property="gap" destination="1" id="o1"/>\
            <outlet property="card" destination="a" id="o2"/></connections>
            """),
        """
        <constraint firstItem="a" firstAttribute="top" secondItem="top" secondAttribute="top" \
        constant="4" priority="750" id="1"/>
        """))
    #expect(scene.names == ["root", "card"])
    #expect(scene.text.contains("\"gap: card.top == root.top + 4 @750\""))
  }

  @Test func looksAreRectanglesWithColoursCornersAndTexts() throws {
    let scene = try Screen.imported(
      Screen.xib(
        Screen.view(
          "l", "label", "text=\"Hello\" textAlignment=\"center\"", width: 60, height: 20,
          inside: """
            <fontDescription key="fontDescription" type="boldSystem" pointSize="13"/>
            <color key="textColor" red="1" green="0" blue="0" alpha="1"/>
            <color key="backgroundColor" name="Brand"/>
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" \
            keyPath="layer.cornerRadius"><integer key="value" value="8"/>\
            </userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type="string" \
            keyPath="glow" value="much"/></userDefinedRuntimeAttributes>
            """),
        resources: """
          <namedColor name="Brand"><color red="0" green="0.5" blue="1" alpha="0.5"/></namedColor>
          """))
    for part in [
      "\"string\": \"Hello\"", "\"size\": 13", "\"weight\": \"bold\"", "\"color\": \"#FF0000\"",
      "\"alignment\": \"center\"", "\"backgroundColor\": \"#0080FF80\"", "\"cornerRadius\": 8",
    ] {
      #expect(scene.text.contains(part), "\(part)")
    }
    #expect(scene.omissions.map(\.text).contains { $0.contains("`glow`") })
    #expect(scene.text.contains("label l; the runtime attribute `glow` is left out"))
  }

  @Test func theTextOfAFieldIsBesideItsBorder() throws {
    let scene = try Screen.imported(
      Screen.xib(
        Screen.view(
          "f", "textField", "borderStyle=\"roundedRect\" placeholder=\"Name\"", width: 120,
          height: 30),
        """
        <constraint firstItem="f" firstAttribute="top" secondItem="top" secondAttribute="top" \
        id="1"/>
        <constraint firstItem="f" firstAttribute="leading" secondItem="top" \
        secondAttribute="leading" id="2"/>
        """))
    #expect(try Screen.frame(of: "textField1", in: scene) == [0, 0, 120, 30])
    let text = try Screen.frame(of: "textField1_text", in: scene)
    #expect(text[0] == 7)
    #expect(text[2] == 106)
  }

  @Test func stacksArrangeTheirSubviews() throws {
    let scene = try Screen.imported(
      Screen.xib(
        """
        <stackView axis="vertical" spacingType="standard" \
        translatesAutoresizingMaskIntoConstraints="NO" id="s"><rect key="frame" x="0" y="0" \
        width="9" height="9"/><subviews>
        <label id="a" text="a"><rect key="frame" x="0" y="0" width="30" height="20"/></label>
        <label id="b" text="b"><rect key="frame" x="0" y="9" width="40" height="25"/></label>
        </subviews></stackView>
        """,
        """
        <constraint firstItem="s" firstAttribute="top" secondItem="top" secondAttribute="top" \
        id="1"/>
        <constraint firstItem="s" firstAttribute="leading" secondItem="top" \
        secondAttribute="leading" id="2"/>
        """))
    #expect(try Screen.frame(of: "label2", in: scene) == [0, 28, 40, 25])
  }

  @Test func rootMarginsDependOnTheWidth() throws {
    let scene = try Screen.imported(
      Screen.xib(
        Screen.view("a"),
        """
        <constraint firstItem="a" firstAttribute="leading" secondItem="top" \
        secondAttribute="leadingMargin" id="1"/>
        """))
    #expect(try Screen.frame(of: "view1", in: scene)[0] == 16)
  }

  @Test func whatUIKitWouldRefuseIsListed() throws {
    let scene = try Screen.imported(
      Screen.xib(
        Screen.view("a"),
        """
        <constraint firstItem="a" firstAttribute="top" constant="4" id="1"/>
        """))
    #expect(
      scene.omissions.contains {
        $0.kind == "constraint" && $0.id == "1" && $0.reason.contains("UIKit")
      })
  }
}
