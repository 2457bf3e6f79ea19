/** What a noun stands for, as far as the tutor says something else of each. */
export type NounKind =
  | 'food'
  | 'animal'
  | 'place'
  | 'person'
  | 'activity'
  | 'work'
  | 'weather'
  | 'body'
  | 'feeling'
  | 'thing';

/** English nouns by what they stand for; those of several words by their last one. Abstract nouns are in none. */
const nouns: Readonly<Record<NounKind, string>> = {
  food: 'alcohol americano apple asparagus baguette banana bean beef beer bibimbap biscuit bratwurst bread breakfast broth bulgogi burger butter cake candy cappuccino caramel carrot cereal champagne cheese cheesecake cherry chestnut chicken chip chips chocolate coffee coke cola cookie cooking cream crisps croissant crêpe cucumber cuisine curry dessert dinner dish doughnut dumpling egg espresso fish food fruit garlic gateau gherkin gimbap goulash grape ham hamburger honey hotpot ice_cream jam juice ketchup kimchi latte lemon lemonade lettuce lunch marzipan meal meat melon milk mint mousse muesli mushroom mussel mustard noodle noodles nut olive omelette onion orange oyster pancake parsley pasta pea peach peanut pear persimmon pineapple pizza plum popcorn pork potato pretzel pumpkin ramen ramyeon ratatouille ribs rice salad sake salmon sandwich sashimi sauce sausage schnitzel shochu snack soju soup spinach steak strawberry sugar sushi sweets takoyaki tangerine tart tea tempura toast tofu tomato tteokbokki udon vegetable vegetables waffle walnut water watermelon whisky wine yoghurt', // oxfmt-ignore
  animal: 'animal bear bee beetle bird butterfly cat cow dachshund deer dinosaur dog duck elephant fox frog goat goldfish goose hamster hare hedgehog hen horse insect lion monkey moth mouse owl panda parrot pet pig pigeon puppy rabbit seagull sheep snail snake spider squirrel tiger tomcat tortoise turtle wolf', // oxfmt-ignore
  place: 'airport africa america argentina asia australia austria avignon bakery balcony bar barcelona bavaria beach belgium berlin bookshop bordeaux brazil bremen brest bridge britain brittany busan café canada canteen castle chile china church cinema city cologne colombia countryside country croatia daegu denmark dijon dresden egypt embassy england europe farm field finland forest france frankfurt fukuoka garden geneva germany greece gym hamburg harbour hill hiroshima hokkaido home hometown hotel house hungary iceland india indonesia inn ireland island israel italy jeju japan kenya kitchen kobe korea kyoto lake leipzig library lille london luxembourg lyon madrid malaysia market marseille meadow melbourne mexico milan mongolia morocco mountain munich museum nagoya nantes nara nepal netherlands nigeria norway okinawa osaka pakistan paris park peru pharmacy philippines playground poland pool portugal prague pub region restaurant river romania rome russia salzburg sapporo school scotland sea sendai seoul shanghai shop shrine singapore spain stuttgart supermarket sweden switzerland sydney syria taiwan temple thailand theatre tokyo toronto toulouse town tunisia turkey türkiye ukraine university usa valley vienna vietnam village wales yokohama zoo zurich', // oxfmt-ignore
  person: 'aunt auntie baby boss boy boyfriend brother child colleague cousin dad daughter family father friend girl girlfriend grandchild granddaughter grandfather grandma grandmother grandpa grandson granny guest husband mother mum neighbour nephew niece parent parents partner sibling siblings sister son teacher twin uncle wife', // oxfmt-ignore
  activity: 'anime art ballet baseball basketball bowling calligraphy camping chatting chess comic concert craft cricket cycling dance dancing drama exercise festival film fishing football game gardening hike hiking hobby jogging k-pop karaoke knitting literature manga marathon meditation movie music opera painting philosophy photography piano picnic reading science shopping sightseeing singing skiing song sport swimming tennis theatre training travel trip walk walking yoga guitar drums trumpet trombone accordion', // oxfmt-ignore
  work: 'career company factory job office profession salary shift work workplace',
  weather: 'cloud fog frost heat rain snow storm sun sunshine thunderstorm weather wind',
  body: 'arm back beard belly body ear eye face finger foot hair hand head knee leg mouth neck nose shoulder skin stomach tooth',
  feeling: 'anger boredom courage fear happiness heartache hope joy love luck nervousness panic pleasure pride sadness shame sorrow stress tiredness', // oxfmt-ignore
  thing: 'backpack bag bed bicycle bike boat book boot box bus camera candle car card chair clock clothes coat computer dictionary dishes door dress flat flower flowers gift glasses glove hat house instrument jacket jeans key lamp laptop letter luggage machine magazine map medicine money motorbike necklace newspaper novel paper pen pencil phone photo picture plane plant postcard poem present radio ring robot scarf series ship shirt shoe shoes skirt smartphone sofa souvenir story suitcase summer sweater t-shirt table taxi television textbook ticket toy train tram tree trousers umbrella uniform video wallet wedding winter spring autumn window', // oxfmt-ignore
};

const kinds = new Map(
  Object.entries(nouns).flatMap(([kind, words]) =>
    words.split(' ').map((word) => [word.replace(/_/gu, ' '), kind as NounKind] as const),
  ),
);

/** Of an English noun in its dictionary form; undefined for what is abstract, or not known. */
export function kindOfNoun(english: string): NounKind | undefined {
  const word = english.toLowerCase().replace(/^(?:an?|the|some) /u, '');
  return kinds.get(word) ?? kinds.get(word.replace(/s$/u, '')) ?? kinds.get(word.split(' ').at(-1) ?? '');
}
