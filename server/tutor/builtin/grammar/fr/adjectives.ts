import { moreAdjectiveRows } from './moreAdjectives';

/** Everyday adjectives: English lemma and French masculine; `pre` stands before its noun. */
const adjectiveRows = `
big=grand pre; large=grand pre; tall=grand pre; small=petit pre; little=petit pre; short=petit pre; tiny=minuscule; young=jeune pre; old=vieux pre; new=nouveau pre; good=bon pre; bad=mauvais pre; beautiful=beau pre; pretty=joli pre; handsome=beau pre; lovely=joli pre; fat=gros pre; long=long pre; best=meilleur pre; same=même pre; other=autre pre; first=premier pre; second=deuxième pre; third=troisième pre; fourth=quatrième pre; fifth=cinquième pre; sixth=sixième pre; seventh=septième pre; eighth=huitième pre; ninth=neuvième pre; tenth=dixième pre; real=vrai pre; true=vrai; next=prochain pre; last=dernier pre; high=haut; low=bas;
nice=sympa; kind=gentil; friendly=sympathique; mean=méchant; great=génial; wonderful=merveilleux; amazing=incroyable; fantastic=fantastique; excellent=excellent; perfect=parfait; terrible=terrible; horrible=horrible; awful=affreux; ugly=laid; cute=mignon; sweet=mignon; thin=mince; slim=mince; strong=fort; weak=faible; heavy=lourd; light=léger; fast=rapide; quick=rapide; slow=lent; easy=facile; difficult=difficile; hard=difficile; simple=simple; complicated=compliqué; important=important; interesting=intéressant; boring=ennuyeux; funny=drôle; fun=amusant; strange=bizarre; weird=bizarre; normal=normal; different=différent; special=spécial; famous=célèbre; popular=populaire; modern=moderne; traditional=traditionnel; expensive=cher; cheap=bon_marché; free=gratuit; rich=riche; poor=pauvre; clean=propre; dirty=sale; full=plein; empty=vide; open=ouvert; closed=fermé; quiet=calme; calm=calme; loud=bruyant; noisy=bruyant; dangerous=dangereux; safe=sûr; dark=sombre; bright=lumineux; warm=chaud; hot=chaud; cold=froid; cool=frais; dry=sec; wet=mouillé; fresh=frais; delicious=délicieux; tasty=délicieux; spicy=épicé; salty=salé; sour=acide; healthy=sain; raw=cru; ripe=mûr; vegetarian=végétarien; vegan=végane; soft=doux; round=rond; wide=large; deep=profond; huge=énorme; enormous=énorme; comfortable=confortable; practical=pratique; useful=utile; useless=inutile; possible=possible; impossible=impossible; necessary=nécessaire; broken=cassé; electric=électrique; favourite=préféré; favorite=préféré; foreign=étranger; international=international; romantic=romantique; urban=urbain; local=local; private=privé; public=public; whole=entier; alone=seul; busy=occupé; tired=fatigué; exhausted=épuisé; ill=malade; sick=malade; happy=heureux; glad=content; sad=triste; angry=fâché; mad=fou; crazy=fou; nervous=nerveux; stressed=stressé; worried=inquiet; proud=fier; jealous=jaloux; curious=curieux; shy=timide; lazy=paresseux; polite=poli; rude=impoli; honest=honnête; clever=intelligent; smart=intelligent; intelligent=intelligent; stupid=bête; silly=bête; serious=sérieux; brave=courageux; patient=patient; impatient=impatient; careful=prudent; friendly=sympathique; generous=généreux; selfish=égoïste; stubborn=têtu; talkative=bavard; sporty=sportif; athletic=sportif; creative=créatif; active=actif; married=marié; single=célibataire; divorced=divorcé; engaged=fiancé; pregnant=enceinte; retired=retraité; unemployed=au_chômage; dead=mort; alive=vivant; blind=aveugle; deaf=sourd; ready=prêt; sorry=désolé; surprised=surpris; disappointed=déçu; sure=sûr; satisfied=satisfait; lonely=seul; lost=perdu; awake=réveillé; drunk=ivre; organised=organisé; organized=organisé; punctual=ponctuel; elegant=élégant; playful=joueur; hungry=affamé; wild=sauvage; loyal=fidèle; faithful=fidèle; greedy=gourmand; naughty=vilain; lucky=chanceux; magnificent=magnifique; gorgeous=magnifique; pleasant=agréable; exciting=passionnant; fascinating=fascinant; relaxing=relaxant; tiring=fatigant; allergic=allergique; late=en_retard; early=en_avance; bitter=amer; sunny=ensoleillé; natural=naturel; typical=typique; rare=rare; common=courant; unique=unique; wooden=en_bois; used=d’occasion; second-hand=d’occasion; blond=blond; blonde=blond; brown-haired=brun; curly=bouclé; straight=raide; wavy=ondulé; musical=musical; religious=religieux; political=politique; classical=classique; professional=professionnel; medical=médical; homemade=fait_maison; sparkling=pétillant; frozen=surgelé; grilled=grillé; fried=frit; black-and-white=noir_et_blanc; noisy=bruyant; nuts=fou; sleepy=somnolent; certain=certain; right=juste; wrong=faux; urgent=urgent; free of charge=gratuit; social=social; environmental=environnemental; mobile=mobile; disgusting=dégoûtant; cloudy=nuageux; rainy=pluvieux; tidy=rangé; messy=en_désordre; aggressive=agressif; hard-working=travailleur; energetic=énergique; independent=indépendant; responsible=responsable; talented=doué; gifted=doué; narrow=étroit; thick=épais; central=central; historic=historique; industrial=industriel; rural=rural; grateful=reconnaissant; overweight=en_surpoids; gluten-free=sans_gluten; dressed=habillé; bald=chauve; injured=blessé; popular=populaire; affectionate=affectueux; cuddly=câlin; obedient=obéissant; lively=animé; crowded=bondé; noisy=bruyant; muslim=musulman; christian=chrétien; jewish=juif; bilingual=bilingue; dyslexic=dyslexique; diabetic=diabétique; anxious=anxieux; depressed=déprimé; relaxed=détendu; well-behaved=sage; bossy=autoritaire; modest=modeste; arrogant=arrogant; childish=puéril; disabled=handicapé; far=loin; far away=loin; asleep=endormi; absent=absent;  fluent=courant; peaceful=paisible; charming=charmant; cosy=douillet; cozy=douillet; spacious=spacieux; sensitive=sensible; ambitious=ambitieux; confident=sûr_de_soi; optimistic=optimiste; outgoing=sociable; chatty=bavard; reserved=réservé;
black=noir; white=blanc; red=rouge; blue=bleu; green=vert; yellow=jaune; grey=gris; gray=gris; brown=marron; pink=rose; purple=violet; orange=orange; ginger=roux; beige=beige; golden=doré`; // oxfmt-ignore

export interface AdjectiveEntry {
  readonly masculine: string;
  readonly isBefore: boolean;
}

export function readAdjectiveRows(): ReadonlyMap<string, AdjectiveEntry> {
  return new Map(
    `${adjectiveRows};${moreAdjectiveRows}`
      .split(';')
      .map((row) => row.trim().split('='))
      .map(([lemma = '', french = '']) => {
        const [masculine = '', place] = french.split(' ');
        return [lemma, { masculine: masculine.replaceAll('_', ' '), isBefore: place === 'pre' }];
      }),
  );
}

/** Qualities of people and animals that French has instead of being: avoir faim. */
export const peopleHave: Readonly<Record<string, { words: string; degree: 'adverb' | 'amount' }>> = {
  hungry: { words: 'faim=hunger', degree: 'adverb' },
  thirsty: { words: 'soif=thirst', degree: 'adverb' },
  sleepy: { words: 'sommeil=sleep', degree: 'adverb' },
  cold: { words: 'froid=cold', degree: 'adverb' },
  hot: { words: 'chaud=hot', degree: 'adverb' },
  warm: { words: 'chaud=warm', degree: 'adverb' },
  afraid: { words: 'peur=fear', degree: 'adverb' },
  scared: { words: 'peur=fear', degree: 'adverb' },
  frightened: { words: 'peur=fear', degree: 'adverb' },
  ashamed: { words: 'honte=shame', degree: 'adverb' },
  right: { words: 'raison=right', degree: 'adverb' },
  wrong: { words: 'tort=wrong', degree: 'adverb' },
};

/** What is said of people otherwise than of things. */
export const peopleAre: Readonly<Record<string, string>> = {
  short: 'petit',
  late: 'en retard',
  early: 'en avance',
  'on time': 'à l’heure',
  'in love': 'amoureux',
  'in hurry': 'pressé',
  busy: 'occupé',
  free: 'libre',
  nice: 'sympa',
  light: 'léger',
  hard: 'dur',
  awake: 'réveillé',
  bored: '',
  full: '',
  cool: 'cool',
  safe: 'en sécurité',
  lucky: '',
  funny: 'drôle',
  fun: 'drôle',
  excited: '',
  interested: '',
  open: 'ouvert',
  closed: '',
  easy: '',
  high: '',
  low: '',
  fine: '',
  well: '',
  okay: '',
  soft: 'doux',
  fresh: '',
  dry: 'sec',
  clean: 'propre',
  bright: 'intelligent',
  natural: 'naturel',
  available: 'disponible',
  hilarious: 'hilarant',
};

/** Weather, light and hour, of which English says 'it'. */
export const itIs: Readonly<
  Record<string, { verb: 'faire' | 'être' | 'avoir'; words: string; degree: 'adverb' | 'amount' | 'none' }>
> = {
  cold: { verb: 'faire', words: 'froid=cold', degree: 'adverb' },
  hot: { verb: 'faire', words: 'chaud=hot', degree: 'adverb' },
  warm: { verb: 'faire', words: 'chaud=warm', degree: 'adverb' },
  cool: { verb: 'faire', words: 'frais=cool', degree: 'adverb' },
  sunny: { verb: 'avoir', words: 'du=some soleil=sun', degree: 'amount' },
  windy: { verb: 'avoir', words: 'du=some vent=wind', degree: 'amount' },
  foggy: { verb: 'avoir', words: 'du=some brouillard=fog', degree: 'amount' },
  dark: { verb: 'faire', words: 'nuit=night', degree: 'none' },
  'nice weather': { verb: 'faire', words: 'beau=nice', degree: 'adverb' },
  'bad weather': { verb: 'faire', words: 'mauvais=bad', degree: 'adverb' },
  late: { verb: 'être', words: 'tard=late', degree: 'adverb' },
  early: { verb: 'être', words: 'tôt=early', degree: 'adverb' },
};

/** Whether a quality is said some other way than by an adjective. */
export const isWrittenAdjective = (lemma: string): boolean =>
  lemma in peopleHave ||
  lemma in itIs ||
  (lemma in peopleAre && peopleAre[lemma] !== '') ||
  /^(?:fine|well|okay|ok|bored|lucky|right|wrong)$/u.test(lemma);
