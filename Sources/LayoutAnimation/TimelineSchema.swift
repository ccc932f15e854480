public let timelineSchema = "{}\n"
