/// This release's version, as semver.org means it: the only place that states it.
public let layoutAnimationVersion = "0.1.0"
