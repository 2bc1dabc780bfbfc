sheets-lowest = panalo ang pinakamababang kabuuan
sheets-running = puntos, saka kabuuan hanggang doon
sheets-end = + idinagdag sa dulo ng match
sheets-game = Laro { $number }
