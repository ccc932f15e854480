/// A word that people type out of habit from UIKit, Core Animation, SwiftUI, CSS or SnapKit, with
/// what to write here. It is consulted only where the word has no meaning, before the nearest
/// spelling.
package struct FamiliarWord: Sendable {
  /// Where the word was written.
  package enum Place: String, CaseIterable, Sendable {
    case key, changeKey, equationKey, attribute, item, guide, curve, priority
  }

  package let place: Place
  package let word: String
  package let advice: String

  static func advice(on word: String, as place: Place) -> String? {
    byPlace[place]?[word]
  }

  package static let all: [FamiliarWord] = Place.allCases.flatMap { place in
    words(place).map { FamiliarWord(place: place, word: $0.key, advice: $0.value) }
  }

  private static let byPlace: [Place: [String: String]] = Dictionary(
    uniqueKeysWithValues: Place.allCases.map { place in
      (place, Dictionary(words(place).map { ($0.key, $0.value) }, uniquingKeysWith: { $1 }))
    })

  private static func words(_ place: Place) -> KeyValuePairs<String, String> {
    switch place {
    case .key: keys
    case .changeKey: changeKeys
    case .equationKey: equationKeys
    case .attribute: attributes
    case .item: items
    case .guide: guides
    case .curve: curves
    case .priority: priorities
    }
  }
}
