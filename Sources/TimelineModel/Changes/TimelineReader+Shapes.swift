extension TimelineReader {
  /// The objects of the format, for advice on a key that is in the wrong one.
  static let shapes = [
    shape, viewShape, constraintChangeShape, viewChangeShape, keyframeShape, canvasShape,
    animationShape, overrideShape, relativeKeyframeShape, afterShape, springShape,
    factorShape, sampleShape,
    DocumentReader.transformShape, stackShape,
    DocumentReader.rectangleShape, DocumentReader.sizeShape, DocumentReader.contentSizeShape,
    objectShape, equationShape, formatShape, blockShape, additionShape, guideShape,
    prioritiesShape, textShape, imageShape, DocumentReader.pointShape, DocumentReader.insetsShape,
  ]
}
