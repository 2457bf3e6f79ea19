import { latin, native, type CrisisTable } from './table';

const kin =
  '(?:夫|おっと|旦那|だんな|主人|しゅじん|妻|つま|彼氏|かれし|彼女|かのじょ|彼|かれ|元彼|元カレ|恋人|こいびと|父親?|ちち|お?父さん|おとうさん|母親?|はは|お?母さん|おかあさん|両親|りょうしん|親|おや|兄|あに|お兄さん|弟|姉|叔父|息子|上司|先生|せんせい|パートナー|ぱーとなー|でぃーぶい)';
const me = '(?:(?:私|わたし|僕|ぼく|俺|おれ|あたし|自分|子ども|子供|こども|娘|むすめ|息子)(?:の(?:こと|顔|頭))?を)?';
const romanKin =
  '(?:otto|danna|shujin|tsuma|kareshi|kanojo|kare|chichi|otousan|otosan|haha|okaasan|okasan|ryoushin|oya|ani|joushi|sensei)';

export const japanese: CrisisTable = {
  hints: /[ぁ-ん一-龥]|dv/,
  care: [
    native(
      '(?:死|し)に(?:たい|たく(?:なる|なって|なった|て|なっち)|たす|てえ|てぇ)(?!する|して)(?<!(?:はな|さが|ため|もよお)しにたい)(?<!(?:お|と|て|で|に|を|が|を)しにたい)',
    ),
    native(
      '(?:死|し)(?:んで|んじゃ)(?:しまいたい|いたい|らくになりたい|楽になりたい|もいい(?!です?か|か|くらい|ほど))',
    ),
    native('(?:死|し)んじゃいたい|(?:死|し)んでしまいたい|(?:死|し)んだ(?:ほう|方)が(?:いい|良い|まし|楽|らく)'),
    native(
      '死のうと|死のうか|死ぬしかない|死ぬつもり|死ぬことばかり|死ぬこと(?:を|ばかり)考え|死にきれ|死を(?:考え|選)',
    ),
    native(
      '自殺|じさつ|自死|心中したい|首(?:を)?(?:吊|つ)(?:り|っ|る|ろ)|くびをつ(?:り|っ|る|ろ)|飛び降り(?:たい|よう|て死)|身を投げ',
    ),
    native(
      'りすとかっと|りすか(?:し|す|を|が|$|。)|自傷|じしょう(?:行為|こうい|して)|手首(?:を)?切|てくびをき(?:っ|り|る)|腕を切(?:ってしま|りたい|っています|っちゃ)|自分を(?:傷つけ|きずつけ|傷付け|切|殴)|(?:体|からだ|身体)を(?:傷つけ|傷付け)たい',
    ),
    native(
      '生き(?:てい)?たく(?:ない|ありません|なく|ねえ)|いきていたく(?:ない|ありません)|いきてたく(?:ない|ありません)|(?:生き|いき)られ(?:ない|ません)(?=$|。|です|よ)|生きたいと(?:思えない|思わない)',
    ),
    native(
      '(?:^|。)(?:もう|私は|わたしは|僕は|ぼくは|俺は|おれは|これ以上|これいじょう|全然|本当に|ほんとうに|ぜんぜん|なんか)*いきたく(?:ない|ありません)(?:です)?(?:$|。|よ|の|ん)',
    ),
    native(
      '(?:生き|いき)(?:る|てい?る|てく|ていく)の(?:が|は|に|も)(?:本当に|もう|とても|すごく|ほんとうに)?(?:つら|辛|しんど|苦し|くるし|嫌|いや|イヤ|疲れ|つかれ|やめ|無理|むり|面倒|めんどう)',
    ),
    native(
      '(?:生き|いき)て(?:い?る|いく|く)?(?:意味|いみ|価値|かち|理由|りゆう|資格|気力|きりょく|希望)(?:が|は|も)?(?:ない|ありません|わから|分から|見つから|なく)',
    ),
    native(
      '生きる(?:意味|価値|理由|気力|希望|力)(?:が|は|も)?(?:ない|ありません|わから|分から|見つから|なく)|(?:生き|いき)て(?:い|ら)?(?:けない|いけない|られない|らんない|られません)(?!ほど|くらい)',
    ),
    native(
      '(?:^|。|もう|私は|わたしは|僕は|ぼくは|今すぐ|この世から|このよから|全部|人生から|世界から)(?:もう)?(?:消え|きえ)(?:て(?:しまい|なくなり)?)?たい|消えて(?:しまい|なくなり)たい|消えたい(?:です)?(?:$|。|と|よ)|いなくなり(?:たい|たく)|この世から(?:消|いなく)|存在したくない',
    ),
    native(
      '(?:いのち|命)を(?:絶|断|たち|捨て)|人生(?:を|に)?(?:もう)?(?:終わ(?:らせ|りに|り)たい|終わりにし|おわりにし|やめたい|終わらせる)|(?:もう|全部|すべて|全て|何もかも|ぜんぶ)+(?:を)?(?:終わ|お)(?:らせ|わらせ|りにし|わりにし)たい',
    ),
    native(
      '(?:私|僕|俺|わたし|ぼく|自分)(?:なんか|なんて|が)?(?:は|が|なんて|なんか)*(?:い|居)ない(?:ほう|方)が(?:いい|良い|まし|み?んな)|(?:私|僕|俺|わたし|ぼく)が(?:い|居)な(?:くなって|くて)も(?:誰|だれ)(?:も|にも)|生まれて(?:こなければ|きたくなかった|こなきゃ)',
    ),
    native(
      '薬を(?:たくさん|大量に|いっぱい|一気に)(?:飲|の)|くすりを(?:たくさん|たいりょうに|いっぱい)(?:飲|の)|過剰(?:摂取|服薬)|おーばーどーず|(?:睡眠薬|すいみんやく)を(?:全部|大量|たくさん|いっぱい)',
    ),
  ],
  harmed: [
    native(
      '殴られ|なぐられ|叩かれ(?<!(?:肩|背中|門|戸|ドア|どあ)を叩かれ)|(?<!(?:肩|かた|背中|せなか)を?)たたかれ|蹴られ(?!たぼーる)|(?<![おひ])けられ(?=ま|た|て)(?<=(?:に|を)けられ)|首を(?:絞|し)められ|性暴力|家庭内暴力|でぃーぶい|暴力(?:を|が)?(?:ふる|振|受け|うけ|怖)|ぼうりょく(?:を|が)|虐待|ぎゃくたい|(?:性的|私に|に)暴行され|暴行を受け|れいぷ(?:され|$|。|を)|強姦|痴漢(?:され|に)|襲われ(?:た|ま|て)|(?:^|[^a-z])dv(?:[^a-z]|$)',
    ),
    native(
      `${kin}(?:が|は|に|も)(?:いつも|よく|毎日|まいにち|ときどき|時々|また|お酒を飲むと|酔うと|酔って)*${me}(?:いつも|よく|毎日|また)*(?:殴|なぐ|叩く|叩い|叩き|たたく|たたき|たたいた|たたいて|ぶつ|ぶた|ぶちま|ぶった|蹴る|蹴っ|蹴り|ける|けった|暴力|ぼうりょく|乱暴|虐待|首を絞め|脅)`,
    ),
    native(
      `(?:私|わたし|僕|ぼく|俺|あたし)(?:のこと)?を(?:いつも|よく|毎日|まいにち)*(?:殴|なぐ|叩く|叩き|叩い|たたく|たたき|たたい|ぶち|ぶつ|ぶった|蹴|けり|ける|けっ)`,
    ),
    native(`${kin}が(?:怖|こわ)くて(?:帰|逃|家)|殺される|ころされる(?=$|。|か|の)`),
  ],
};

export const romaji: CrisisTable = {
  hints:
    /s(?:h?)ini|jisat|shin|iki|ikite|kie|inaku|inai|risu|tekubi|jishou|jibun|kubi|inochi|jinsei|kusuri|nagur|nagut|tatak|ker|ket|ryoku|gyaku|reipu|dv|buts|but/,
  care: [
    latin(
      '(?:mou |watashi wa |boku wa |ore wa )?shi ?ni ?(?:tai|tee)(?! ?(?:suru|shite|shimasu|shi)(?![a-z]))(?:desu|yo|na|to|n)?',
    ),
    latin('shi ?nitaku ?(?:naru|natta|natte|narimasu|narimashita|nacchau)'),
    latin('ji ?satsu(?: ?(?:shi ?tai|shitaidesu|suru|shimasu|o|wo|no|ga|shiyou))?'),
    latin(
      'shin(?:de|ja|jyai|dai) ?(?:shimai ?tai|itai|raku ni naritai|i tai)|shinjaitai|shinda ?(?:hou|ho|hoo) ?ga ?(?:ii|mashi|raku)',
    ),
    latin(
      'iki ?te ?i?taku ?(?:nai|arimasen|naku)(?:desu)?|(?:i ?kite|iki) ?ru ?no ?(?:ga|wa|ni|mo) ?(?:mou |totemo |hontou ?ni )?(?:tsurai|iya|tsukare\\w*|shindo\\w*|kurushi\\w*|tsuraidesu|iyadesu)',
    ),
    latin(
      '(?<!(?:ni|e|he|made|to|gakkou|kaisha|shigoto|gakko|byouin|toire|doko|demo|mo) )(?:(?:mou|mo|watashi wa|boku wa|ore wa|hontou ni) )?iki ?taku ?(?:nai|arimasen)(?:desu| desu| yo| n desu)?',
    ),
    latin(
      'ikiru (?:imi|kachi|riyuu|kiryoku|kibou) ?(?:ga|wa|mo)? ?(?:nai|arimasen|wakaranai|naidesu)|ikite(?:ru|iru|itemo)? ?(?:imi|kachi) ?(?:ga|wa|mo)? ?(?:nai|arimasen)|ikite ?i?kenai',
    ),
    latin(
      '(?<!(?:ga|denki ga) )(?:mou |watashi wa |boku wa )?kie ?(?:te ?(?:shimai|nakunari))?tai(?:desu)?|inaku ?nari ?tai(?:desu)?|inai ?hou ?ga ?ii',
    ),
    latin(
      'risuto ?katto|risuka|tekubi ?(?:o|wo)? ?kit?\\w*|jishou ?koui|jibun ?(?:o|wo) ?kizutsuke\\w*|kubi ?(?:o|wo)? ?tsu(?:ri|ru|tte|ritai|rou)|inochi ?(?:o|wo) ?(?:tatsu|tachitai|tatsu)|jinsei ?(?:o|wo) ?owar\\w+|kusuri ?(?:o|wo) ?(?:takusan|ippai|tairyou ni) ?non\\w+',
    ),
  ],
  harmed: [
    latin(
      'nagurare\\w*|(?<!(?:kata|senaka|kata o|kata wo) )tatakare(?:ta|ru|te|mashita|masu|teimasu|teiru)|(?:o|wo|ni) kerare(?:ta|ru|te|mashita|masu)|bou?ryoku ?(?:o|wo|ga)? ?(?:furu\\w*|uke\\w*)|gyakutai|reipu ?sare\\w*|dv',
    ),
    latin(
      `${romanKin} ?(?:ga|wa|ni) (?:(?:itsumo|yoku|mainichi|tokidoki|mata) )?(?:(?:watashi|boku|ore) ?(?:o|wo) )?(?:nagur\\w+|nagut+\\w+|tatak\\w+|keru|ket+a|kerimasu|butsu|but+a|bouryoku \\w+)`,
    ),
    latin('(?:watashi|boku|ore) ?(?:o|wo) (?:nagur\\w+|nagut+\\w+|tatak\\w+|kerimasu|ket+\\w+)'),
  ],
};
