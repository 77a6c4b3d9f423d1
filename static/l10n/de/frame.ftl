# Was Handys und Bildschirme in jedem Spiel sagen.
