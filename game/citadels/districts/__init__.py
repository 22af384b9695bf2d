"""The unique districts by the moment they act; plain districts are rows of data/cards.json and nothing else.

    building.py     a card is built           Factory, Quarry; Lighthouse, Bell Tower
    income.py       the income action         Observatory, Library; School of Magic when a colour pays
    using.py        any time of the own turn  Laboratory, Smithy, Museum, Armory
    ending.py       the end of the own turn   Poor House, Park
    calling.py      a rank is called          Ball Room, Hospital
    destroying.py   rank 8 wants a district   Keep, Great Wall, Graveyard
    counting.py     the final count           Haunted City, Museum, Imperial Treasury, Map Room, Wishing Well
    effects.py      (beside this folder)      Throne Room, where the crown moves

University and Dragon Gate are rows too: they cost less than they score.
"""
