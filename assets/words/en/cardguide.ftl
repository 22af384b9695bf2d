### The lessons of the card game.

lesson-citadels-turn-title = A turn
lesson-citadels-turn-about = Income, gold of your colour, and a building.
lesson-citadels-turn-1 = Your character has been called: you are the King, and the crown is yours. Below lies your hand, above it your city.
lesson-citadels-turn-2 = Every turn begins with an income. Take two gold from the bank.
lesson-citadels-turn-3 = The King gets one gold for each noble district – yours is yellow. Collect it.
lesson-citadels-turn-4 = Now build: the Castle costs four gold. Click it, or drag it into your city.
lesson-citadels-turn-done = The Castle stands. A district counts what it costs; whoever has eight of them ends the game.

lesson-citadels-draft-title = The draft
lesson-citadels-draft-about = Choose in secret who you are.
lesson-citadels-draft-1 = In each round the characters go round face down. Two lie open here and one hidden: nobody can be these. Whoever has the crown chooses first.
lesson-citadels-draft-2 = Choose one. With a yellow district the King brings gold; the Assassin strikes first; the Merchant and the Architect have more than others. There is no wrong choice.
lesson-citadels-draft-done = The others choose now among what is left. Nobody knows who you are, until your rank is called.

lesson-citadels-powers-title = Powers
lesson-citadels-powers-about = Each character can do something of its own.
lesson-citadels-powers-1 = You are the Warlord. A right click on a card shows what it does; try it on any of them.
lesson-citadels-powers-2 = First the income: take gold.
lesson-citadels-powers-3 = The Warlord destroys a district for its cost less one. Press “Destroy”, then choose the Docks of Blue.
lesson-citadels-powers-4 = There is gold left: build the Prison.
lesson-citadels-powers-done = Murder, theft and magic work the same way: the button, then whom it is to hit.

lesson-citadels-end-title = The end
lesson-citadels-end-about = The eighth district ends the game.
lesson-citadels-end-1 = Seven districts stand in your city, and you are the Architect.
lesson-citadels-end-2 = Take gold once more.
lesson-citadels-end-3 = With the Library you have eight districts, of all five colours. Build it.
lesson-citadels-end-done = Four points for the first complete city, three for all colours. The round is played to its end, then it is counted.
