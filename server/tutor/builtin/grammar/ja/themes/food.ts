/** Food, drink, cooking and what it is eaten from; lines as `readNounLines` reads them. */
export const foodLines = `
thing food:
  snacks = おやつ; noodles = 麺@めん; ramyeon = ラーメン; kimchi = キムチ; bibimbap = ビビンバ; bulgogi = プルコギ; tteokbokki = トッポッキ; kimbap, gimbap = キンパ;
  japchae = チャプチェ; samgyeopsal = サムギョプサル; kimchi stew = キムチ=kimchi チゲ=stew; takoyaki = たこ焼き@たこやき; okonomiyaki = お好み焼き@おこのみやき;
  yakitori = 焼き鳥@やきとり; gyoza = 餃子@ぎょうざ; miso = 味噌@みそ; natto = 納豆@なっとう; tonkatsu = とんかつ; mochi = 餅@もち; oatmeal, oats = オートミール;
  cornflakes = コーンフレーク; breakfast cereal = シリアル; granola = グラノーラ; minced meat, mince, ground beef = ひき肉@ひきにく;
  veal = 子牛@こうし=calf の=:of 肉@にく=meat; turkey meat = 七面鳥@しちめんちょう=turkey の=:of 肉@にく=meat; chicken breast = 鶏むね肉@とりむねにく; chicken wing = 手羽先@てばさき;
  chicken nugget = チキンナゲット; fried chicken = フライドチキン; roast chicken = ローストチキン; rib, ribs = スペアリブ; pork chop = ポークチョップ; fillet = ヒレ肉@ヒレにく;
  salami = サラミ; gravy = グレービー=gravy ソース=sauce; trout = ます; cod = たら; herring = にしん; mackerel = さば; sardine = いわし; anchovy = アンチョビ;
  mussel = ムール貝@ムールがい; clam = あさり; scallop = ホタテ; caviar = キャビア; seaweed = 海藻@かいそう; fish finger = 白身@しろみ=white_fish フライ=fry; fishcake = かまぼこ;
  goat cheese, goat's cheese = ヤギ=goat の=:of チーズ=cheese; blue cheese = ブルーチーズ; cream cheese = クリームチーズ; cheddar = チェダーチーズ; feta = フェタチーズ;
  camembert = カマンベール; brie = ブリーチーズ; parmesan = パルメザン=Parmesan チーズ=cheese; coriander = パクチー; thyme = タイム; rosemary = ローズマリー; oregano = オレガノ;
  paprika = パプリカ; black pepper = 黒@くろ=black こしょう=pepper; curry powder = カレー粉@カレーこ; yeast = イースト; baking powder = ベーキングパウダー; batter = 衣@ころも;
  syrup, maple syrup = シロップ; custard = カスタード; jelly = ゼリー; mousse, chocolate mousse = ムース; meringue = メレンゲ; marzipan = マジパン;
  marshmallow = マシュマロ; lollipop = 棒@ぼう=stick つき=with キャンディー=candy; liquorice = リコリス; fudge, toffee, taffy = キャラメル;
  chocolate spread = チョコレート=chocolate クリーム=cream; whipped cream = ホイップクリーム; sorbet = シャーベット; tart = タルト; lemon tart = レモン=lemon タルト=tart;
  strawberry tart = いちご=strawberry の=:of タルト=tart; cherry pie = チェリー=cherry パイ=pie; pumpkin pie = パンプキン=pumpkin パイ=pie;
  apple crumble, crumble = クランブル; strudel, apple strudel = シュトルーデル; rice pudding = ライスプディング; tiramisu = ティラミス; brownie = ブラウニー;
  gingerbread = ジンジャーブレッド; shortbread = ショートブレッド; gateau = ケーキ; brioche = ブリオッシュ; brown bread = 黒@くろ=brown パン=bread;
  white bread = 白い@しろい=white パン=bread; rye bread = ライ麦@ライむぎ=rye パン=bread; garlic bread = ガーリック=garlic トースト=toast; fondue = フォンデュ;
  raclette = ラクレット; tapas = タパス; nacho, nachos = ナチョス; guacamole = ワカモレ; pesto = ペスト=pesto ソース=sauce; quinoa = キヌア; gnocchi = ニョッキ;
  ravioli = ラビオリ; macaroni = マカロニ; gratin = グラタン; ratatouille = ラタトゥイユ; goulash = グーラッシュ; schnitzel = シュニッツェル; sauerkraut = ザワークラウト; pho = フォー;
  dim sum = 点心@てんしん; hotpot = 鍋料理@なべりょうり; broth = だし; tomato sauce = トマト=tomato ソース=sauce; mayo = マヨネーズ; coconut milk = ココナッツミルク;
  soy, soya = 大豆@だいず; chickpea = ひよこ豆@ひよこまめ; green bean = いんげん; red cabbage = 紫@むらさき=red キャベツ=cabbage; fennel = フェンネル; rhubarb = ルバーブ;
  blackcurrant = カシス; redcurrant = 赤すぐり@あかすぐり; pistachio = ピスタチオ; cashew = カシューナッツ; hazelnut = ヘーゼルナッツ;
  sunflower seed = ひまわり=sunflower の=:of 種@たね=seed; fried potato = フライドポテト; french fries = フライドポテト; crisps = ポテトチップス;
  mashed potato, mashed potatoes = マッシュポテト; strawberry jam = いちご=strawberry ジャム=jam; green salad = グリーン=green サラダ=salad;
  tomato salad = トマト=tomato サラダ=salad; caesar salad = シーザー=Caesar サラダ=salad; vegetable curry = 野菜@やさい=vegetable カレー=curry;
  chicken curry = チキン=chicken カレー=curry; tofu curry = 豆腐@とうふ=tofu カレー=curry; leftovers = 残り物@のこりもの; takeaway, takeout = テイクアウト;
  starter, appetizer, appetiser = 前菜@ぜんさい; main course, main dish = メイン=main 料理@りょうり=dish; side dish = おかず; dish = 料理@りょうり;
  speciality, specialty = 名物@めいぶつ; sunday roast = 日曜日@にちようび=Sunday の=:of ロースト=roast 料理@りょうり=dish;
  street food = 屋台@やたい=food_stall の=:of 食べ物@たべもの=food; spicy food = 辛い@からい=spicy 食べ物@たべもの=food;
  vegetarian food = ベジタリアン=vegetarian 料理@りょうり=food; soul food = ソウルフード; health food = 健康@けんこう=health 食品@しょくひん=food;
  frozen food = 冷凍食品@れいとうしょくひん; baby food = 離乳食@りにゅうしょく; lunchbox, lunch box, packed lunch = お弁当@おべんとう; sweets = お菓子@おかし;
  pastry, pastries = 焼き菓子@やきがし; loaf = パン; crumb = パンくず; portion = 一人前@いちにんまえ; grocery, groceries = 食料品@しょくりょうひん; fruits = 果物@くだもの;
  raw fish = 生@なま=raw の=:of 魚@さかな=fish; pea soup = 豆@まめ=pea スープ=soup;
piece food:
  pretzel, brezel = プレッツェル; bun = 丸い@まるい=round パン=bread; chicken sandwich = チキン=chicken サンド=sandwich; egg sandwich = 卵@たまご=egg サンド=sandwich;
  tuna sandwich = ツナ=tuna サンド=sandwich; wrap = ラップ=wrap サンド=sandwich; veggie burger = ベジ=veggie バーガー=burger; spring roll = 春巻き@はるまき;
  carrot cake = キャロット=carrot ケーキ=cake; lemon cake = レモン=lemon ケーキ=cake; cream cake = クリーム=cream ケーキ=cake; fruit cake = フルーツ=fruit ケーキ=cake;
  sponge cake = スポンジ=sponge ケーキ=cake; wedding cake = ウェディング=wedding ケーキ=cake; boiled egg = ゆで卵@ゆでたまご; cherry tomato = ミニトマト;
  sweet pepper, red pepper, green pepper = ピーマン; turnip = かぶ; artichoke = アーティチョーク; brussels sprout = 芽キャベツ@めキャベツ; clementine, satsuma = みかん;
  nectarine = ネクタリン; papaya = パパイヤ; passion fruit = パッションフルーツ; pomegranate = ざくろ; persimmon = 柿@かき; grapes = ぶどう; baked potato = ベークドポテト;
  pickle, gherkin = ピクルス; chocolate bar = 板@いた=bar チョコ=chocolate; praline = チョコレート; cream puff = シュークリーム; oysters = 牡蠣@かき;
long food:
  bratwurst = ソーセージ; spring onion, scallion = ねぎ; green onion = ねぎ; ice lolly, popsicle = アイスキャンディー; breadstick = グリッシーニ;
flat food:
  chop = 骨付き@ほねつき=bone-in 肉@にく=meat; croque-monsieur = クロックムッシュ;
cup drink:
  soda = 炭酸飲料@たんさんいんりょう; fizzy drink = 炭酸飲料@たんさんいんりょう; black coffee = ブラック=black コーヒー=coffee;
  white coffee = ミルク=milk 入り@いり=with の=:of コーヒー=coffee; decaf = カフェインレス=decaf コーヒー=coffee; americano = アメリカーノ; flat white = フラットホワイト;
  instant coffee = インスタント=instant コーヒー=coffee; tap water = 水道水@すいどうすい; still water = 水@みず; sparkling water = 炭酸水@たんさんすい; hot water = お湯@おゆ;
  oat milk = オーツ=oat ミルク=milk; soya milk = 豆乳@とうにゅう; almond milk = アーモンド=almond ミルク=milk; grape juice = ぶどう=grape ジュース=juice;
  pineapple juice = パイナップル=pineapple ジュース=juice; lemon water = レモン=lemon 水@すい=water; ice tea = アイス=ice ティー=tea;
  peppermint tea = ペパーミント=peppermint ティー=tea; camomile tea, chamomile tea = カモミール=chamomile ティー=tea; earl grey = アールグレイ;
  milk tea = ミルク=milk ティー=tea; bubble tea = タピオカ=tapioca ティー=tea; matcha = 抹茶@まっちゃ; sparkling wine = スパークリングワイン; rosé = ロゼ;
  mulled wine = ホットワイン; brandy = ブランデー; liqueur = リキュール; schnapps = シュナップス; soju = ソジュ; shochu = 焼酎@しょうちゅう; makgeolli = マッコリ; whiskey = ウイスキー;
  ale, lager = ビール; draught beer, draft beer = 生ビール@なまビール; pumpkin soup = かぼちゃ=pumpkin の=:of スープ=soup; fish soup = 魚@さかな=fish の=:of スープ=soup;
  noodle soup = ヌードル=noodle スープ=soup; beverage = 飲み物@のみもの; fruit juice = フルーツ=fruit ジュース=juice;
thing fact:
  appetite = 食欲@しょくよく; hunger = 空腹@くうふく; thirst = のど=throat の=:of 渇き@かわき=dryness; taste, flavour, flavor = 味@あじ;
  birthday dinner = 誕生日@たんじょうび=birthday の=:of ディナー=dinner; christmas dinner = クリスマス=Christmas の=:of ディナー=dinner;
  dinner party = 夕食会@ゆうしょくかい; cooked breakfast, english breakfast = 温かい@あたたかい=hot 朝食@ちょうしょく=breakfast;
thing:
  vitamin = ビタミン; protein = たんぱく質@たんぱくしつ; calorie = カロリー; ice cube = 氷@こおり; cutlery = 食器@しょっき; dishes, tableware = 食器@しょっき; crockery = 食器@しょっき;
  jug = 水差し@みずさし; teapot = 急須@きゅうす; wine glass = ワイングラス; jar = 瓶@びん; tin = 缶詰@かんづめ; tray = お盆@おぼん; chopping board, cutting board = まな板@まないた;
  tin opener, can opener = 缶切り@かんきり; corkscrew = 栓抜き@せんぬき; ladle = おたま; saucepan = 鍋@なべ; wok = 中華鍋@ちゅうかなべ; rolling pin = 麺棒@めんぼう;
  grater = おろし金@おろしがね; sieve = ざる; kitchen scale, kitchen scales = 量り@はかり; water bottle = 水筒@すいとう; thermos = 魔法瓶@まほうびん; soup bowl = お椀@おわん;
  salad bowl = サラダ=salad ボウル=bowl; tablespoon = 大さじ@おおさじ; packet = 袋@ふくろ; foil = アルミホイル; cling film = ラップ; serviette = ナプキン; toothpick = つまようじ;
long:
  teaspoon = ティースプーン; whisk = 泡立て器@あわだてき; spatula = へら; wine bottle = ワイン=wine の=:of 瓶@びん=bottle;
machine:
  cooker, gas cooker = コンロ; blender, mixer, food processor = ミキサー; refrigerator = 冷蔵庫@れいぞうこ;
  coffee maker, espresso machine = コーヒー=coffee メーカー=maker; grill, barbecue grill = グリル; waffle iron = ワッフル=waffle メーカー=maker; scales = はかり;
`;
