#ifndef PAGE_FILES_H
#define PAGE_FILES_H

/// The style sheets of the review page, one after the other; UTF-8, never freed.
const char *_Nonnull page_styles(void);

/// The scripts of the review page, joined to one in the order in which they need each other; UTF-8,
/// never freed.
const char *_Nonnull page_scripts(void);

#endif
