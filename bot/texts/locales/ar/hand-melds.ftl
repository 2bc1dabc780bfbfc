hand-melds-two-of = اثنتان من { $cards }
