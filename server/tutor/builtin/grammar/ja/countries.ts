import { townLines } from './themes/towns';

/** Countries: name in English, Japanese, nationality and language in English, and the language where it is no other's. */
const rows = `
england|イギリス|english,british|english:英語@えいご
britain|イギリス|british
great britain|イギリス|british
uk|イギリス|british
united kingdom|イギリス|british
scotland|スコットランド|scottish
wales|ウェールズ|welsh
ireland|アイルランド|irish
united states|アメリカ|american
usa|アメリカ|american
us|アメリカ|american
america|アメリカ|american
canada|カナダ|canadian
australia|オーストラリア|australian
new zealand|ニュージーランド|new zealander
france|フランス|french|french:フランス語@フランスご
germany|ドイツ|german|german:ドイツ語@ドイツご
austria|オーストリア|austrian
switzerland|スイス|swiss
spain|スペイン|spanish|spanish:スペイン語@スペインご
portugal|ポルトガル|portuguese|portuguese:ポルトガル語@ポルトガルご
italy|イタリア|italian|italian:イタリア語@イタリアご
netherlands|オランダ|dutch|dutch:オランダ語@オランダご
holland|オランダ|dutch
belgium|ベルギー|belgian
luxembourg|ルクセンブルク|luxembourgish
sweden|スウェーデン|swedish|swedish:スウェーデン語@スウェーデンご
norway|ノルウェー|norwegian|norwegian:ノルウェー語@ノルウェーご
denmark|デンマーク|danish|danish:デンマーク語@デンマークご
finland|フィンランド|finnish|finnish:フィンランド語@フィンランドご
iceland|アイスランド|icelandic|icelandic:アイスランド語@アイスランドご
poland|ポーランド|polish|polish:ポーランド語@ポーランドご
czechia|チェコ|czech|czech:チェコ語@チェコご
czech republic|チェコ|czech
slovakia|スロバキア|slovak|slovak:スロバキア語@スロバキアご
hungary|ハンガリー|hungarian|hungarian:ハンガリー語@ハンガリーご
romania|ルーマニア|romanian|romanian:ルーマニア語@ルーマニアご
bulgaria|ブルガリア|bulgarian|bulgarian:ブルガリア語@ブルガリアご
greece|ギリシャ|greek|greek:ギリシャ語@ギリシャご
turkey|トルコ|turkish|turkish:トルコ語@トルコご
russia|ロシア|russian|russian:ロシア語@ロシアご
ukraine|ウクライナ|ukrainian|ukrainian:ウクライナ語@ウクライナご
croatia|クロアチア|croatian|croatian:クロアチア語@クロアチアご
serbia|セルビア|serbian|serbian:セルビア語@セルビアご
japan|日本@にほん|japanese|japanese:日本語@にほんご
china|中国@ちゅうごく|chinese|chinese:中国語@ちゅうごくご
korea|韓国@かんこく|korean|korean:韓国語@かんこくご
south korea|韓国@かんこく|korean
taiwan|台湾@たいわん|taiwanese
thailand|タイ|thai|thai:タイ語@タイご
vietnam|ベトナム|vietnamese|vietnamese:ベトナム語@ベトナムご
indonesia|インドネシア|indonesian|indonesian:インドネシア語@インドネシアご
philippines|フィリピン|filipino
malaysia|マレーシア|malaysian
singapore|シンガポール|singaporean
india|インド|indian|hindi:ヒンディー語@ヒンディーご
pakistan|パキスタン|pakistani
nepal|ネパール|nepalese
mongolia|モンゴル|mongolian
israel|イスラエル|israeli|hebrew:ヘブライ語@ヘブライご
iran|イラン|iranian|persian:ペルシア語@ペルシアご
iraq|イラク|iraqi
syria|シリア|syrian|arabic:アラビア語@アラビアご
egypt|エジプト|egyptian|latin:ラテン語@ラテンご
morocco|モロッコ|moroccan
south africa|南アフリカ@みなみアフリカ|south african
nigeria|ナイジェリア|nigerian
kenya|ケニア|kenyan
ghana|ガーナ|ghanaian
brazil|ブラジル|brazilian
argentina|アルゼンチン|argentinian
chile|チリ|chilean
colombia|コロンビア|colombian
peru|ペルー|peruvian
mexico|メキシコ|mexican
cuba|キューバ|cuban
northern ireland|北アイルランド@きたアイルランド|northern irish
estonia|エストニア|estonian|estonian:エストニア語@エストニアご
latvia|ラトビア|latvian|latvian:ラトビア語@ラトビアご
lithuania|リトアニア|lithuanian|lithuanian:リトアニア語@リトアニアご
belarus|ベラルーシ|belarusian
moldova|モルドバ|moldovan
slovenia|スロベニア|slovenian|slovenian:スロベニア語@スロベニアご
bosnia|ボスニア|bosnian|bosnian:ボスニア語@ボスニアご
montenegro|モンテネグロ|montenegrin
north macedonia|北マケドニア@きたマケドニア|macedonian
albania|アルバニア|albanian|albanian:アルバニア語@アルバニアご
kosovo|コソボ|kosovan
malta|マルタ|maltese
cyprus|キプロス|cypriot
monaco|モナコ|monegasque
liechtenstein|リヒテンシュタイン|liechtensteiner
andorra|アンドラ|andorran
catalonia|カタルーニャ|catalan|catalan:カタルーニャ語@カタルーニャご
armenia|アルメニア|armenian|armenian:アルメニア語@アルメニアご
azerbaijan|アゼルバイジャン|azerbaijani
kazakhstan|カザフスタン|kazakh
uzbekistan|ウズベキスタン|uzbek
kyrgyzstan|キルギス|kyrgyz
tajikistan|タジキスタン|tajik
turkmenistan|トルクメニスタン|turkmen
afghanistan|アフガニスタン|afghan
bangladesh|バングラデシュ|bangladeshi|bengali:ベンガル語@ベンガルご
sri lanka|スリランカ|sri lankan|tamil:タミル語@タミルご
bhutan|ブータン|bhutanese
maldives|モルディブ|maldivian
myanmar|ミャンマー|burmese|burmese:ビルマ語@ビルマご
cambodia|カンボジア|cambodian|khmer:クメール語@クメールご
laos|ラオス|laotian|lao:ラオ語@ラオご
brunei|ブルネイ|bruneian
hong kong|香港@ホンコン|hongkonger|cantonese:広東語@カントンご
north korea|北朝鮮@きたちょうせん|north korean
saudi arabia|サウジアラビア|saudi
united arab emirates|アラブ首長国連邦@アラブしゅちょうこくれんぽう|emirati
qatar|カタール|qatari
kuwait|クウェート|kuwaiti
bahrain|バーレーン|bahraini
oman|オマーン|omani
yemen|イエメン|yemeni
lebanon|レバノン|lebanese
palestine|パレスチナ|palestinian
libya|リビア|libyan
tunisia|チュニジア|tunisian
algeria|アルジェリア|algerian
sudan|スーダン|sudanese
ethiopia|エチオピア|ethiopian|amharic:アムハラ語@アムハラご
eritrea|エリトリア|eritrean
somalia|ソマリア|somali|somali:ソマリ語@ソマリご
uganda|ウガンダ|ugandan
tanzania|タンザニア|tanzanian|swahili:スワヒリ語@スワヒリご
rwanda|ルワンダ|rwandan
burundi|ブルンジ|burundian
democratic republic of the congo|コンゴ民主共和国@コンゴみんしゅきょうわこく|
congo|コンゴ|congolese
cameroon|カメルーン|cameroonian
gabon|ガボン|gabonese
angola|アンゴラ|angolan
zambia|ザンビア|zambian
zimbabwe|ジンバブエ|zimbabwean
mozambique|モザンビーク|mozambican
namibia|ナミビア|namibian
botswana|ボツワナ|botswanan
madagascar|マダガスカル|malagasy
mauritius|モーリシャス|mauritian
malawi|マラウイ|malawian
senegal|セネガル|senegalese
mali|マリ|malian
ivory coast|コートジボワール|ivorian
burkina faso|ブルキナファソ|burkinabe
togo|トーゴ|togolese
benin|ベナン|beninese
gambia|ガンビア|gambian
guinea|ギニア|guinean
liberia|リベリア|liberian
sierra leone|シエラレオネ|sierra leonean
mauritania|モーリタニア|mauritanian
niger|ニジェール|
venezuela|ベネズエラ|venezuelan
ecuador|エクアドル|ecuadorian
bolivia|ボリビア|bolivian
paraguay|パラグアイ|paraguayan
uruguay|ウルグアイ|uruguayan
guyana|ガイアナ|guyanese
suriname|スリナム|surinamese
panama|パナマ|panamanian
costa rica|コスタリカ|costa rican
nicaragua|ニカラグア|nicaraguan
honduras|ホンジュラス|honduran
el salvador|エルサルバドル|salvadoran
guatemala|グアテマラ|guatemalan
belize|ベリーズ|belizean
dominican republic|ドミニカ共和国@ドミニカきょうわこく|dominican
haiti|ハイチ|haitian
jamaica|ジャマイカ|jamaican
puerto rico|プエルトリコ|puerto rican
trinidad|トリニダード|trinidadian
bahamas|バハマ|bahamian
barbados|バルバドス|barbadian
greenland|グリーンランド|greenlandic
fiji|フィジー|fijian
samoa|サモア|samoan
tonga|トンガ|tongan
papua new guinea|パプアニューギニア|papuan
hawaii|ハワイ|hawaiian
tibet|チベット|tibetan|tibetan:チベット語@チベットご
`;

const capitalised = (english: string) => english.replace(/(?:^|(?<=[ -]))\p{L}/gu, (letter) => letter.toUpperCase());
const glossOf = (english: string) =>
  (/^(?:us|usa|uk)$/u.test(english) ? english.toUpperCase() : capitalised(english)).replace(/ /gu, '_');

/** Countries, and what else is named as they are: continents, regions and towns. */
export const countries: Record<string, string> = {
  europe: 'ヨーロッパ=Europe',
  asia: 'アジア=Asia',
  africa: 'アフリカ=Africa',
  'north america': '北米@ほくべい=North_America',
  'south america': '南米@なんべい=South_America',
  scandinavia: '北欧@ほくおう=Scandinavia',
};
/** The country that a nationality is of, as a word with の before things: ドイツの車. */
export const nations: Record<string, string> = {};
/** People of a country. */
export const nationals: Record<string, string> = {};
export const languages: Record<string, string> = {};

for (const entry of townLines.split(/;\s/u)) {
  const [english = '', japanese = ''] = entry.trim().split(' = ');
  if (japanese) countries[english.toLowerCase()] = `${japanese}=${english.replace(/ /gu, '_')}`;
}

for (const row of rows.trim().split('\n')) {
  const [country = '', japanese = '', adjectives = '', language] = row.split('|');
  const [surface = '', reading = surface] = japanese.split('@');
  countries[country] = `${japanese}=${glossOf(country)}`;
  for (const adjective of adjectives.split(',').filter(Boolean)) {
    nations[adjective] ??= `${japanese}=${glossOf(adjective)}`;
    nationals[adjective] ??= `${surface}人@${reading}じん=${glossOf(adjective)}`;
  }
  const [english, word] = language?.split(':') ?? [];
  if (english && word) languages[english] = `${word}=${glossOf(english)}`;
}
