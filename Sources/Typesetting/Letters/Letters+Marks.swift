extension Letters {
  /// Accents by name, centred on 0, above or below lowercase letters.
  static let marks = #"""
    grave M -60 695 L 30 605
    acute M 60 695 L -30 605
    circumflex M -92 605 L 0 695 L 92 605
    tilde A -55 633 55 47 172 0 A 55 660 55 47 180 352
    diaeresis D -92 648 48 D 92 648 48
    ring A 0 652 58 58 90 450 Z
    macron M -95 640 H 95
    caron M -92 695 L 0 605 L 92 695
    cedilla M 0 40 V -25 A -5 -90 72 65 86 -118

    """#

  /// Letters with an accent: the letter, its base, the mark.
  static let accented = #"""
    à a grave
    á a acute
    â a circumflex
    ã a tilde
    ä a diaeresis
    å a ring
    ç c cedilla
    è e grave
    é e acute
    ê e circumflex
    ë e diaeresis
    ì ı grave
    í ı acute
    î ı circumflex
    ï ı diaeresis
    ñ n tilde
    ò o grave
    ó o acute
    ô o circumflex
    õ o tilde
    ö o diaeresis
    š s caron
    ù u grave
    ú u acute
    û u circumflex
    ü u diaeresis
    ý y acute
    ÿ y diaeresis
    ž z caron
    À A grave
    Á A acute
    Â A circumflex
    Ã A tilde
    Ä A diaeresis
    Å A ring
    Ç C cedilla
    È E grave
    É E acute
    Ê E circumflex
    Ë E diaeresis
    Ì I grave
    Í I acute
    Î I circumflex
    Ï I diaeresis
    Ñ N tilde
    Ò O grave
    Ó O acute
    Ô O circumflex
    Õ O tilde
    Ö O diaeresis
    Š S caron
    Ù U grave
    Ú U acute
    Û U circumflex
    Ü U diaeresis
    Ý Y acute
    Ÿ Y diaeresis
    Ž Z caron

    """#

  /// Marks that are characters themselves, as wide as the number says.
  static let spacingMarks = #"""
    ` 340 grave
    ´ 340 acute
    ¨ 360 diaeresis
    ¯ 360 macron
    ¸ 300 cedilla

    """#
}
