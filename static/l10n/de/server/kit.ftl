# Was Teile sagen, die mehrere Spiele gemeinsam haben.

kit-team =
    { $colour ->
        [red] Team Rot
        [blue] Team Blau
        [green] Team Grün
       *[purple] Team Lila
    }
