#include "page_files.h"

// Part of C23, which Clang offers in older versions of C as well.
#pragma clang diagnostic ignored "-Wc23-extensions"

// C embeds a file at no cost. Of a file that SwiftPM embeds the Swift compiler sees an array literal
// with an element for each byte, which takes it longer than the rest of ReviewPage.

const char *page_styles(void) {
  static const unsigned char text[] = {
#embed "../ReviewPage/Page/page.css"
    , '\n',
#embed "../ReviewPage/Page/cards.css"
    , '\n',
#embed "../ReviewPage/Page/controls.css"
    , '\n',
#embed "../ReviewPage/Page/stage.css"
    , '\n',
#embed "../ReviewPage/Page/inspector.css"
    , '\n',
#embed "../ReviewPage/Page/time.css"
    , '\n',
#embed "../ReviewPage/Page/overview.css"
    , '\n',
#embed "../ReviewPage/Page/narrow.css"
    , '\0'};
  return (const char *)text;
}

const char *page_scripts(void) {
  static const unsigned char text[] = {
#embed "../ReviewPage/Page/elements.js"
    , '\n',
#embed "../ReviewPage/Page/raster.js"
    , '\n',
#embed "../ReviewPage/Page/quads.js"
    , '\n',
#embed "../ReviewPage/Page/shapes.js"
    , '\n',
#embed "../ReviewPage/Page/deviceShapes.js"
    , '\n',
#embed "../ReviewPage/Page/patterns.js"
    , '\n',
#embed "../ReviewPage/Page/bitmaps.js"
    , '\n',
#embed "../ReviewPage/Page/shadows.js"
    , '\n',
#embed "../ReviewPage/Page/samples.js"
    , '\n',
#embed "../ReviewPage/Page/movie.js"
    , '\n',
#embed "../ReviewPage/Page/onion.js"
    , '\n',
#embed "../ReviewPage/Page/overlay.js"
    , '\n',
#embed "../ReviewPage/Page/stage.js"
    , '\n',
#embed "../ReviewPage/Page/pane.js"
    , '\n',
#embed "../ReviewPage/Page/transport.js"
    , '\n',
#embed "../ReviewPage/Page/axis.js"
    , '\n',
#embed "../ReviewPage/Page/lanes.js"
    , '\n',
#embed "../ReviewPage/Page/curves.js"
    , '\n',
#embed "../ReviewPage/Page/reasons.js"
    , '\n',
#embed "../ReviewPage/Page/findings.js"
    , '\n',
#embed "../ReviewPage/Page/inspector.js"
    , '\n',
#embed "../ReviewPage/Page/toolbar.js"
    , '\n',
#embed "../ReviewPage/Page/keys.js"
    , '\n',
#embed "../ReviewPage/Page/card.js"
    , '\n',
#embed "../ReviewPage/Page/inflate.js"
    , '\n',
#embed "../ReviewPage/Page/address.js"
    , '\n',
#embed "../ReviewPage/Page/copying.js"
    , '\n',
#embed "../ReviewPage/Page/entries.js"
    , '\n',
#embed "../ReviewPage/Page/overview.js"
    , '\n',
#embed "../ReviewPage/Page/decisions.js"
    , '\n',
#embed "../ReviewPage/Page/decisionBar.js"
    , '\n',
#embed "../ReviewPage/Page/deciding.js"
    , '\n',
#embed "../ReviewPage/Page/start.js"
    , '\0'};
  return (const char *)text;
}
