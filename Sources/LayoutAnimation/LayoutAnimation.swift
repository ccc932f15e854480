@_exported public import Comparing
@_exported public import Expansion
@_exported public import FileAccess
@_exported public import Planning
@_exported public import Rendering
@_exported public import Reporting
@_exported public import Sweeping
@_exported public import TimelineSchema
