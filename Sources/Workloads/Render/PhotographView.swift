/// Workload i: a photograph that grows from a card with round corners to the whole screen, which it fills,
/// as a timeline.
enum PhotographView {
  static let timeline = """
    {
      "version": 1,
      "name": "Workload i",
      "framesPerSecond": 59,
      "canvas": {"width": 960, "height": 540, "scale": 2, "backgroundColor": "#F2F2F7"},
      "views": [
        {"id": "photograph", "clipsToBounds": true, "cornerRadius": 16,
          "image": {"file": "\(Photograph.fileName)", "contentMode": "scaleAspectFill"},
          "frame": {"x": 40, "y": 60.5, "width": 320, "height": 200}}
      ],
      "keyframes": [
        {"time": 0, "animation": {"duration": 1}, "changes": [
          {"view": "photograph", "cornerRadius": 0,
            "frame": {"x": 0, "y": 0, "width": 960, "height": 540}}
        ]}
      ]
    }

    """
}
