/// How this release turns a timeline into pixels and layouts, as a number.
///
/// It is raised with any change of any golden, so that who compares pictures of two releases can
/// tell a renderer that changed from a timeline that did.
package let pixelRevision = 1
