/// The revision of how timelines are laid out and rendered.
///
/// It is raised with every change of any golden, so that a difference between the frames of two
/// releases can be attributed to the renderer or to the timeline.
package let pixelRevision = 2
