/** Town, travel, transport, money, nature, weather, body and health; lines as `readNounLines` reads them. */
export const outdoorLines = `
thing fact:
  railway station, main railway station = 駅@えき; central station = 中央駅@ちゅうおうえき;
  subway station, tube station = 地下鉄@ちかてつ=subway の=:of 駅@えき=station; taxi rank, taxi stand = タクシー=taxi 乗り場@のりば=stand;
  terminal, airport terminal = ターミナル; bus line = バス=bus 路線@ろせん=line; tube = 地下鉄@ちかてつ;
  public transport, transport = 公共交通機関@こうきょうこうつうきかん; one way = 片道@かたみち; departure = 出発@しゅっぱつ; arrival = 到着@とうちゃく; delay = 遅れ@おくれ;
  connection = 乗り換え@のりかえ; destination = 目的地@もくてきち; route, rush hour = ラッシュアワー; window seat = 窓側@まどがわ=window の=:of 席@せき=seat;
  aisle seat = 通路側@つうろがわ=aisle の=:of 席@せき=seat; hand luggage = 手荷物@てにもつ; check-in = チェックイン; day trip = 日帰り旅行@ひがえりりょこう;
  city trip, city tour = 街@まち=city 歩き@あるき=walk; boat trip = クルーズ; road trip = ドライブ=driving 旅行@りょこう=trip; excursion, outing = 遠足@えんそく;
  hike, mountain hike = ハイキング; bike ride = サイクリング; guided tour = ガイドツアー; world trip = 世界一周@せかいいっしゅう; camp, summer camp, holiday camp = キャンプ;
  tourism = 観光@かんこう; accommodation = 宿@やど; bed and breakfast = 民宿@みんしゅく; guesthouse, guest house = ゲストハウス; inn = 旅館@りょかん;
  camping site = キャンプ場@キャンプじょう; ski resort = スキー場@スキーじょう; seaside = 海辺@うみべ; shore = 岸@きし; riverbank = 川岸@かわぎし; port, harbor = 港@みなと;
  pier = 桟橋@さんばし; bay = 湾@わん; cliff = 崖@がけ; stream = 小川@おがわ; swamp = 沼@ぬま; glacier = 氷河@ひょうが; rainforest = 熱帯雨林@ねったいうりん;
  nature reserve = 自然保護区@しぜんほごく; landscape, scenery = 景色@けしき; summit = 頂上@ちょうじょう; slope = 坂@さか; ground = 地面@じめん; continent = 大陸@たいりく;
  area, region, district, neighbourhood, neighborhood = 地域@ちいき; province, state, county = 州@しゅう; nation = 国@くに; kingdom = 王国@おうこく;
  home town, hometown = ふるさと; town centre, city center = 町@まち=town の=:of 中心@ちゅうしん=centre; old town = 旧市街@きゅうしがい;
  town square, market square = 広場@ひろば; main street, high street = 大通り@おおどおり; shopping street = 商店街@しょうてんがい; side street, alley, lane = 路地@ろじ;
  junction, intersection, crossing = 交差点@こうさてん; traffic lights = 信号@しんごう; zebra crossing, pedestrian crossing = 横断歩道@おうだんほどう; sidewalk = 歩道@ほどう;
  cycle path, bike path, bike lane = 自転車道@じてんしゃどう; street light, streetlight = 街灯@がいとう; road sign, sign = 標識@ひょうしき;
  roadworks = 道路工事@どうろこうじ; skyscraper = 高層ビル@こうそうビル; fountain = 噴水@ふんすい; ruin, ruins = 遺跡@いせき; graveyard = 墓地@ぼち; grave = お墓@おはか;
  chapel = 礼拝堂@れいはいどう; monastery = 修道院@しゅうどういん; fortress = 要塞@ようさい; landmark, sight, tourist attraction = 名所@めいしょ; lighthouse = 灯台@とうだい;
  windmill = 風車@ふうしゃ; tourist office, tourist information = 観光@かんこう=tourist 案内所@あんないじょ=information_office;
  information desk, help desk = 案内所@あんないじょ; lost property office, lost and found = 忘れ物@わすれもの=lost_property センター=centre;
  consulate = 領事館@りょうじかん; court = 裁判所@さいばんしょ; ministry = 省@しょう; government = 政府@せいふ; parliament = 国会@こっかい; army = 軍隊@ぐんたい;
  retirement home, nursing home, care home, old people's home = 老人ホーム@ろうじんホーム; orphanage = 孤児院@こじいん;
  animal shelter = 動物@どうぶつ=animal 保護@ほご=protection 施設@しせつ=facility; recycling centre = リサイクル=recycling センター=centre; car wash = 洗車場@せんしゃじょう;
  flea market = フリーマーケット; food market = 食品@しょくひん=food 市場@いちば=market; farmers market, farmers' market = 朝市@あさいち;
  fish market = 魚@さかな=fish 市場@いちば=market; christmas market = クリスマス=Christmas マーケット=market; mall = ショッピング=shopping モール=mall;
  arcade, games arcade = ゲームセンター; bowling alley = ボウリング場@ボウリングじょう; skate park = スケート=skate パーク=park; water park = プール;
  indoor pool, swimming hall = 屋内@おくない=indoor プール=pool; tennis court = テニスコート;
  football pitch, football field, soccer field = サッカー場@サッカーじょう; golf course = ゴルフ場@ゴルフじょう; sports hall = 体育館@たいいくかん;
  fitness studio, fitness centre, fitness center = ジム; yoga studio = ヨガ=yoga スタジオ=studio;
  climbing hall, climbing wall = クライミング=climbing ジム=gym; botanical garden, botanic garden = 植物園@しょくぶつえん; concert hall = コンサートホール;
  opera house = オペラ=opera ハウス=house; planetarium = プラネタリウム; disco = ディスコ; karaoke, karaoke bar = カラオケ; night club = クラブ;
  beer garden, pub garden = ビアガーデン; snack bar = 軽食堂@けいしょくどう; food stall, stall = 屋台@やたい; kiosk = 売店@ばいてん;
  hairdresser's, barber shop, barbershop = 床屋@とこや; beauty salon, nail salon = サロン; gp surgery, doctor's surgery, surgery = 診療所@しんりょうじょ;
  dental practice = 歯医者@はいしゃ; emergency room = 救急外来@きゅうきゅうがいらい; vet clinic, vet's, animal hospital = 動物病院@どうぶつびょういん;
  chemist, chemist's, drugstore = 薬局@やっきょく; travel agency = 旅行代理店@りょこうだいりてん; car rental = レンタカー; north = 北@きた; south = 南@みなみ; east = 東@ひがし;
  west = 西@にし; direction = 方向@ほうこう; distance = 距離@きょり; speed = スピード; queue = 列@れつ; parking ticket = 駐車違反@ちゅうしゃいはん; flat tyre, flat tire = パンク;
  breakdown = 故障@こしょう; car accident, car crash, crash = 交通事故@こうつうじこ; licence, driving license = 免許@めんきょ; vineyard = ぶどう園@ぶどうえん;
  ranch = 牧場@ぼくじょう; rice field, rice paddy = 田んぼ@たんぼ; north pole = 北極@ほっきょく; equator = 赤道@せきどう; capital city = 首都@しゅと; middle east = 中東@ちゅうとう;
  europe = ヨーロッパ=Europe; asia = アジア=Asia; africa = アフリカ=Africa;
flat:
  return ticket = 往復@おうふく=return 切符@きっぷ=ticket; single ticket, one-way ticket = 片道@かたみち=one-way 切符@きっぷ=ticket;
  cinema ticket, movie ticket = 映画@えいが=cinema の=:of チケット=ticket; lottery ticket = 宝くじ@たからくじ; boarding pass = 搭乗券@とうじょうけん;
  bank card, debit card = キャッシュカード; banknote = お札@おさつ; magazine article, newspaper article, article = 記事@きじ; snowflake = 雪@ゆき;
  petal = 花びら@はなびら; mat = マット; tatami = 畳@たたみ; board = 板@いた;
machine:
  tour bus = 観光バス@かんこうバス; night bus = 夜行バス@やこうバス; night train = 夜行列車@やこうれっしゃ; minibus = マイクロバス; high-speed train, bullet train = 新幹線@しんかんせん;
  steam train = 蒸気機関車@じょうききかんしゃ; cable car = ケーブルカー; chairlift = リフト; caravan = キャンピング=camping トレーラー=trailer;
  camper van, campervan, motorhome = キャンピングカー; rental car, hire car = レンタカー; race car, racing car = レーシングカー; old car, classic car = クラシックカー;
  toy car = ミニカー; electric bike, e-bike = 電動自転車@でんどうじてんしゃ; electric scooter, e-scooter = 電動キックボード@でんどうキックボード; tricycle = 三輪車@さんりんしゃ;
  carriage = 馬車@ばしゃ; spaceship = 宇宙船@うちゅうせん; submarine = 潜水艦@せんすいかん; cash machine, atm = ATM@エーティーエム;
  till, checkout, cash register, cash desk = レジ; fire truck = 消防車@しょうぼうしゃ; moped = 原付@げんつき; bulldozer = ブルドーザー; digger = ショベルカー;
thing:
  canoe = カヌー; kayak = カヤック; sailing boat, sailboat = ヨット; rowing boat = ボート; cruise ship = クルーズ船@クルーズせん; fishing boat = 漁船@ぎょせん;
  houseboat = ハウスボート; hot-air balloon, hot air balloon = 熱気球@ねつききゅう; steering wheel = ハンドル; brake, brakes = ブレーキ;
  car key, car keys = 車@くるま=car の=:of 鍵@かぎ=key; house key, house keys, door key = 家@いえ=house の=:of 鍵@かぎ=key; keys = 鍵@かぎ;
  seat belt, seatbelt = シートベルト; baggage = 荷物@にもつ; travel guide, travel book = ガイドブック; parking meter = パーキングメーター; trailer = トレーラー; anchor = いかり;
  raft = いかだ; barrier = 柵@さく; gravel = 砂利@じゃり; mud = 泥@どろ; puddle = 水たまり@みずたまり; ash = 灰@はい; smoke = 煙@けむり; rock = 岩@いわ; pebble = 小石@こいし;
  seashell = 貝殻@かいがら; snowball = 雪玉@ゆきだま; snowman = 雪だるま@ゆきだるま; icicle = つらら; water lily = 睡蓮@すいれん; coal = 石炭@せきたん; diesel = 軽油@けいゆ; litter = ごみ;
  pollution = 汚染@おせん; climate change, global warming = 気候変動@きこうへんどう; moonlight = 月明かり@つきあかり; sunlight = 日光@にっこう; shade = 日陰@ひかげ;
  breeze = そよ風@そよかぜ; frost = 霜@しも; hail = ひょう; rainstorm, downpour = 大雨@おおあめ; drizzle = 小雨@こさめ; blizzard, snowstorm = 吹雪@ふぶき; hurricane = ハリケーン;
  tornado = 竜巻@たつまき; heatwave, heat wave = 猛暑@もうしょ; drought = 干ばつ@かんばつ; humidity = 湿度@しつど; weather forecast, forecast = 天気予報@てんきよほう;
  rainy season = 梅雨@つゆ; avalanche = 雪崩@なだれ; landslide = 土砂崩れ@どしゃくずれ; tsunami = 津波@つなみ; forest fire, wildfire = 山火事@やまかじ;
  solar system = 太陽系@たいようけい; galaxy = 銀河@ぎんが; autumn leaves = 紅葉@こうよう; thorn = とげ; bulb = 球根@きゅうこん;
thing body:
  fist = 拳@こぶし; jaw = あご; waist = 腰@こし; thigh = 太もも@ふともも; shin = すね; fingernail, fingernails = 爪@つめ; eyelash, eyelashes = まつ毛@まつげ;
  nostril = 鼻@はな=nose の=:of 穴@あな=hole; spine = 背骨@せぼね; kidney = 腎臓@じんぞう; tummy = お腹@おなか; bottom = お尻@おしり; beak = くちばし; claw = 爪@つめ;
  whiskers, whisker = ひげ; mustache = 口ひげ@くちひげ; curl, curls = 巻き毛@まきげ; wrinkle, wrinkles = しわ; freckle, freckles = そばかす; dimple = えくぼ;
  scar = 傷跡@きずあと; belly button = おへそ; feet = 足@あし;
thing fact:
  earache = 耳@みみ=ear の=:of 痛み@いたみ=pain; back pain = 腰痛@ようつう; heartburn = 胸やけ@むねやけ; heart attack = 心臓発作@しんぞうほっさ; stroke = 脳卒中@のうそっちゅう;
  high blood pressure = 高血圧@こうけつあつ; blood pressure = 血圧@けつあつ; rash = 発疹@ほっしん; sunburn = 日焼け@ひやけ; burn = やけど; bruise = あざ; swelling = 腫れ@はれ;
  bump = こぶ; blister = 水ぶくれ@みずぶくれ; sprain = ねんざ; fracture, broken leg, broken arm = 骨折@こっせつ; runny nose = 鼻水@はなみず; infection = 感染症@かんせんしょう;
  symptom = 症状@しょうじょう; covid, coronavirus = コロナ; epidemic = 流行病@りゅうこうびょう; nausea = 吐き気@はきけ; dizziness = めまい; chills = 寒気@さむけ;
  burnout = 燃え尽き症候群@もえつきしょうこうぐん; food poisoning = 食中毒@しょくちゅうどく; cavity = 虫歯@むしば; treatment = 治療@ちりょう; vaccination = 予防接種@よぼうせっしゅ;
  blood test = 血液検査@けつえきけんさ; check-up, checkup = 検診@けんしん; x-ray = レントゲン; examination = 検査@けんさ;
  dentist appointment, dentist's appointment = 歯医者@はいしゃ=dentist の=:of 予約@よやく=appointment;
  doctor's appointment = 病院@びょういん=doctor の=:of 予約@よやく=appointment; rescue = 救助@きゅうじょ; first aid = 応急手当@おうきゅうてあて; sleep = 睡眠@すいみん; nap = 昼寝@ひるね;
  breath = 息@いき; massage = マッサージ; addiction = 依存症@いぞんしょう; disability = 障害@しょうがい; danger = 危険@きけん; safety = 安全@あんぜん; security = 安全@あんぜん;
  crime = 犯罪@はんざい; theft = 盗難@とうなん; murder = 殺人@さつじん; explosion = 爆発@ばくはつ; emergency exit = 非常口@ひじょうぐち; weight = 体重@たいじゅう; length = 長さ@ながさ;
  width = 幅@はば; depth = 深さ@ふかさ; shape = 形@かたち; sound = 音@おと; eyesight = 視力@しりょく;
thing:
  medication = 薬@くすり; painkiller, painkillers = 痛み止め@いたみどめ; aspirin = アスピリン; penicillin = ペニシリン; antibiotic, antibiotics = 抗生物質@こうせいぶっしつ;
  cough syrup = せき止め@せきどめ; cough sweet, throat lozenge = のど飴@のどあめ; ointment = 軟膏@なんこう; eye drops = 目薬@めぐすり; tablet pill, pills = 錠剤@じょうざい;
  hearing aid = 補聴器@ほちょうき; plaster cast, first aid kit = 救急箱@きゅうきゅうばこ; stretcher = 担架@たんか; band-aid = ばんそうこう;
house:
  boutique = ブティック; grocery store, grocery shop, food shop = 食料品店@しょくりょうひんてん; corner shop = 売店@ばいてん;
  butcher's, butcher shop, butcher's shop = 肉屋@にくや; greengrocer's = 八百屋@やおや; fish shop, fishmonger's = 魚屋@さかなや;
  cake shop, pastry shop, patisserie = ケーキ屋@ケーキや; chocolate shop = チョコレート屋@チョコレートや; cheese shop = チーズ屋@チーズや;
  sweet shop, candy shop = お菓子屋@おかしや; wine shop = ワイン屋@ワインや; tea shop = お茶屋@おちゃや; tea house, tea room = 喫茶店@きっさてん; pizzeria = ピザ屋@ピザや;
  sushi restaurant, sushi bar = すし屋@すしや; ramen restaurant, ramen shop = ラーメン屋@ラーメンや; noodle shop = そば屋@そばや; izakaya = 居酒屋@いざかや;
  chinese restaurant = 中華料理店@ちゅうかりょうりてん; italian restaurant = イタリア料理店@イタリアりょうりてん; japanese restaurant = 日本料理店@にほんりょうりてん;
  korean restaurant = 韓国料理店@かんこくりょうりてん; french restaurant = フランス料理店@フランスりょうりてん; indian restaurant = インド料理店@インドりょうりてん; family restaurant = ファミレス;
  charity shop, thrift shop, thrift store = リサイクルショップ; stationery shop = 文房具屋@ぶんぼうぐや; music shop = 楽器店@がっきてん; bike shop = 自転車屋@じてんしゃや;
  furniture shop, furniture store = 家具屋@かぐや; hardware store, diy store = ホームセンター; toy store = おもちゃ屋@おもちゃや; shoe store = 靴屋@くつや;
  pet store = ペットショップ; clothes store, clothing store = 服屋@ふくや; souvenir shop, gift shop = お土産屋@おみやげや; jewellery shop = 宝石店@ほうせきてん;
  garden centre = 園芸店@えんげいてん; launderette, laundromat = コインランドリー; tailor's = 仕立屋@したてや; optician's = 眼鏡屋@めがねや;
  antique shop = 骨董品店@こっとうひんてん; beach bar = ビーチ=beach バー=bar; cat café, cat cafe = 猫カフェ@ねこカフェ; internet café = ネットカフェ;
thing fact:
  cash = 現金@げんきん; cheque = 小切手@こぎって; debt, debts = 借金@しゃっきん; loan = ローン; savings = 貯金@ちょきん; budget = 予算@よさん; income = 収入@しゅうにゅう;
  expense, cost = 費用@ひよう; fee = 料金@りょうきん; entry fee = 入場料@にゅうじょうりょう; fare = 運賃@うんちん; payment = 支払い@しはらい; insurance = 保険@ほけん;
  health insurance = 健康保険@けんこうほけん; benefit = 手当@てあて; lottery = 宝くじ@たからくじ; pocket money = お小遣い@おこづかい; property = 財産@ざいさん; poverty = 貧困@ひんこん;
  refund = 払い戻し@はらいもどし; quality = 質@しつ; quantity, amount = 量@りょう; century = 世紀@せいき; midnight = 真夜中@まよなか; midday, lunchtime, noon = 昼@ひる;
  dawn = 夜明け@よあけ; weekday = 平日@へいじつ; school day = 学校@がっこう=school の=:of 日@ひ=day; rule = 規則@きそく; system = システム; situation = 状況@じょうきょう;
  occasion = 機会@きかい; effect = 効果@こうか; detail = 細かい@こまかい=small こと=thing; information = 情報@じょうほう; announcement = お知らせ@おしらせ;
  nonsense = ばかげた=silly こと=thing; circle = 丸@まる; triangle = 三角@さんかく; square shape = 四角@しかく; question mark = 疑問符@ぎもんふ;
  navy blue, navy = 紺色@こんいろ; light blue = 水色@みずいろ; sky blue = 空色@そらいろ; dark blue = 紺色@こんいろ; dark green = 深緑@ふかみどり;
  zip code, postcode, postal code = 郵便番号@ゆうびんばんごう;
`;
