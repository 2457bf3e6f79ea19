/** House, furniture, tools, clothes, garden and materials; lines as `readNounLines` reads them. */
export const homeLines = `
thing fact:
  studio flat = ワンルーム; studio = スタジオ; shared flat, flatshare, shared house = シェアハウス; ground floor = 一階@いっかい; first floor, second floor = 二階@にかい;
  top floor = 最上階@さいじょうかい; downstairs = 下の階@したのかい; upstairs = 二階@にかい; back garden, backyard = 裏庭@うらにわ; front garden = 前庭@まえにわ;
  courtyard = 中庭@なかにわ; patio = テラス; conservatory = サンルーム; flower bed = 花壇@かだん; allotment = 市民農園@しみんのうえん; orchard = 果樹園@かじゅえん;
  guest room, guest bedroom = 客間@きゃくま; study room = 書斎@しょさい; laundry room, utility room = 洗濯室@せんたくしつ;
  nursery room, children's room, kids' room = 子ども@こども=children 部屋@べや=room; playroom = 遊び部屋@あそびべや; spare room = 空き部屋@あきべや; tatami room = 和室@わしつ;
  changing room, fitting room = 試着室@しちゃくしつ; locker room = 更衣室@こういしつ; waiting room = 待合室@まちあいしつ; meeting room = 会議室@かいぎしつ;
  staff room = 職員室@しょくいんしつ; hotel room = ホテル=hotel の=:of 部屋@へや=room; single room = シングル=single ルーム=room; double room = ダブル=double ルーム=room;
  air conditioning = エアコン; electricity = 電気@でんき; gas = ガス; internet connection, internet access = インターネット=internet 接続@せつぞく=connection;
  parking, parking space, parking place = 駐車場@ちゅうしゃじょう; windowsill, window sill = 窓台@まどだい; exit, way out = 出口@でぐち; entrance = 入口@いりぐち;
  staircase = 階段@かいだん; landing = 踊り場@おどりば; handrail = 手すり@てすり; garden gate = 庭@にわ=garden の=:of 門@もん=gate; fish tank = 水槽@すいそう;
  housewarming = 引っ越し祝い@ひっこしいわい; chore, household chore, washing-up, dishwashing = 皿洗い@さらあらい; washing = 洗濯@せんたく; cleaning = 掃除@そうじ;
  ironing = アイロンがけ; leak = 水漏れ@みずもれ; hole = 穴@あな; stain = しみ; dirt = 汚れ@よごれ; mess = 散らかり@ちらかり;
thing:
  duvet, quilt, futon = 布団@ふとん; mattress = マットレス; double bed = ダブル=double ベッド=bed; bunk bed = 二段ベッド@にだんベッド; single bed = シングル=single ベッド=bed;
  sofa bed = ソファー=sofa ベッド=bed; crib, cot = ベビーベッド; cradle = ゆりかご; bookshelf = 本棚@ほんだな; chest of drawers, drawer unit = たんす; closet = クローゼット;
  bedside table, nightstand = ナイトテーブル; kitchen table, dining table = 食卓@しょくたく; rocking chair = 揺りいす@ゆりいす; deckchair = デッキチェア;
  high chair = 子ども用@こどもよう=child’s いす=chair; doormat = 玄関マット@げんかんマット; hanger, coat hanger = ハンガー; light bulb = 電球@でんきゅう;
  light switch, switch = スイッチ; plug, socket, power outlet = コンセント; extension cord = 延長コード@えんちょうコード; faucet = 蛇口@じゃぐち;
  washbasin = 洗面台@せんめんだい; drain = 排水口@はいすいこう; pipe = パイプ; radiator = 暖房@だんぼう; dustbin, trash can, rubbish bin, wastebasket = ごみ箱@ごみばこ;
  rubbish bag, bin bag = ごみ袋@ごみぶくろ; mailbox, letterbox, letter box = 郵便受け@ゆうびんうけ; postbox = ポスト; bell = ベル; buzzer = ブザー; vase = 花瓶@かびん;
  ashtray = 灰皿@はいざら; candlestick = ろうそく立て@ろうそくたて; frame, picture frame = 額縁@がくぶち; ornament, decoration = 飾り@かざり;
  litter box, litter tray = 猫@ねこ=cat の=:of トイレ=toilet; cat bed = 猫@ねこ=cat の=:of ベッド=bed; dog bed = 犬@いぬ=dog の=:of ベッド=bed; cage = かご;
  kennel, doghouse = 犬小屋@いぬごや; collar, dog collar = 首輪@くびわ; leash, dog lead, saddle = サドル; bird feeder = 鳥@とり=bird の=:of 餌台@えさだい=feeder;
  scratching post = 爪とぎ@つめとぎ; detergent, washing powder = 洗剤@せんざい; washing-up liquid, dish soap = 食器用洗剤@しょっきようせんざい;
  laundry basket = 洗濯かご@せんたくかご; dustpan = ちりとり; duster = はたき; cloth = 布@ぬの; tea towel = ふきん; razor = かみそり; hairbrush = ヘアブラシ;
  hair band, hair tie = ヘアゴム; nail polish = マニキュア; mascara = マスカラ; face cream, hand cream = クリーム;
  sun cream, suncream, sunscreen = 日焼け止め@ひやけどめ; deodorant = 制汗剤@せいかんざい; dental floss = デンタルフロス; sanitary towel = ナプキン; nappy, diaper = おむつ;
  dummy, pacifier = おしゃぶり; baby bottle = 哺乳瓶@ほにゅうびん; soft toy, cuddly toy, stuffed animal, plush toy, teddy = ぬいぐるみ; lego, building block = レゴ;
  jigsaw = ジグソー=jigsaw パズル=puzzle; kite = 凧@たこ; trampoline = トランポリン; sandpit, sandbox = 砂場@すなば; slide = 滑り台@すべりだい; seesaw = シーソー;
  treehouse, tree house = 木@き=tree の=:of 上@うえ=top の=:of 家@いえ=house; sledge, sled = そり; toolbox = 道具箱@どうぐばこ; screw = ねじ; bolt = ボルト; drill = ドリル;
  pliers = ペンチ; spanner, wrench = スパナ; axe = 斧@おの; chainsaw = チェーンソー; tape measure = 巻き尺@まきじゃく; tape, sellotape, sticky tape = テープ; string = ひも;
  thread = 糸@いと; ribbon = リボン; wire = 針金@はりがね; chain = 鎖@くさり; needle = 針@はり; pin, safety pin = ピン; net = 網@あみ; hook = フック; spade, shovel = シャベル;
  rake = 熊手@くまで; watering can = じょうろ; wheelbarrow = 手押し車@ておしぐるま; flower pot, plant pot = 植木鉢@うえきばち; weed, weeds = 雑草@ざっそう; compost = 堆肥@たいひ;
  fertilizer = 肥料@ひりょう; hay = 干し草@ほしくさ; crop = 作物@さくもつ; harvest = 収穫@しゅうかく; torch, flashlight = 懐中電灯@かいちゅうでんとう; lighter = ライター; alarm = アラーム;
  fire alarm, smoke alarm = 火災報知器@かさいほうちき; parcel, package, packet = 小包@こづつみ; wrapping paper = 包装紙@ほうそうし; paint = ペンキ; wallpaper = 壁紙@かべがみ;
  tile = タイル; plastic = プラスチック; metal = 金属@きんぞく; gold = 金@きん; silver = 銀@ぎん; steel = 鋼@はがね; concrete = コンクリート; leather = 革@かわ; cotton = 綿@めん;
  wool = ウール; silk = 絹@きぬ; linen = 麻@あさ; yarn = 毛糸@けいと; fabric, material = 生地@きじ; cardboard = 段ボール@だんボール; cardboard box = 段ボール箱@だんボールばこ;
  diamond, jewel, gem = 宝石@ほうせき; pearl = 真珠@しんじゅ; treasure = 宝物@たからもの; object = 物@もの; device, gadget = 機器@きき; equipment = 設備@せつび;
  machine, appliance = 機械@きかい; barrel = 樽@たる; sack = 袋@ふくろ; plastic bag, carrier bag = ビニール袋@ビニールぶくろ; paper bag = 紙袋@かみぶくろ;
  shopping bag = 買い物袋@かいものぶくろ; trap, mousetrap = わな; gun = 銃@じゅう; sword = 剣@けん; magnet = 磁石@じしゃく; fridge magnet = マグネット;
  binoculars = 双眼鏡@そうがんきょう; telescope = 望遠鏡@ぼうえんきょう; compass = コンパス; barbed wire = 有刺鉄線@ゆうしてっせん;
  gloves = 手袋@てぶくろ; mitten = ミトン; shoes = 靴@くつ; boots = ブーツ; sneakers, trainers, tennis shoes = スニーカー; sandals = サンダル; slippers = スリッパ;
  running shoe, running shoes = ランニング=running シューズ=shoes; football boots, football boot = サッカー=football シューズ=shoes;
  hiking boots, hiking boot, hiking shoes = 登山靴@とざんぐつ; rubber boots, rubber boot, wellies, wellington boots = 長靴@ながぐつ;
  high heels, high heel = ハイヒール; flip-flops, flip flops = ビーチサンダル; ice skates, skates = スケート靴@スケートぐつ; woolly hat, beanie = ニット=knit 帽@ぼう=hat;
  straw hat = 麦わら帽子@むぎわらぼうし; baseball cap = 野球帽@やきゅうぼう; reading glasses = 老眼鏡@ろうがんきょう; contact lens, contact lenses = コンタクトレンズ;
  earrings = イヤリング; wedding ring = 結婚指輪@けっこんゆびわ; engagement ring = 婚約指輪@こんやくゆびわ; bow tie = 蝶ネクタイ@ちょうネクタイ; sleeve = 袖@そで; zipper = ファスナー;
  lace = レース; bra = ブラジャー; wig = かつら; mask = マスク; parasol = 日傘@ひがさ; briefcase = 書類かばん@しょるいかばん; change purse = 小銭入れ@こぜにいれ;
  school bag, schoolbag = 通学かばん@つうがくかばん; sports bag, gym bag = スポーツ=sports バッグ=bag; travel bag = 旅行かばん@りょこうかばん; clothing = 衣類@いるい;
  outfit = 服装@ふくそう; tattoo = タトゥー; braces = 矯正@きょうせい=corrective 器具@きぐ=device;
flat:
  vest, waistcoat = ベスト; tank top = タンクトップ; winter coat = 冬@ふゆ=winter の=:of コート=coat; winter jacket = 冬@ふゆ=winter の=:of ジャケット=jacket;
  leather jacket = 革@かわ=leather の=:of ジャケット=jacket; rain jacket = レインコート; denim jacket = デニム=denim の=:of ジャケット=jacket; sweatshirt = トレーナー;
  tracksuit = ジャージ; underpants = パンツ; boxer shorts, boxers = トランクス; tights, stocking, stockings = ストッキング; pajamas, nightdress, pyjama = パジャマ;
  dressing gown, bathrobe = ガウン; swimming trunks, bikini, swimming costume, bathing suit = 水着@みずぎ; wedding dress = ウェディングドレス;
  summer dress = 夏@なつ=summer の=:of ワンピース=dress; evening dress = イブニングドレス; school uniform = 制服@せいふく; yukata = 浴衣@ゆかた; hanbok = 韓服@かんぷく;
  bed sheet = シーツ; cushion cover = クッション=cushion カバー=cover; beach towel = ビーチ=beach タオル=towel; tapestry = タペストリー; leaflet, flyer = チラシ;
long:
  nail file = 爪やすり@つめやすり; knitting needle = 編み棒@あみぼう; paintbrush = 絵筆@えふで; stick = 棒@ぼう; pole = 棒@ぼう; mop = モップ; pine, pine tree = 松@まつ;
  oak, oak tree = オーク=oak の=:of 木@き=tree; birch = 白樺@しらかば; fir tree, fir = もみ=fir の=:of 木@き=tree; plum tree = 梅@うめ=plum の=:of 木@き=tree;
  olive tree = オリーブ=olive の=:of 木@き=tree; orange tree = みかん=orange の=:of 木@き=tree; palm = やし=palm の=:of 木@き=tree; willow = 柳@やなぎ; maple = もみじ;
  fruit tree = 果物@くだもの=fruit の=:of 木@き=tree; orchid = 蘭@らん; carnation = カーネーション; dandelion = たんぽぽ; daffodil = 水仙@すいせん; hydrangea = あじさい;
  lavender = ラベンダー; poppy = けし; houseplant, house plant = 観葉植物@かんようしょくぶつ; bouquet = 花束@はなたば; blossom = 花@はな;
machine:
  tumble dryer, dryer = 乾燥機@かんそうき; hairdryer = ドライヤー; hoover = 掃除機@そうじき; lawnmower = 芝刈り機@しばかりき; iron = アイロン; fan heater = ヒーター;
  electric fan = 扇風機@せんぷうき; tv set = テレビ; stereo = ステレオ; record player = レコードプレーヤー; loudspeaker = スピーカー; microphone = マイク;
  remote control, remote = リモコン; console, games console = ゲーム機@ゲームき; playstation = プレイステーション;
  desktop computer, desktop = デスクトップ=desktop パソコン=computer; server = サーバー; calculator = 計算機@けいさんき;
  e-reader = 電子書籍リーダー@でんししょせきリーダー; smartwatch = スマートウォッチ; stroller = ベビーカー; shopping trolley, trolley, luggage trolley = カート;
  lift, elevator = エレベーター; escalator = エスカレーター;
house:
  bungalow = 平屋@ひらや; terraced house = 長屋@ながや; holiday home, holiday house, vacation house, holiday flat = 別荘@べっそう; garden shed = 物置@ものおき;
  barn = 納屋@なや; stable = 馬小屋@うまごや; henhouse, chicken coop = 鶏小屋@にわとりごや; cabin = 小屋@こや; igloo = イグルー; mansion = 屋敷@やしき; block of flats = マンション;
`;
