# What pieces say that several titles share.

# $colour: all who came first are of this team
kit-team =
    { $colour ->
        [red] The red team
        [blue] The blue team
        [green] The green team
       *[purple] The purple team
    }
