/** Sport, music, games, feasts, crafts and feelings; lines as `readNounLines` reads them. */
export const leisureLines = `
thing fact:
  sports = スポーツ; jiu-jitsu, jiu jitsu = 柔術@じゅうじゅつ; taekwondo = テコンドー; aikido = 合気道@あいきどう; kendo = 剣道@けんどう; kung fu = カンフー;
  tai chi = 太極拳@たいきょくけん; martial arts = 武道@ぶどう; self-defence = 護身術@ごしんじゅつ; fitness = フィットネス; weightlifting, weight training = ウェイトトレーニング;
  bodybuilding = ボディービル; crossfit = クロスフィット; zumba = ズンバ; canoeing = カヌー; kayaking = カヤック; scuba diving = ダイビング;
  snorkelling, snorkeling = シュノーケリング; water polo = 水球@すいきゅう; windsurfing = ウィンドサーフィン; roller skating = ローラー=roller スケート=skating;
  skateboarding = スケートボード; figure skating = フィギュア=figure スケート=skating; ice hockey = アイスホッケー; field hockey = ホッケー;
  cross-country skiing = クロスカントリースキー; beach volleyball = ビーチバレー; archery = アーチェリー; fencing = フェンシング; snooker, pool billiards = ビリヤード;
  boules = ペタンク; softball = ソフトボール; lacrosse = ラクロス; netball = ネットボール; squash = スカッシュ; padel = パデル; american football = アメフト;
  triathlon = トライアスロン; mountain biking = マウンテンバイク; rock climbing, bouldering = ボルダリング; mountaineering = 登山@とざん;
  horseback riding, riding = 乗馬@じょうば; ballroom dancing = 社交ダンス@しゃこうダンス; tap dancing = タップダンス; folk dance = フォークダンス; polo = ポロ; hunting = 狩り@かり;
  birdwatching = バードウォッチング; stargazing = 星空@ほしぞら=starry_sky 観察@かんさつ=observation; sunbathing = 日光浴@にっこうよく;
  backpacking = バックパック=backpack 旅行@りょこう=travel; sightseeing = 観光@かんこう; travelling abroad = 海外旅行@かいがいりょこう; travel = 旅行@りょこう; blogging = ブログ;
  gaming = ゲーム; crochet = かぎ針編み@かぎばりあみ; embroidery = 刺繍@ししゅう; crafts, craft, handicraft = 手芸@しゅげい; woodwork, woodworking = 木工@もっこう;
  diy = 日曜大工@にちようだいく; walking = ウォーキング; parkour = パルクール; drama = ドラマ; acting = 演技@えんぎ; theatre group = 劇団@げきだん; performance = 公演@こうえん;
  rehearsal = リハーサル; band practice = バンド=band の=:of 練習@れんしゅう=practice; choir practice = 合唱@がっしょう=choir の=:of 練習@れんしゅう=practice;
  live music = 生演奏@なまえんそう; folk music = 民族音楽@みんぞくおんがく; country music = カントリー=country 音楽@おんがく=music; heavy metal, metal music = ヘビーメタル; punk = パンク;
  reggae = レゲエ; blues = ブルース; rap = ラップ; hip-hop = ヒップホップ; techno = テクノ; electronic music = 電子音楽@でんしおんがく; k-pop, kpop = K-POP@ケーポップ;
  j-pop = J-POP@ジェーポップ; rock band = ロック=rock バンド=band; rock concert = ロック=rock コンサート=concert; rhythm = リズム; tune = 曲@きょく; ballad = バラード;
  lullaby = 子守歌@こもりうた; symphony = 交響曲@こうきょうきょく; christmas song, christmas carol = クリスマスソング; love song = ラブソング; children's song = 童謡@どうよう;
  hide-and-seek, hide and seek = かくれんぼ; monopoly = モノポリー; scrabble = スクラブル; checkers, draughts = チェッカー; backgammon = バックギャモン; mahjong = マージャン;
  go game = 囲碁@いご; shogi = 将棋@しょうぎ; dominoes = ドミノ; bingo = ビンゴ; minecraft = マインクラフト; minigolf, mini golf = ミニゴルフ; table football = テーブルサッカー;
  frisbee = フリスビー; quiz night, pub quiz = クイズ=quiz 大会@たいかい=contest; game night, games night = ゲーム=game の=:of 夜@よる=night; riddle = なぞなぞ;
  cards = トランプ; playing cards = トランプ; team sport = チーム=team スポーツ=sport; water sport, water sports = マリンスポーツ;
  winter sport, winter sports = ウィンタースポーツ; sports club = スポーツ=sports クラブ=club; tennis club = テニス=tennis クラブ=club;
  chess club = チェス=chess クラブ=club; community centre = 公民館@こうみんかん; theatre play = 芝居@しばい; fantasy = ファンタジー; horror = ホラー;
  crime fiction = 推理小説@すいりしょうせつ; mystery = ミステリー; fiction = 小説@しょうせつ;
thing event:
  football game, soccer game, soccer match = サッカー=football の=:of 試合@しあい=game; tennis match = テニス=tennis の=:of 試合@しあい=match;
  basketball game = バスケットボール=basketball の=:of 試合@しあい=game; baseball game = 野球@やきゅう=baseball の=:of 試合@しあい=game;
  rugby match = ラグビー=rugby の=:of 試合@しあい=match; hockey game = ホッケー=hockey の=:of 試合@しあい=game; world cup = ワールドカップ;
  olympics, olympic games = オリンピック; contest = コンテスト; film festival = 映画祭@えいがさい; music festival = 音楽祭@おんがくさい; street festival = お祭り@おまつり;
  summer festival = 夏祭り@なつまつり; oktoberfest = オクトーバーフェスト; parade = パレード; fair = お祭り@おまつり; trade fair = 見本市@みほんいち; book fair = ブックフェア;
  fashion show = ファッションショー; garden party = ガーデンパーティー; christmas party = クリスマス=Christmas パーティー=party;
  halloween party = ハロウィン=Halloween パーティー=party; anniversary party = 記念日@きねんび=anniversary の=:of パーティー=party;
  engagement party = 婚約@こんやく=engagement パーティー=party; farewell party = 送別会@そうべつかい; welcome party = 歓迎会@かんげいかい;
  dance party = ダンス=dance パーティー=party; movie night, film night = 映画@えいが=film の=:of 夜@よる=night; event = イベント; celebration = お祝い@おいわい;
  baptism = 洗礼式@せんれいしき; graduation ceremony = 卒業式@そつぎょうしき; election = 選挙@せんきょ; demonstration = デモ; fire drill = 避難訓練@ひなんくんれん;
thing fact:
  holidays = 休み@やすみ; public holiday, bank holiday = 祝日@しゅくじつ; christmas eve = クリスマスイブ; mother's day = 母の日@ははのひ; father's day = 父の日@ちちのひ;
  children's day = こどもの日@こどものひ; chuseok = チュソク; lunar new year = 旧正月@きゅうしょうがつ; diwali = ディワリ; passover = 過越祭@すぎこしのまつり; eid = イード;
  birth = 誕生@たんじょう; death = 死@し; marriage = 結婚@けっこん; divorce = 離婚@りこん; engagement = 婚約@こんやく; honeymoon = 新婚旅行@しんこんりょこう;
  anniversary = 記念日@きねんび; breakup, break-up = 別れ@わかれ; relationship = 関係@かんけい; baby shower = ベビー=baby シャワー=shower; pregnancy = 妊娠@にんしん;
  puberty = 思春期@ししゅんき; invitation = 招待@しょうたい; congratulations = お祝い@おいわい; compliment = ほめ言葉@ほめことば; promise = 約束@やくそく; lie = うそ;
  argument, quarrel, fight = けんか; conflict = 争い@あらそい; apology = おわび; thanks = お礼@おれい; greeting = 挨拶@あいさつ; help = 助け@たすけ; support = 支え@ささえ;
  favour, favor = お願い@おねがい; hug = ハグ; kiss = キス; smile = 笑顔@えがお; laughter = 笑い@わらい; tear, tears = 涙@なみだ; feeling, emotion = 気持ち@きもち;
  mood = 気分@きぶん; pleasure = 楽しみ@たのしみ; sadness, sorrow = 悲しみ@かなしみ; grief = 悲しみ@かなしみ; loneliness = 孤独@こどく; homesickness = ホームシック;
  heartache, heartbreak = 失恋@しつれん; jealousy = 嫉妬@しっと; envy = 嫉妬@しっと; pride = 誇り@ほこり; shame = 恥@はじ; regret = 後悔@こうかい; guilt = 罪悪感@ざいあくかん;
  disappointment = 失望@しつぼう; boredom = 退屈@たいくつ; worry = 心配@しんぱい; panic = パニック; courage = 勇気@ゆうき; patience = 忍耐@にんたい; trust = 信頼@しんらい;
  respect = 尊敬@そんけい; honesty = 正直さ@しょうじきさ; humour, humor, sense of humour = ユーモア; curiosity = 好奇心@こうきしん; interest = 興味@きょうみ;
  passion = 情熱@じょうねつ; motivation = やる気@やるき; energy = 元気@げんき; strength, power = 力@ちから; weakness = 弱点@じゃくてん; character, personality = 性格@せいかく;
  habit = 習慣@しゅうかん; custom = 習慣@しゅうかん; manners = マナー; wish = 願い@ねがい; thought = 考え@かんがえ; imagination = 想像力@そうぞうりょく; daydream = 空想@くうそう;
  nightmare = 悪夢@あくむ; adventure = 冒険@ぼうけん; miracle = 奇跡@きせき; magic = 魔法@まほう; fate = 運命@うんめい; coincidence = 偶然@ぐうぜん; good fortune = 幸運@こううん;
  misfortune = 不運@ふうん; truth = 真実@しんじつ; fact = 事実@じじつ; reality = 現実@げんじつ; silence = 沈黙@ちんもく; soul = 魂@たましい; spirit = 精神@せいしん; prayer = 祈り@いのり;
  faith, belief = 信仰@しんこう; heaven = 天国@てんごく; hell = 地獄@じごく; paradise = 楽園@らくえん; star sign, zodiac sign = 星座@せいざ; superstition = 迷信@めいしん;
  luxury = ぜいたく; comfort = 快適さ@かいてきさ; beauty = 美しさ@うつくしさ; everyday life, daily life = 日常生活@にちじょうせいかつ; lifestyle = ライフスタイル; routine = 日課@にっか;
  moment = 瞬間@しゅんかん; past = 過去@かこ; career change = 転職@てんしょく; volunteer job = ボランティア;
thing:
  christmas present, christmas gift = クリスマス=Christmas プレゼント=present;
  birthday present, birthday gift = 誕生日@たんじょうび=birthday プレゼント=present; wedding present = 結婚祝い@けっこんいわい; new year's money = お年玉@おとしだま;
  pumpkin lantern, jack-o'-lantern = かぼちゃ=pumpkin の=:of ランタン=lantern; lantern = ランタン; advent calendar = アドベント=Advent カレンダー=calendar;
  calendar = カレンダー; gift card, voucher = ギフト券@ギフトけん; trophy = トロフィー; instrument, musical instrument = 楽器@がっき; surfboard = サーフボード;
  snowboard = スノーボード; ski, skis = スキー板@スキーいた; yoga mat = ヨガマット; swimming cap = 水泳帽@すいえいぼう; swimming goggles, goggles = ゴーグル;
  life jacket = 救命胴衣@きゅうめいどうい; bike helmet = ヘルメット; dumbbell = ダンベル; whistle = 笛@ふえ; paints = 絵の具@えのぐ; canvas = キャンバス;
  portrait = 肖像画@しょうぞうが; sculpture = 彫刻@ちょうこく; statue = 像@ぞう; image = 画像@がぞう; scene = 場面@ばめん; stage = 舞台@ぶたい; role = 役@やく;
  costume party = 仮装パーティー@かそうパーティー; campfire, bonfire = たき火@たきび; fireworks = 花火@はなび; recipe card = レシピ; clay = 粘土@ねんど; puppet = 人形@にんぎょう;
long:
  acoustic guitar = アコースティック=acoustic ギター=guitar; electric guitar = エレキギター; bass guitar, bass = ベース; viola = ビオラ; double bass = コントラバス;
  banjo = バンジョー; mandolin = マンドリン; recorder = リコーダー; oboe = オーボエ; bassoon = ファゴット; tuba = チューバ; french horn = ホルン; harmonica = ハーモニカ;
  bagpipes = バグパイプ; baseball bat = バット; golf club = ゴルフ=golf クラブ=club; music video = ミュージックビデオ;
machine:
  keyboard instrument, synthesizer = シンセサイザー; tambourine = タンバリン; percussion = 打楽器@だがっき; cymbal, cymbals = シンバル;
`;
