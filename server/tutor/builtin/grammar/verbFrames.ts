/**
 * What people do, as English says it: a verb, with the small word that belongs to it. A frame with a preposition takes
 * what stands after it as its object. A
 * writer says the frames that it has a row for.
 */
export const verbFrames = [
  // Living, day by day
  'live', 'work', 'work-as', 'study', 'sleep', 'rest', 'relax', 'wake-up', 'get-up', 'go-to-bed', 'fall-asleep', 'shower', 'exercise', 'train', 'clean', 'wash', 'cook', 'bake', 'shop', 'travel', 'move-house', 'stay', 'wait', 'wait-for', 'hurry', 'practise',
  // Moving
  'go', 'go-out', 'go-home', 'go-for-a-walk', 'come', 'come-back', 'arrive', 'leave', 'walk', 'run', 'swim', 'cycle', 'hike', 'ski', 'drive', 'fly', 'climb', 'jump', 'dance', 'sit', 'stand', 'lie', 'fall', 'take-transport', 'ride', 'get-lost', 'go-camping', 'go-fishing', 'surf', 'jog',
  // Eating and drinking
  'eat', 'drink', 'order', 'try', 'taste', 'smoke',
  // Mind and senses
  'know', 'understand', 'learn', 'teach', 'think', 'think-about', 'think-so', 'believe', 'hope', 'remember', 'forget', 'dream-of', 'see', 'watch', 'look-at', 'hear', 'listen-to', 'read', 'write', 'feel',
  // Liking
  'like', 'love', 'hate', 'prefer', 'enjoy', 'want', 'need', 'miss', 'fear', 'be-interested-in', 'be-good-at', 'be-allergic-to', 'be-married', 'be-born', 'look-forward-to', 'collect',
  // Talking
  'speak', 'talk-to', 'talk-about', 'say', 'tell', 'ask', 'answer', 'call', 'sing', 'laugh', 'cry', 'smile', 'shout', 'write-to', 'argue', 'chat', 'explain',
  // People
  'meet', 'visit', 'help', 'marry', 'invite', 'kiss', 'hug', 'look-after', 'thank', 'get-to-know',
  // Things
  'make', 'do', 'use', 'buy', 'sell', 'pay', 'cost', 'bring', 'take', 'carry', 'give', 'send', 'show', 'get', 'find', 'look-for', 'lose', 'open', 'close', 'start', 'finish', 'break', 'repair', 'build', 'draw', 'paint', 'wear', 'win', 'choose', 'change', 'cut', 'throw', 'steal', 'hide', 'plant', 'grow', 'photograph', 'turn-on', 'turn-off',
  // Playing
  'play', 'play-with', 'play-sport', 'play-instrument',
  // Animals
  'bark', 'bite', 'feed', 'chase', 'scratch', 'snore',
  // Body and health
  'hurt', 'cough', 'sneeze', 'bleed', 'get-sick', 'get-well', 'lose-weight', 'gain-weight', 'die', 'grow-up', 'be-on-holiday',
  // House and garden
  'rent', 'own', 'move-in', 'tidy', 'iron', 'vacuum', 'do-the-dishes', 'do-the-laundry', 'water', 'pick', 'dig', 'mow', 'decorate', 'sew', 'knit', 'boil', 'fry', 'burn', 'mix', 'peel', 'park', 'charge',
  // Ways and journeys
  'miss-transport', 'catch-transport', 'get-on', 'get-off', 'change-trains', 'book', 'pack', 'cross', 'turn', 'follow', 'sail', 'skate', 'camp', 'go-on-holiday',
  // Work, school and machines
  'earn', 'spend-money', 'save-money', 'spend-time', 'plan', 'decide', 'check', 'test', 'count', 'print', 'type', 'download', 'email', 'text-somebody', 'search-for', 'join', 'quit', 'retire', 'graduate', 'pass-exam', 'fail-exam', 'borrow', 'lend', 'share', 'return-thing',
  // Among people
  'celebrate', 'promise', 'apologise', 'complain', 'agree', 'disagree', 'describe', 'introduce', 'joke', 'lie-to', 'whisper', 'worry', 'worry-about', 'trust', 'divorce', 'fall-in-love', 'get-engaged', 'have-fun', 'get-angry', 'be-right', 'be-wrong', 'be-proud-of', 'be-tired-of', 'be-late', 'belong-to', 'look-like', 'mean', 'ignore', 'touch', 'hold', 'push', 'pull', 'smell', 'ring', 'knock', 'hunt', 'pray',
  // Getting ready and keeping house
  'get-dressed', 'get-undressed', 'put-on', 'take-off', 'try-on', 'brush', 'comb', 'take-a-bath', 'take-a-nap', 'sleep-in', 'oversleep', 'wake-somebody', 'put-to-bed', 'walk-dog', 'set-the-table', 'clear-the-table', 'make-the-bed', 'throw-away', 'take-out-rubbish', 'lock', 'fill', 'empty', 'sweep', 'dry', 'fold', 'hang-up', 'polish', 'move-out', 'leave-thing', 'unpack',
  // Cooking and eating
  'grate', 'stir', 'add', 'pour', 'serve', 'roast', 'grill', 'freeze', 'melt', 'heat-up', 'squeeze', 'chew', 'swallow', 'lick',
  // Moving and travelling
  'slip', 'stumble', 'crawl', 'dive', 'row', 'hitchhike', 'land', 'run-away', 'escape', 'enter', 'pick-somebody-up', 'drop-off', 'accompany', 'overtake', 'brake', 'crash', 'break-down', 'run-out-of', 'take-part-in', 'sunbathe', 'check-in', 'come-in', 'come-along', 'go-back', 'catch', 'give-up',
  // Body
  'scream', 'breathe', 'sweat', 'shiver', 'faint', 'vomit', 'yawn', 'whistle', 'clap', 'wave', 'limp', 'stretch', 'hurt-oneself', 'burn-oneself', 'cut-oneself', 'recover',
  // What people do to and feel for each other
  'kill', 'hit', 'kick', 'attack', 'rescue', 'arrest', 'injure', 'rob', 'shoot', 'greet', 'congratulate', 'forgive', 'disturb', 'annoy', 'surprise', 'scare', 'tickle', 'comfort', 'praise', 'punish', 'warn', 'admire', 'respect', 'adopt', 'raise-child', 'recognise', 'envy', 'laugh-at', 'laugh-about', 'shout-at', 'get-along-with', 'break-up', 'flirt', 'protect', 'support', 'encourage', 'hire', 'fire-somebody', 'call-back', 'tease', 'believe-in', 'complain-about', 'depend-on', 'get-used-to', 'introduce-oneself', 'interrupt', 'cheat', 'vote', 'donate',
  // School, office and computers
  'translate', 'pronounce', 'spell', 'repeat', 'solve', 'calculate', 'copy', 'correct', 'mark', 'revise', 'attend', 'skip', 'prepare', 'discuss', 'sign', 'fill-in', 'manage', 'organise', 'install', 'delete', 'upload', 'record', 'rehearse', 'compose', 'score', 'beat', 'take-exam', 'hand-in', 'look-up', 'write-down', 'apply-for', 'take-photos', 'make-friends', 'deliver', 'receive', 'wrap', 'accept', 'refuse', 'recommend', 'compare', 'imagine', 'expect', 'notice', 'guess', 'create', 'invent', 'discover', 'develop', 'design', 'publish', 'measure', 'glue', 'replace', 'improve', 'recycle', 'waste', 'avoid', 'cancel', 'confirm', 'exchange', 'hammer', 'press', 'shake', 'bury',
  // Farm and animals
  'milk', 'harvest', 'sow', 'rake', 'lay-eggs', 'stroke', 'keep-animals', 'purr', 'meow', 'growl', 'howl', 'sting', 'sniff',
  // What things do
  'shine', 'blow', 'thunder', 'hail', 'last', 'weigh', 'contain', 'disappear', 'exist', 'drown', 'explode', 'sink', 'stink', 'bloom',
  // Weather and events, whose subject is 'it'
  'rain', 'snow', 'happen',
] as const; // oxfmt-ignore

export type VerbFrame = (typeof verbFrames)[number];
