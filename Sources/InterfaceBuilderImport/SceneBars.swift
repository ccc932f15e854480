import XMLText

/// The bars around the views of controllers: those of the containers that lead to them.
package struct SceneBars: Sendable {
  struct Bars: Hashable, Sendable {
    var hasNavigationBar = false
    var isLarge = false
    var hasTabBar = false
    var hasToolbar = false
    /// Whether it is the child of a container view.
    var isEmbedded = false
  }

  private var bars: [String: Bars] = [:]
  /// How often elements and controllers were looked at.
  package private(set) var visitCount = 0
  /// Whether controllers that are presented are sheets, as since iOS 13.
  let hasSheets: Bool

  package init(_ document: InterfaceDocument) {
    hasSheets = document.plugIn >= 15000
    var graph = ControllerGraph()
    graph.add(document.root, in: nil)
    visitCount = graph.visitCount
    for container in graph.controllers { visit(container, graph) }
    for id in graph.embedded { bars[id, default: Bars()].isEmbedded = true }
  }

  subscript(scene: InterfaceScene) -> Bars {
    guard let controller = scene.controller else { return Bars() }
    var own = bars[controller["id"] ?? ""] ?? Bars()
    for metrics in controller.children {
      switch (metrics.name, metrics["key"]) {
      case ("simulatedNavigationBarMetrics", "simulatedTopBarMetrics"):
        own.hasNavigationBar = true
        own.isLarge = metrics["prefersLargeTitles"] == "YES" || own.isLarge
      case ("nil", "simulatedTopBarMetrics"): own.hasNavigationBar = false
      case ("simulatedTabBarMetrics", "simulatedBottomBarMetrics"): own.hasTabBar = true
      case ("simulatedToolbarMetrics", "simulatedBottomBarMetrics"): own.hasToolbar = true
      case ("nil", "simulatedBottomBarMetrics"):
        own.hasTabBar = false
        own.hasToolbar = false
      default: break
      }
    }
    if controller["hidesBottomBarWhenPushed"] == "YES" { own.hasTabBar = false }
    return own
  }

  /// Passes the bars of a container on to its children, and to those that they push.
  private mutating func visit(_ container: XMLElement, _ graph: ControllerGraph) {
    var own = bars[container["id"] ?? ""] ?? Bars()
    if container.name == "navigationController" {
      let bar = container.child("navigationBar")
      own.hasNavigationBar = container["navigationBarHidden"] != "YES"
      own.isLarge = bar?["largeTitles"] == "YES"
      own.hasToolbar = container["toolbarHidden"] == "NO"
    } else if container.name == "tabBarController" {
      own.hasTabBar = true
    } else {
      return
    }
    pass(own, from: container["id"] ?? "", graph)
  }

  private mutating func pass(_ own: Bars, from id: String, _ graph: ControllerGraph) {
    var pending = graph.children[id] ?? []
    var seen: Set<String> = [id]
    while let next = pending.popLast() {
      visitCount += 1
      guard seen.insert(next).inserted else { continue }
      var merged = bars[next] ?? Bars()
      merged.hasNavigationBar = merged.hasNavigationBar || own.hasNavigationBar
      merged.isLarge = merged.isLarge || own.isLarge
      merged.hasTabBar = merged.hasTabBar || own.hasTabBar
      merged.hasToolbar = merged.hasToolbar || own.hasToolbar
      bars[next] = merged
      pending += (graph.pushed[next] ?? []) + (graph.children[next] ?? [])
    }
  }
}

/// The controllers of a file and the segues between them.
private struct ControllerGraph {
  var controllers: [XMLElement] = []
  /// By relationship.
  var children: [String: [String]] = [:]
  /// By show or push.
  var pushed: [String: [String]] = [:]
  var embedded: Set<String> = []
  var visitCount = 0

  mutating func add(_ element: XMLElement, in controller: String?) {
    visitCount += 1
    var controller = controller
    if SceneFinder.isController(element) {
      controllers.append(element)
      controller = element["id"]
    }
    if element.name == "segue", let source = controller,
      let destination = element["destination"]
    {
      switch element["kind"] {
      case "relationship": children[source, default: []].append(destination)
      case "show", "push": pushed[source, default: []].append(destination)
      case "embed": embedded.insert(destination)
      default: break
      }
    }
    for child in element.children { add(child, in: controller) }
  }
}
