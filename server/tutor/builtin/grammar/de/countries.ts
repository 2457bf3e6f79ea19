import type { Gender } from './declension';
import { widerCountries, widerLanguages, widerNations } from './worldCountries';

/** A country: 'in Polen', but 'in der Schweiz', 'in den USA'. */
interface Country {
  readonly name: string;
  /** Of those that have an article. */
  readonly article?: Gender | 'pl';
}

/** english|german|article: a country. */
const countryRows = `germany Deutschland|austria Österreich|switzerland Schweiz f|liechtenstein Liechtenstein|luxembourg Luxemburg|netherlands Niederlande pl|the_netherlands Niederlande pl|holland Holland|belgium Belgien|france Frankreich|spain Spanien|portugal Portugal|italy Italien
england England|scotland Schottland|wales Wales|ireland Irland|northern_ireland Nordirland|great_britain Großbritannien|britain Großbritannien|united_kingdom Großbritannien|uk Großbritannien|denmark Dänemark|sweden Schweden|norway Norwegen|finland Finnland|iceland Island
poland Polen|czechia Tschechien|czech_republic Tschechien|slovakia Slowakei f|hungary Ungarn|romania Rumänien|bulgaria Bulgarien|greece Griechenland|croatia Kroatien|slovenia Slowenien|serbia Serbien|bosnia Bosnien|montenegro Montenegro|albania Albanien|macedonia Mazedonien|north_macedonia Nordmazedonien|kosovo Kosovo m|cyprus Zypern|malta Malta
russia Russland|ukraine Ukraine f|belarus Belarus|moldova Moldawien|estonia Estland|latvia Lettland|lithuania Litauen|georgia Georgien|armenia Armenien|azerbaijan Aserbaidschan|kazakhstan Kasachstan|turkey Türkei f|israel Israel|lebanon Libanon m|syria Syrien|jordan Jordanien|iraq Irak m|iran Iran m|saudi_arabia Saudi-Arabien|yemen Jemen m|afghanistan Afghanistan|pakistan Pakistan
india Indien|nepal Nepal|bangladesh Bangladesch|sri_lanka Sri_Lanka|china China|taiwan Taiwan|japan Japan|korea Korea|south_korea Südkorea|north_korea Nordkorea|mongolia Mongolei f|thailand Thailand|vietnam Vietnam|cambodia Kambodscha|laos Laos|malaysia Malaysia|singapore Singapur|indonesia Indonesien|philippines Philippinen pl|the_philippines Philippinen pl
egypt Ägypten|morocco Marokko|algeria Algerien|tunisia Tunesien|libya Libyen|sudan Sudan m|ethiopia Äthiopien|kenya Kenia|tanzania Tansania|uganda Uganda|nigeria Nigeria|ghana Ghana|senegal Senegal m|cameroon Kamerun|congo Kongo m|south_africa Südafrika|namibia Namibia|zimbabwe Simbabwe
usa USA pl|us USA pl|united_states USA pl|the_united_states USA pl|united_states_of_america USA pl|america Amerika|canada Kanada|mexico Mexiko|cuba Kuba|jamaica Jamaika|guatemala Guatemala|costa_rica Costa_Rica|panama Panama|colombia Kolumbien|venezuela Venezuela|ecuador Ecuador|peru Peru|bolivia Bolivien|brazil Brasilien|chile Chile|argentina Argentinien|uruguay Uruguay|paraguay Paraguay
australia Australien|new_zealand Neuseeland|europe Europa|africa Afrika|asia Asien|south_america Südamerika|north_america Nordamerika|bavaria Bayern|california Kalifornien|sicily Sizilien|tuscany Toskana f|brittany Bretagne f|hawaii Hawaii|crete Kreta|mallorca Mallorca`;

/** Towns that German calls otherwise than English. */
const townRows = `munich München|cologne Köln|vienna Wien|zurich Zürich|geneva Genf|nuremberg Nürnberg|hanover Hannover|brussels Brüssel|rome Rom|milan Mailand|venice Venedig|florence Florenz|naples Neapel|turin Turin|prague Prag|warsaw Warschau|moscow Moskau|athens Athen|lisbon Lissabon|copenhagen Kopenhagen|bucharest Bukarest|beijing Peking|tokyo Tokio|cairo Kairo|nice Nizza|strasbourg Straßburg|the_hague Den_Haag|kyiv Kyjiw|singapore Singapur|seville Sevilla|lyons Lyon|krakow Krakau`;

/** Who comes from a country: english adjective, man, woman, the adjective, plural of the man's word. */
const nationalityRows = `german Deutscher Deutsche deutsch a|english Engländer Engländerin englisch Engländer|british Brite Britin britisch Briten|scottish Schotte Schottin schottisch Schotten|welsh Waliser Waliserin walisisch Waliser|irish Ire Irin irisch Iren|american Amerikaner Amerikanerin amerikanisch Amerikaner|canadian Kanadier Kanadierin kanadisch Kanadier|australian Australier Australierin australisch Australier
french Franzose Französin französisch Franzosen|spanish Spanier Spanierin spanisch Spanier|portuguese Portugiese Portugiesin portugiesisch Portugiesen|italian Italiener Italienerin italienisch Italiener|austrian Österreicher Österreicherin österreichisch Österreicher|swiss Schweizer Schweizerin Schweizer Schweizer|dutch Niederländer Niederländerin niederländisch Niederländer|belgian Belgier Belgierin belgisch Belgier
danish Däne Dänin dänisch Dänen|swedish Schwede Schwedin schwedisch Schweden|norwegian Norweger Norwegerin norwegisch Norweger|finnish Finne Finnin finnisch Finnen|icelandic Isländer Isländerin isländisch Isländer|polish Pole Polin polnisch Polen|czech Tscheche Tschechin tschechisch Tschechen|slovak Slowake Slowakin slowakisch Slowaken|hungarian Ungar Ungarin ungarisch Ungarn|romanian Rumäne Rumänin rumänisch Rumänen
bulgarian Bulgare Bulgarin bulgarisch Bulgaren|greek Grieche Griechin griechisch Griechen|croatian Kroate Kroatin kroatisch Kroaten|serbian Serbe Serbin serbisch Serben|russian Russe Russin russisch Russen|ukrainian Ukrainer Ukrainerin ukrainisch Ukrainer|turkish Türke Türkin türkisch Türken|japanese Japaner Japanerin japanisch Japaner|chinese Chinese Chinesin chinesisch Chinesen|korean Koreaner Koreanerin koreanisch Koreaner
indian Inder Inderin indisch Inder|vietnamese Vietnamese Vietnamesin vietnamesisch Vietnamesen|thai Thailänder Thailänderin thailändisch Thailänder|indonesian Indonesier Indonesierin indonesisch Indonesier|mexican Mexikaner Mexikanerin mexikanisch Mexikaner|brazilian Brasilianer Brasilianerin brasilianisch Brasilianer|argentinian Argentinier Argentinierin argentinisch Argentinier|egyptian Ägypter Ägypterin ägyptisch Ägypter
moroccan Marokkaner Marokkanerin marokkanisch Marokkaner|nigerian Nigerianer Nigerianerin nigerianisch Nigerianer|iranian Iraner Iranerin iranisch Iraner|iraqi Iraker Irakerin irakisch Iraker|syrian Syrer Syrerin syrisch Syrer|european Europäer Europäerin europäisch Europäer|african Afrikaner Afrikanerin afrikanisch Afrikaner|asian Asiat Asiatin asiatisch Asiaten|bavarian Bayer Bayerin bayerisch Bayern`;

/** english german: what is spoken. */
const languageRows = `german Deutsch|english Englisch|french Französisch|spanish Spanisch|italian Italienisch|portuguese Portugiesisch|dutch Niederländisch|danish Dänisch|swedish Schwedisch|norwegian Norwegisch|finnish Finnisch|icelandic Isländisch|polish Polnisch|czech Tschechisch|slovak Slowakisch|hungarian Ungarisch|romanian Rumänisch|bulgarian Bulgarisch|greek Griechisch|croatian Kroatisch|serbian Serbisch|russian Russisch|ukrainian Ukrainisch|turkish Türkisch|arabic Arabisch|hebrew Hebräisch|persian Persisch|hindi Hindi|japanese Japanisch|chinese Chinesisch|mandarin Mandarin|korean Koreanisch|vietnamese Vietnamesisch|thai Thailändisch|indonesian Indonesisch|latin Latein|irish Irisch|welsh Walisisch`;

interface Nationality {
  readonly man: string;
  readonly woman: string;
  /** Of several, when they are not women alone. */
  readonly several: string;
  readonly adjective: string;
  /** 'Deutscher' is declined as an adjective. */
  readonly isAdjectival: boolean;
}

const rows = (source: string): string[][] =>
  source.split(/[|\n]/u).map((row) => row.split(' ').map((cell) => cell.replace(/_/gu, ' ')));

const articles: Readonly<Record<string, Gender | 'pl'>> = { m: 'm', f: 'f', pl: 'pl' };

export const countries: ReadonlyMap<string, Country> = new Map(
  rows(`${countryRows}\n${widerCountries}`).map(([english = '', name = '', article = '']) => {
    const kind = articles[article];
    return [english, kind ? { name, article: kind } : { name }];
  }),
);

export const towns: ReadonlyMap<string, string> = new Map(
  rows(townRows).map(([english = '', name = '']) => [english, name]),
);

export const nationalities: ReadonlyMap<string, Nationality> = new Map(
  rows(`${nationalityRows}\n${widerNations}`).map(
    ([english = '', man = '', woman = '', adjective = '', several = '']) => [
      english,
      { man, woman, adjective, several: several === 'a' ? 'Deutsche' : several, isAdjectival: several === 'a' },
    ],
  ),
);

export const languages: ReadonlyMap<string, string> = new Map(
  rows(`${languageRows}|${widerLanguages}`).map(([english = '', name = '']) => [english, name]),
);
