import { rowsOfFrames } from '../rowsOfFrames';
import type { VerbFrame } from '../verbFrames';
import { type VerbRow, giving, moving, needing, on, plain, taking } from './verbRow';

type Rows = Readonly<Partial<Record<VerbFrame, VerbRow>>>;

const reflexive = (verb: string, gloss: string): VerbRow => ({ ...plain(verb, gloss), reflexive: 'acc' });
const ofDative = (verb: string, gloss: string): VerbRow => ({ ...needing(verb, gloss), object: 'dat' });

/** Without an object; what has its noun in the verb phrase has a row of its own below. */
const doing: Rows = {
  ...rowsOfFrames(
    `oversleep=verschlafen sleep-in=aus|schlafen take-a-bath=baden brake=bremsen check-in=ein|checken
    scream=schreien breathe=atmen sweat=schwitzen shiver=zittern yawn=gähnen whistle=pfeifen clap=klatschen wave=winken
    flirt=flirten cheat=schummeln vote=wählen rehearse=proben revise=lernen
    purr=schnurren meow=miauen growl=knurren howl=heulen
    shine=scheinen blow=wehen thunder=donnern hail=hageln exist=existieren stink=stinken bloom=blühen`,
    plain,
  ),
  ...rowsOfFrames(
    `move-out=aus|ziehen slip=aus|rutschen stumble=stolpern crawl=krabbeln dive=tauchen hitchhike=trampen land=landen
    run-away=weg|laufen escape=fliehen crash=ab|stürzen come-in=herein|kommen come-along=mit|kommen
    go-back=zurück|kehren break-down=kaputt|gehen melt=schmelzen disappear=verschwinden drown=ertrinken
    explode=explodieren sink=sinken`,
    moving,
  ),
  row: plain('rudern', 'row'),
  limp: plain('hinken', 'limp'),
  ...rowsOfFrames(
    `get-dressed=an|ziehen get-undressed=aus|ziehen sunbathe=sonnen stretch=strecken hurt-oneself=verletzen
    burn-oneself=verbrennen cut-oneself=schneiden recover=erholen introduce-oneself=vor|stellen break-up=trennen
    vomit=übergeben`,
    reflexive,
  ),
};

/** With an object. */
const acting: Rows = {
  ...rowsOfFrames(
    `put-on=an|ziehen take-off=aus|ziehen try-on=an|probieren brush=bürsten comb=kämmen wake-somebody=wecken
    set-the-table=decken clear-the-table=ab|räumen make-the-bed=machen throw-away=weg|werfen take-out-rubbish=raus|bringen
    lock=ab|schließen fill=füllen empty=leeren dry=trocknen fold=falten hang-up=auf|hängen polish=polieren leave-thing=lassen
    grate=reiben stir=um|rühren add=hinzu|fügen pour=gießen serve=servieren roast=braten grill=grillen freeze=ein|frieren
    heat-up=auf|wärmen squeeze=aus|pressen chew=kauen swallow=schlucken lick=lecken
    enter=betreten pick-somebody-up=ab|holen drop-off=ab|setzen accompany=begleiten overtake=überholen catch=fangen
    kill=töten hit=schlagen kick=treten attack=an|greifen rescue=retten arrest=verhaften injure=verletzen rob=aus|rauben
    greet=begrüßen disturb=stören annoy=nerven surprise=überraschen tickle=kitzeln comfort=trösten praise=loben
    punish=bestrafen warn=warnen admire=bewundern respect=respektieren adopt=adoptieren raise-child=groß|ziehen
    recognise=erkennen envy=beneiden shout-at=an|schreien protect=schützen support=unterstützen encourage=ermutigen
    hire=ein|stellen fire-somebody=entlassen call-back=zurück|rufen tease=ärgern interrupt=unterbrechen donate=spenden
    translate=übersetzen pronounce=aus|sprechen spell=buchstabieren repeat=wiederholen solve=lösen calculate=berechnen
    copy=kopieren correct=korrigieren mark=korrigieren attend=besuchen skip=schwänzen prepare=vor|bereiten
    discuss=besprechen sign=unterschreiben fill-in=aus|füllen manage=leiten organise=organisieren install=installieren
    delete=löschen upload=hoch|laden record=auf|nehmen compose=komponieren score=schießen beat=schlagen take-exam=machen
    hand-in=ab|geben look-up=nach|schlagen write-down=auf|schreiben deliver=liefern receive=erhalten wrap=ein|packen
    accept=an|nehmen refuse=ab|lehnen compare=vergleichen expect=erwarten notice=bemerken guess=raten invent=erfinden
    discover=entdecken develop=entwickeln design=entwerfen publish=veröffentlichen measure=messen glue=kleben
    replace=ersetzen improve=verbessern waste=verschwenden avoid=vermeiden cancel=ab|sagen confirm=bestätigen
    exchange=um|tauschen press=drücken shake=schütteln bury=vergraben
    milk=melken harvest=ernten sow=säen rake=harken stroke=streicheln keep-animals=halten
    last=dauern weigh=wiegen contain=enthalten`,
    needing,
  ),
  ...rowsOfFrames(`sweep=fegen unpack=aus|packen give-up=auf|geben sting=stechen`, taking),
  ...rowsOfFrames(`recommend=empfehlen`, giving),
  ...rowsOfFrames(`congratulate=gratulieren forgive=verzeihen`, ofDative),
};

const phrases: Rows = {
  'take-a-nap': { ...plain('machen', 'take'), noun: { surface: 'Nickerchen', gloss: 'nap', kind: 'n', hasArticle: true } },
  'put-to-bed': { ...needing('bringen', 'bring'), fixed: 'ins=to Bett=bed' },
  'walk-dog': { ...moving('gehen', 'go'), fixed: 'spazieren=for_a_walk', object: on('mit', 'with', 'dat'), needsObject: true },
  'take-part-in': { ...plain('teil|nehmen', 'take part'), object: on('an', 'in', 'dat'), needsObject: true },
  faint: { ...moving('fallen', 'fall'), fixed: 'in=into Ohnmacht=faint' },
  scare: { ...plain('machen', 'make'), object: 'dat', needsObject: true, noun: { surface: 'Angst', gloss: 'fear', kind: 'f' } },
  'laugh-at': { ...plain('lachen', 'laugh'), object: on('über', 'at', 'acc'), needsObject: true },
  'laugh-about': { ...plain('lachen', 'laugh'), object: on('über', 'about', 'acc'), needsObject: true },
  'get-along-with': { ...reflexive('verstehen', 'get along'), fixed: 'gut=well', object: on('mit', 'with', 'dat'), needsObject: true, isObjectLast: true },
  'believe-in': { ...plain('glauben', 'believe'), object: on('an', 'in', 'acc'), needsObject: true },
  'complain-about': { ...reflexive('beschweren', 'complain'), object: on('über', 'about', 'acc'), needsObject: true },
  'depend-on': { ...plain('ab|hängen', 'depend'), object: on('von', 'on', 'dat'), needsObject: true },
  'get-used-to': { ...reflexive('gewöhnen', 'get used'), object: on('an', 'to', 'acc'), needsObject: true },
  'apply-for': { ...reflexive('bewerben', 'apply'), object: on('um', 'for', 'acc'), needsObject: true },
  'take-photos': { ...plain('machen', 'take'), noun: { surface: 'Fotos', gloss: 'photos', kind: 'pl' } },
  'make-friends': { ...plain('schließen', 'make'), noun: { surface: 'Freundschaften', gloss: 'friendships', kind: 'pl' } },
  'lay-eggs': { ...plain('legen', 'lay'), noun: { surface: 'Eier', gloss: 'eggs', kind: 'pl' } },
  imagine: { ...needing('vor|stellen', 'imagine'), reflexive: 'dat' },
}; // oxfmt-ignore

/** Of getting ready, cooking, travelling, the body, people, school, office, the farm and what things do. */
export const everydayRows: Rows = { ...doing, ...acting, ...phrases };
