/** Countries, nationalities, languages and towns that have a French name. */
import type { Gender } from './inflect';
import { moreCountryRows, notSpokenThere } from './moreCountries';

/**
 * English name, French name, and m, f or pl; 'a' of an island without article (à Cuba). Behind it the adjective by
 * which its people and its language are called.
 */
const countryRows = `
france=France f français french; germany=Allemagne f allemand german; austria=Autriche f autrichien austrian; switzerland=Suisse f suisse swiss; belgium=Belgique f belge belgian; luxembourg=Luxembourg m luxembourgeois luxembourgish; netherlands=Pays-Bas pl néerlandais dutch; holland=Hollande f hollandais; england=Angleterre f anglais english; scotland=Écosse f écossais scottish; wales=Pays_de_Galles m gallois welsh; ireland=Irlande f irlandais irish; northern ireland=Irlande_du_Nord f; great britain=Grande-Bretagne f britannique british; britain=Grande-Bretagne f; united kingdom=Royaume-Uni m; uk=Royaume-Uni m; spain=Espagne f espagnol spanish; portugal=Portugal m portugais portuguese; italy=Italie f italien italian; greece=Grèce f grec greek; turkey=Turquie f turc turkish; poland=Pologne f polonais polish; czech republic=République_tchèque f tchèque czech; czechia=Tchéquie f; slovakia=Slovaquie f slovaque slovak; slovenia=Slovénie f slovène slovenian; hungary=Hongrie f hongrois hungarian; romania=Roumanie f roumain romanian; bulgaria=Bulgarie f bulgare bulgarian; croatia=Croatie f croate croatian; serbia=Serbie f serbe serbian; bosnia=Bosnie f bosniaque bosnian; albania=Albanie f albanais albanian; ukraine=Ukraine f ukrainien ukrainian; russia=Russie f russe russian; belarus=Biélorussie f biélorusse belarusian; lithuania=Lituanie f lituanien lithuanian; latvia=Lettonie f letton latvian; estonia=Estonie f estonien estonian; finland=Finlande f finlandais finnish; sweden=Suède f suédois swedish; norway=Norvège f norvégien norwegian; denmark=Danemark m danois danish; iceland=Islande f islandais icelandic; georgia=Géorgie f géorgien georgian; armenia=Arménie f arménien armenian; united states=États-Unis pl américain american; usa=États-Unis pl; us=États-Unis pl; america=Amérique f; united states of america=États-Unis pl; canada=Canada m canadien canadian; mexico=Mexique m mexicain mexican; brazil=Brésil m brésilien brazilian; argentina=Argentine f argentin argentinian; chile=Chili m chilien chilean; peru=Pérou m péruvien peruvian; colombia=Colombie f colombien colombian; venezuela=Venezuela m vénézuélien venezuelan; ecuador=Équateur m équatorien ecuadorian; bolivia=Bolivie f bolivien bolivian; uruguay=Uruguay m uruguayen uruguayan; cuba=Cuba a cubain cuban; australia=Australie f australien australian; new zealand=Nouvelle-Zélande f néo-zélandais; japan=Japon m japonais japanese; china=Chine f chinois chinese; korea=Corée f coréen korean; south korea=Corée_du_Sud f; north korea=Corée_du_Nord f; taiwan=Taïwan a taïwanais taiwanese; vietnam=Viêt_Nam m vietnamien vietnamese; thailand=Thaïlande f thaïlandais thai; india=Inde f indien indian; pakistan=Pakistan m pakistanais pakistani; bangladesh=Bangladesh m bangladais bangladeshi; nepal=Népal m népalais nepali; indonesia=Indonésie f indonésien indonesian; malaysia=Malaisie f malaisien malaysian; singapore=Singapour a singapourien singaporean; philippines=Philippines pl philippin filipino; iran=Iran m iranien iranian; iraq=Irak m irakien iraqi; syria=Syrie f syrien syrian; lebanon=Liban m libanais lebanese; israel=Israël n israélien israeli; afghanistan=Afghanistan m afghan afghan; saudi arabia=Arabie_saoudite f saoudien saudi; egypt=Égypte f égyptien egyptian; morocco=Maroc m marocain moroccan; algeria=Algérie f algérien algerian; tunisia=Tunisie f tunisien tunisian; nigeria=Nigeria m nigérian nigerian; ghana=Ghana m ghanéen ghanaian; kenya=Kenya m kényan kenyan; ethiopia=Éthiopie f éthiopien ethiopian; senegal=Sénégal m sénégalais senegalese; cameroon=Cameroun m camerounais cameroonian; ivory coast=Côte_d’Ivoire f ivoirien ivorian; south africa=Afrique_du_Sud f sud-africain south african; europe=Europe f européen european; africa=Afrique f africain african; asia=Asie f asiatique asian; south america=Amérique_du_Sud f; north america=Amérique_du_Nord f; california=Californie f californien californian; texas=Texas m; florida=Floride f; quebec=Québec m québécois; brittany=Bretagne f breton breton; normandy=Normandie f normand norman; provence=Provence f; alsace=Alsace f; bavaria=Bavière f bavarois bavarian; saxony=Saxe f; tuscany=Toscane f; sicily=Sicile f; catalonia=Catalogne f catalan catalan; andalusia=Andalousie f; corsica=Corse f; sardinia=Sardaigne f; cyprus=Chypre a chypriote cypriot; malta=Malte a maltais maltese`; // oxfmt-ignore

export interface Country {
  readonly name: string;
  /** 'n' takes en and no article: Israël; 'a' takes à. */
  readonly takes: 'm' | 'f' | 'pl' | 'a' | 'n';
}

/** Languages that no country of the table is called by, and nationalities whose language is called otherwise. */
const languageRows: Readonly<Record<string, string | undefined>> = {
  arabic: 'arabe', hindi: 'hindi', latin: 'latin', hebrew: 'hébreu', persian: 'persan', farsi: 'persan', mandarin: 'mandarin', cantonese: 'cantonais', swahili: 'swahili', catalan: 'catalan', basque: 'basque', breton: 'breton', welsh: 'gallois', flemish: 'flamand', urdu: 'ourdou', bengali: 'bengali', tamil: 'tamoul', esperanto: 'espéranto', gaelic: 'gaélique', finnish: 'finnois', filipino: 'filipino', indonesian: 'indonésien',
}; // oxfmt-ignore

/** They are nationalities, but nobody speaks them. */
const notSpoken = new Set(
  `${notSpokenThere} belgian austrian swiss scottish british american canadian mexican brazilian argentinian chilean peruvian colombian venezuelan ecuadorian bolivian uruguayan cuban australian taiwanese indian singaporean pakistani bangladeshi iranian iraqi syrian lebanese israeli afghan saudi egyptian moroccan algerian tunisian nigerian ghanaian kenyan ethiopian senegalese cameroonian ivorian south_african new_zealand european african asian californian norman bavarian cypriot bosnian`
    .split(' ')
    .map((each) => each.replace('_', ' ')),
);

const townRows: Readonly<Record<string, string>> = {
  london: 'Londres', edinburgh: 'Édimbourg', dover: 'Douvres', vienna: 'Vienne', brussels: 'Bruxelles', antwerp: 'Anvers', ghent: 'Gand', bruges: 'Bruges', geneva: 'Genève', zurich: 'Zurich', zürich: 'Zurich', basel: 'Bâle', bern: 'Berne', lisbon: 'Lisbonne', moscow: 'Moscou', warsaw: 'Varsovie', krakow: 'Cracovie', athens: 'Athènes', beijing: 'Pékin', seoul: 'Séoul', cologne: 'Cologne', hamburg: 'Hambourg', frankfurt: 'Francfort', nuremberg: 'Nuremberg', strasbourg: 'Strasbourg', barcelona: 'Barcelone', seville: 'Séville', copenhagen: 'Copenhague', venice: 'Venise', naples: 'Naples', genoa: 'Gênes', turin: 'Turin', milan: 'Milan', florence: 'Florence', rome: 'Rome', bologna: 'Bologne', prague: 'Prague', bucharest: 'Bucarest', kyiv: 'Kyiv', 'mexico city': 'Mexico', montreal: 'Montréal', algiers: 'Alger', tunis: 'Tunis', marseilles: 'Marseille', lyons: 'Lyon', philadelphia: 'Philadelphie', jerusalem: 'Jérusalem', damascus: 'Damas', singapore: 'Singapour', dresden: 'Dresde', mainz: 'Mayence', aachen: 'Aix-la-Chapelle', salzburg: 'Salzbourg', innsbruck: 'Innsbruck', cracow: 'Cracovie', valencia: 'Valence', cordoba: 'Cordoue', granada: 'Grenade', porto: 'Porto', nice: 'Nice', delhi: 'Delhi',
}; // oxfmt-ignore

const countries = new Map<string, Country>();
const nationalities = new Map<string, string>();
for (const row of `${countryRows};${moreCountryRows}`.split(';')) {
  const [name = '', rest = ''] = row.trim().split('=');
  const [french = '', takes = '', adjective, ...people] = rest.split(' ');
  if (takes === 'm' || takes === 'f' || takes === 'pl' || takes === 'a' || takes === 'n')
    countries.set(name, { name: french.replaceAll('_', ' '), takes });
  if (adjective !== undefined && people.length > 0) nationalities.set(people.join(' ').replaceAll('_', ' '), adjective);
}
nationalities.set('argentine', 'argentin');
nationalities.set('dutch', 'néerlandais');
nationalities.set('parisian', 'parisien');
nationalities.set('arab', 'arabe');
nationalities.set('kurdish', 'kurde');
nationalities.set('flemish', 'flamand');

export const countryOf = (lemma: string): Country | undefined =>
  countries.get(lemma.toLowerCase().replace(/^the /u, ''));
export const nationalityOf = (lemma: string): string | undefined => nationalities.get(lemma);
export const townOf = (name: string): string => townRows[name.toLowerCase()] ?? name;

/** The French name of a language, which is masculine. */
export function languageOf(lemma: string): string | undefined {
  return languageRows[lemma] ?? (notSpoken.has(lemma) ? undefined : nationalities.get(lemma));
}

export const genderOf = ({ takes }: Country): Gender => (takes === 'f' ? 'f' : 'm');
