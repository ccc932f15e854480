/// This release's version (semver.org). It is stated here alone.
public let layoutAnimationVersion = "0.1.0"
