import { rowsOfFrames } from '../rowsOfFrames';
import type { VerbFrame } from '../verbFrames';
import { direct, etre, event, intransitive, needs, self, state, type VerbRow } from './verbRow';

type Rows = Readonly<Partial<Record<VerbFrame, VerbRow>>>;

/** Rows of 'frame=verb', of one make; the gloss is the frame's own words. */
const rowsOf = (
  source: string,
  make: (verb: string, more: Partial<VerbRow>) => VerbRow,
  more: Partial<VerbRow> = {},
): Rows => rowsOfFrames(source, (verb, gloss) => make(verb, { gloss, ...more }));

/** Without an object. */
const doing: Rows = {
  ...rowsOf(
    `crawl=ramper dive=plonger row=ramer brake=freiner sunbathe=bronzer scream=crier breathe=respirer sweat=transpirer
    shiver=trembler yawn=bâiller whistle=siffler clap=applaudir limp=boiter flirt=flirter cheat=tricher vote=voter
    rehearse=répéter revise=réviser purr=ronronner meow=miauler growl=grogner howl=hurler shine=briller blow=souffler
    thunder=tonner hail=grêler stink=puer bloom=fleurir`,
    intransitive,
  ),
  ...rowsOf(
    `slip=glisser stumble=trébucher land=atterrir move-out=déménager vomit=vomir break-up=rompre melt=fondre
    disappear=disparaître explode=exploser sink=couler`,
    intransitive,
    event,
  ),
  ...rowsOf(`come-in=entrer go-back=retourner`, intransitive, { ...etre, ...event }),
  ...rowsOf(`exist=exister`, intransitive, state),
  ...rowsOf(
    `get-dressed=habiller get-undressed=déshabiller stretch=étirer hurt-oneself=blesser burn-oneself=brûler
    cut-oneself=couper introduce-oneself=présenter recover=remettre`,
    self,
  ),
  ...rowsOf(`run-away=enfuir escape=échapper faint=évanouir drown=noyer`, self, event),
};

/** With an object. */
const acting: Rows = {
  ...rowsOf(
    `put-on=mettre take-off=enlever try-on=essayer brush=brosser wake-somebody=réveiller put-to-bed=coucher
    walk-dog=promener throw-away=jeter take-out-rubbish=sortir lock=verrouiller fill=remplir empty=vider dry=sécher
    fold=plier hang-up=accrocher polish=polir leave-thing=laisser grate=râper stir=remuer add=ajouter pour=verser
    serve=servir freeze=congeler heat-up=réchauffer squeeze=presser chew=mâcher swallow=avaler lick=lécher
    pick-somebody-up=récupérer drop-off=déposer accompany=accompagner overtake=doubler catch=attraper
    kill=tuer hit=frapper attack=attaquer rescue=sauver arrest=arrêter injure=blesser rob=dévaliser greet=saluer
    congratulate=féliciter disturb=déranger annoy=énerver surprise=surprendre tickle=chatouiller comfort=consoler
    praise=complimenter punish=punir warn=prévenir adopt=adopter raise-child=élever recognise=reconnaître
    protect=protéger support=soutenir encourage=encourager hire=embaucher fire-somebody=licencier call-back=rappeler
    tease=taquiner interrupt=interrompre donate=donner
    translate=traduire pronounce=prononcer spell=épeler repeat=répéter solve=résoudre calculate=calculer copy=copier
    correct=corriger mark=corriger skip=sécher prepare=préparer sign=signer fill-in=remplir manage=gérer
    organise=organiser install=installer delete=supprimer record=enregistrer compose=composer score=marquer beat=battre
    take-exam=passer hand-in=rendre look-up=chercher write-down=noter deliver=livrer receive=recevoir wrap=emballer
    accept=accepter refuse=refuser compare=comparer imagine=imaginer notice=remarquer guess=deviner create=créer
    invent=inventer discover=découvrir develop=développer design=concevoir publish=publier measure=mesurer glue=coller
    replace=remplacer improve=améliorer recycle=recycler waste=gaspiller avoid=éviter cancel=annuler confirm=confirmer
    exchange=échanger shake=secouer bury=enterrer milk=traire harvest=récolter sow=semer rake=ratisser stroke=caresser
    keep-animals=élever sniff=renifler last=durer`,
    direct,
    needs,
  ),
  ...rowsOf(`weigh=peser contain=contenir admire=admirer respect=respecter envy=envier`, direct, {
    ...needs,
    ...state,
  }),
  ...rowsOf(`sweep=balayer unpack=défaire give-up=abandonner sting=piquer`, direct),
  ...rowsOf(`recommend=recommander`, direct, { ...needs, to: true }),
  ...rowsOf(`take-part-in=participer forgive=pardonner attend=assister apply-for=postuler`, intransitive, {
    object: 'à',
    ...needs,
  }),
  ...rowsOf(`laugh-about=rire depend-on=dépendre discuss=discuter`, intransitive, { object: 'de', ...needs }),
  ...rowsOf(`laugh-at=moquer complain-about=plaindre`, self, { object: 'de', ...needs }),
  ...rowsOf(`shout-at=crier press=appuyer`, intransitive, { object: 'sur', ...needs }),
  ...rowsOf(`enter=entrer`, intransitive, { ...etre, object: 'dans', ...needs, ...event }),
  ...rowsOf(`believe-in=croire`, intransitive, { object: 'à', objectIs: 'general', ...needs, ...state }),
  ...rowsOf(`get-used-to=habituer`, self, { object: 'à', objectIs: 'general', ...needs }),
};

const phrases: Rows = {
  'take-a-bath': intransitive('prendre', { with: 'un=a bain=bath', gloss: 'take' }),
  'take-a-nap': intransitive('faire', { with: 'la~le=the sieste=nap', gloss: 'do' }),
  'sleep-in': intransitive('faire', { with: 'la~le=the grasse~gras=fat matinée=morning', gloss: 'do' }),
  oversleep: self('réveiller', { with: 'trop=too tard=late', gloss: 'wake up', ...event }),
  'set-the-table': intransitive('mettre', { with: 'la~le=the table=table', gloss: 'set' }),
  'clear-the-table': intransitive('débarrasser', { with: 'la~le=the table=table', gloss: 'clear' }),
  'make-the-bed': intransitive('faire', { with: 'le=the lit=bed', gloss: 'make' }),
  roast: direct('faire', { with: 'rôtir=roast', gloss: 'make', ...needs }),
  grill: direct('faire', { with: 'griller=grill', gloss: 'make', ...needs }),
  hitchhike: intransitive('faire', { with: 'du=some stop=hitchhiking', gloss: 'do' }),
  'break-down': intransitive('tomber', { ...etre, with: 'en=in panne=breakdown', gloss: 'fall', ...event }),
  wave: intransitive('faire', { with: 'signe=sign', gloss: 'make' }),
  kick: intransitive('donner', { with: 'un=a coup=blow de=of pied=foot', object: 'à', gloss: 'give', ...needs, ...event }),
  scare: intransitive('faire', { with: 'peur=fear', object: 'à', gloss: 'make', ...needs }),
  'get-along-with': self('entendre', { with: 'bien=well', object: 'avec', gloss: 'get along', ...needs, ...state }),
  'take-photos': intransitive('prendre', { with: 'des=some photos~photo=photos', gloss: 'take' }),
  'lay-eggs': intransitive('pondre', { with: 'des=some œufs~œuf=eggs', gloss: 'lay' }),
}; // oxfmt-ignore

/** Of getting ready, cooking, travelling, the body, people, school, office, the farm and what things do. */
export const everydayRows: Rows = { ...doing, ...acting, ...phrases };
