import InterfaceBuilderImport
import Testing

@Suite struct ImportLimitTests {
  private static func fault(of count: Int, limit: Int) throws -> InterfaceFault? {
    let constraints = (0..<count).map {
      "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"\($0)\" id=\"c\($0)\"/>\n"
    }
    let file = try Screen.file(Screen.storyboard(Screen.view("a"), constraints.joined()))
    let scene = file.document.scenes[0]
    do throws(InterfaceFault) {
      _ = try ImportedScene(
        scene, of: file.document,
        in: SceneEnvironment(scene, in: file.document, bars: file.bars), constraintLimit: limit)
      return nil
    } catch {
      return error
    }
  }

  @Test func aSceneHas400000Constraints() throws {
    #expect(ImportedScene.largestConstraintCount == 400_000)
    #expect(try Self.fault(of: 4, limit: 5) == nil)
    #expect(try Self.fault(of: 5, limit: 5) == nil)
    #expect(try Self.fault(of: 6, limit: 5)?.problem == .tooManyConstraints(5))
  }

  /// Scenes of a controller with some views, each pushed by the one before.
  private static func storyboard(of count: Int) -> String {
    let scenes = (0..<count).map { index in
      """
      <scene sceneID="s\(index)"><objects><viewController id="c\(index)">
      <view key="view" id="v\(index)"><rect key="frame" width="375" height="667"/><subviews>
      \(Screen.view("a\(index)", "label", "text=\"a\""))\(Screen.view("b\(index)"))
      </subviews><constraints>
      <constraint firstItem="a\(index)" firstAttribute="top" secondItem="v\(index)" \
      secondAttribute="top" id="t\(index)"/></constraints></view>
      <connections><segue destination="c\((index + 1) % count)" kind="show" id="g\(index)"/>
      </connections></viewController></objects></scene>
      """
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      targetRuntime="iOS.CocoaTouch"><device id="retina4_7"/><scenes><scene sceneID="n"><objects>
      <navigationController id="n"><connections>
      <segue destination="c0" kind="relationship" id="r"/></connections></navigationController>
      </objects></scene>\(scenes.joined())</scenes></document>
      """
  }

  @Test func theWorkGrowsAsTheNumberOfScenes() throws {
    let counts = try [25, 50, 100].map { count in
      let file = try Screen.file(Self.storyboard(of: count))
      #expect(file.document.scenes.count == count)
      return file.document.visitCount + file.bars.visitCount
    }
    #expect(counts[1] < counts[0] * 21 / 10 && counts[2] < counts[1] * 21 / 10, "\(counts)")
    #expect(counts[0] > 25 * 10)
  }
}
