import { foodNouns, moreFoods } from './foodNouns';
import type { CounterName } from './numbers';
import { withTrait } from './themeNouns';

/**
 * Nouns by what they are counted with, each as the content writes its words; the gloss is the English lemma unless it is
 * given. People and animals are told by it too: they are there by いる.
 */
export const nounTables: Partial<Record<CounterName, Readonly<Record<string, string>>>> = {
  person: {
    person: '人@ひと', man: '男@おとこ の=:of 人@ひと=person', woman: '女@おんな の=:of 人@ひと=person', boy: '男の子@おとこのこ', girl: '女の子@おんなのこ',
    adult: '大人@おとな', baby: '赤ちゃん@あかちゃん', friend: '友だち@ともだち', 'best friend': '親友@しんゆう', colleague: '同僚@どうりょう', coworker: '同僚@どうりょう', 'co-worker': '同僚@どうりょう',
    boss: '上司@じょうし', boyfriend: '彼氏@かれし', girlfriend: '彼女@かのじょ', partner: 'パートナー', flatmate: 'ルームメイト', roommate: 'ルームメイト', neighbour: '隣@となり=next_door の=:of 人@ひと=person', neighbor: '隣@となり=next_door の=:of 人@ひと=person',
    teacher: '先生@せんせい', student: '学生@がくせい', pupil: '生徒@せいと', doctor: '医者@いしゃ', dentist: '歯医者@はいしゃ', nurse: '看護師@かんごし', engineer: 'エンジニア', programmer: 'プログラマー', designer: 'デザイナー',
    lawyer: '弁護士@べんごし', cook: '料理人@りょうりにん', chef: 'シェフ', waiter: 'ウェイター', waitress: 'ウェイトレス', musician: '音楽家@おんがくか', singer: '歌手@かしゅ', writer: '作家@さっか', author: '作家@さっか', translator: '翻訳者@ほんやくしゃ',
    journalist: '記者@きしゃ', researcher: '研究者@けんきゅうしゃ', scientist: '科学者@かがくしゃ', pharmacist: '薬剤師@やくざいし', 'police officer': '警察官@けいさつかん', policeman: '警察官@けいさつかん', firefighter: '消防士@しょうぼうし', hairdresser: '美容師@びようし',
    architect: '建築家@けんちくか', painter: '画家@がか', artist: 'アーティスト', actor: '俳優@はいゆう', actress: '女優@じょゆう', pilot: 'パイロット', farmer: '農家@のうか', housewife: '主婦@しゅふ', freelancer: 'フリーランス', driver: '運転手@うんてんしゅ', secretary: '秘書@ひしょ',
    manager: 'マネージャー', 'office worker': '会社員@かいしゃいん', accountant: '会計士@かいけいし', 'civil servant': '公務員@こうむいん', vet: '獣医@じゅうい', psychologist: '心理学者@しんりがくしゃ', photographer: '写真家@しゃしんか', soldier: '兵士@へいし', customer: 'お客さん@おきゃくさん', guest: 'お客さん@おきゃくさん',
    owner: 'オーナー', foreigner: '外国人@がいこくじん', 'shop assistant': '店員@てんいん', mechanic: '整備士@せいびし', carpenter: '大工@だいく', 'care worker': '介護士@かいごし', beginner: '初心者@しょしんしゃ', vegetarian: 'ベジタリアン', vegan: 'ビーガン', tourist: '観光客@かんこうきゃく', patient: '患者@かんじゃ', child: '子ども@こども', kid: '子ども@こども',
    'bank clerk': '銀行員@ぎんこういん', baker: 'パン屋@パンや', president: '社長@しゃちょう', guy: '男@おとこ の=:of 人@ひと=person', lady: '女@おんな の=:of 人@ひと=person', people: '人@ひと', pensioner: '年金生活者@ねんきんせいかつしゃ', librarian: '司書@ししょ', genius: '天才@てんさい', ghost: '幽霊@ゆうれい', 'part-timer': 'アルバイト', electrician: '電気技師@でんきぎし', consultant: 'コンサルタント',
  },
  small: {
    cat: '猫@ねこ', kitten: '子猫@こねこ', dog: '犬@いぬ', puppy: '子犬@こいぬ', pet: 'ペット', animal: '動物@どうぶつ', fish: '魚@さかな', goldfish: '金魚@きんぎょ', hamster: 'ハムスター', mouse: 'ねずみ', turtle: '亀@かめ', tortoise: '亀@かめ', monkey: '猿@さる', fox: '狐@きつね', frog: 'かえる', snake: '蛇@へび',
    insect: '虫@むし', spider: 'クモ', bee: '蜂@はち', 'guinea pig': 'モルモット', butterfly: 'ちょう', fly: 'はえ', ant: 'あり', wolf: '狼@おおかみ', 'raccoon dog': 'たぬき', squirrel: 'りす',
  },
  big: { horse: '馬@うま', cow: '牛@うし', pig: '豚@ぶた', sheep: '羊@ひつじ', elephant: '象@ぞう', lion: 'ライオン', tiger: 'トラ', bear: '熊@くま', deer: '鹿@しか', panda: 'パンダ', goat: 'やぎ', dolphin: 'イルカ', whale: '鯨@くじら', donkey: 'ロバ', giraffe: 'キリン' },
  bird: { bird: '鳥@とり', parrot: 'オウム', chicken: '鶏@にわとり', duck: 'あひる', rabbit: 'うさぎ', penguin: 'ペンギン', owl: 'ふくろう' },
  flat: {
    ticket: '切符@きっぷ', photo: '写真@しゃしん', picture: '写真@しゃしん', photograph: '写真@しゃしん', shirt: 'シャツ', 't-shirt': 'Tシャツ@ティーシャツ', paper: '紙@かみ', plate: '皿@さら', stamp: '切手@きって', postcard: '絵葉書@えはがき', card: 'カード', map: '地図@ちず', coat: 'コート', jacket: 'ジャケット', sweater: 'セーター', jumper: 'セーター', dress: 'ドレス',
    pizza: 'ピザ', towel: 'タオル', blanket: '毛布@もうふ', leaf: '葉っぱ@はっぱ', painting: '絵@え', skirt: 'スカート', cd: 'CD@シーディー', scarf: 'マフラー', handkerchief: 'ハンカチ', trousers: 'ズボン', jeans: 'ジーンズ', clothes: '服@ふく', pyjamas: 'パジャマ', letter: '手紙@てがみ',
  },
  long: {
    pen: 'ペン', pencil: '鉛筆@えんぴつ', umbrella: '傘@かさ', tree: '木@き', flower: '花@はな', bottle: '瓶@びん', film: '映画@えいが', movie: '映画@えいが', 'horror film': 'ホラー=horror 映画@えいが=film', 'horror movie': 'ホラー=horror 映画@えいが=film', banana: 'バナナ', carrot: 'にんじん', tie: 'ネクタイ', finger: '指@ゆび', tooth: '歯@は', guitar: 'ギター', rose: 'ばら',
    knife: 'ナイフ', fork: 'フォーク', spoon: 'スプーン', key: '鍵@かぎ', river: '川@かわ', road: '道@みち', street: '通り@とおり', belt: 'ベルト', cigarette: 'たばこ', leg: '足@あし', arm: '腕@うで', violin: 'バイオリン', flute: 'フルート', trumpet: 'トランペット', video: '動画@どうが', tail: '尻尾@しっぽ',
  },
  book: { book: '本@ほん', magazine: '雑誌@ざっし', notebook: 'ノート', dictionary: '辞書@じしょ', novel: '小説@しょうせつ', comic: '漫画@まんが', manga: '漫画@まんが', textbook: '教科書@きょうかしょ', diary: '日記@にっき', newspaper: '新聞@しんぶん' },
  machine: {
    car: '車@くるま', bicycle: '自転車@じてんしゃ', bike: '自転車@じてんしゃ', motorbike: 'バイク', motorcycle: 'バイク', bus: 'バス', train: '電車@でんしゃ', taxi: 'タクシー', computer: 'パソコン', laptop: 'ノートパソコン', phone: '電話@でんわ', smartphone: 'スマホ', tv: 'テレビ', television: 'テレビ', camera: 'カメラ', piano: 'ピアノ', fridge: '冷蔵庫@れいぞうこ',
    tram: '路面電車@ろめんでんしゃ', subway: '地下鉄@ちかてつ', metro: '地下鉄@ちかてつ', underground: '地下鉄@ちかてつ', bed: 'ベッド', table: 'テーブル', radio: 'ラジオ', drum: 'ドラム', drums: 'ドラム', robot: 'ロボット', truck: 'トラック', 'washing machine': '洗濯機@せんたくき',
  },
  cup: {
    coffee: 'コーヒー', tea: 'お茶@おちゃ', 'black tea': '紅茶@こうちゃ', 'green tea': '緑茶@りょくちゃ', water: '水@みず', beer: 'ビール', wine: 'ワイン', milk: '牛乳@ぎゅうにゅう', juice: 'ジュース', 'orange juice': 'オレンジ=orange ジュース=juice', 'apple juice': 'りんご=apple ジュース=juice', cola: 'コーラ', 'hot chocolate': 'ココア', soup: 'スープ', sake: '日本酒@にほんしゅ', alcohol: 'お酒@おさけ', 'red wine': '赤@あか=red ワイン=wine', whisky: 'ウイスキー', 'miso soup': '味噌汁@みそしる', lemonade: 'レモネード',
    drink: '飲み物@のみもの',
  },
  house: { house: '家@いえ', shop: '店@みせ', store: '店@みせ', restaurant: 'レストラン', café: 'カフェ', cafe: 'カフェ', bakery: 'パン屋@パンや', bar: 'バー', pub: 'パブ', hotel: 'ホテル', supermarket: 'スーパー', bookshop: '本屋@ほんや', bookstore: '本屋@ほんや' },
  piece: { apple: 'りんご', egg: '卵@たまご', orange: 'オレンジ', tomato: 'トマト', potato: 'じゃがいも', onion: '玉ねぎ@たまねぎ', lemon: 'レモン', cake: 'ケーキ', strawberry: 'いちご', hamburger: 'ハンバーガー', burger: 'ハンバーガー', sandwich: 'サンドイッチ', ball: 'ボール', ring: '指輪@ゆびわ', biscuit: 'ビスケット', cookie: 'クッキー', peach: '桃@もも', pear: '梨@なし', mushroom: 'きのこ', croissant: 'クロワッサン', sausage: 'ソーセージ', doughnut: 'ドーナツ' },
  thing: {
    bag: 'かばん', backpack: 'リュック', box: '箱@はこ', cup: 'カップ', glass: 'コップ', hat: '帽子@ぼうし', cap: '帽子@ぼうし', shoe: '靴@くつ', sock: '靴下@くつした', glove: '手袋@てぶくろ', glasses: '眼鏡@めがね', watch: '時計@とけい', clock: '時計@とけい', wallet: '財布@さいふ', purse: '財布@さいふ', chair: 'いす', desk: '机@つくえ', sofa: 'ソファー', couch: 'ソファー', lamp: 'ランプ', door: 'ドア', window: '窓@まど', wall: '壁@かべ',
    room: '部屋@へや', kitchen: '台所@だいどころ', bathroom: 'お=:honorific 風呂場@ふろば=bathroom', bedroom: '寝室@しんしつ', 'living room': '居間@いま', garden: '庭@にわ', balcony: 'ベランダ', toilet: 'トイレ', floor: '床@ゆか', roof: '屋根@やね', shelf: '棚@たな', stairs: '階段@かいだん', lift: 'エレベーター', home: '家@いえ', flat: 'アパート', apartment: 'アパート', building: '建物@たてもの', garage: 'ガレージ',
    school: '学校@がっこう', university: '大学@だいがく', college: '大学@だいがく', kindergarten: '幼稚園@ようちえん', class: '授業@じゅぎょう', lesson: '授業@じゅぎょう', course: 'コース', office: 'オフィス', company: '会社@かいしゃ', factory: '工場@こうじょう', hospital: '病院@びょういん', pharmacy: '薬局@やっきょく', bank: '銀行@ぎんこう', 'post office': '郵便局@ゆうびんきょく', library: '図書館@としょかん', museum: '博物館@はくぶつかん', cinema: '映画館@えいがかん', theatre: '劇場@げきじょう', theater: '劇場@げきじょう', zoo: '動物園@どうぶつえん',
    church: '教会@きょうかい', temple: 'お寺@おてら', shrine: '神社@じんじゃ', castle: '城@しろ', park: '公園@こうえん', playground: '遊び場@あそびば', market: '市場@いちば', gym: 'ジム', 'swimming pool': 'プール', pool: 'プール', stadium: 'スタジアム', airport: '空港@くうこう', station: '駅@えき', 'train station': '駅@えき', 'bus stop': 'バス停@バスてい', harbour: '港@みなと', bridge: '橋@はし', square: '広場@ひろば', centre: '中心@ちゅうしん', farm: '農場@のうじょう', 'department store': 'デパート', 'convenience store': 'コンビニ',
    town: '町@まち', city: '町@まち', village: '村@むら', country: '国@くに', countryside: '田舎@いなか', world: '世界@せかい', sea: '海@うみ', ocean: '海@うみ', beach: 'ビーチ', lake: '湖@みずうみ', mountain: '山@やま', forest: '森@もり', wood: '森@もり', island: '島@しま', desert: '砂漠@さばく', field: '畑@はたけ', sky: '空@そら', star: '星@ほし', moon: '月@つき', sun: '太陽@たいよう', snow: '雪@ゆき', rain: '雨@あめ', wind: '風@かぜ', weather: '天気@てんき', nature: '自然@しぜん', place: '場所@ばしょ',
    food: '食べ物@たべもの', breakfast: '朝ご飯@あさごはん', lunch: '昼ご飯@ひるごはん', dinner: '晩ご飯@ばんごはん', supper: '晩ご飯@ばんごはん', meal: '食事@しょくじ', bread: 'パン', rice: 'ご飯@ごはん', pasta: 'パスタ', spaghetti: 'スパゲッティ', noodle: '麺@めん', sushi: 'すし', ramen: 'ラーメン', curry: 'カレー', meat: '肉@にく', beef: '牛肉@ぎゅうにく', pork: '豚肉@ぶたにく', sugar: '砂糖@さとう', salt: '塩@しお', butter: 'バター', cheese: 'チーズ', vegetable: '野菜@やさい', fruit: '果物@くだもの', salad: 'サラダ', garlic: 'にんにく', chocolate: 'チョコレート', 'ice cream': 'アイスクリーム',
    nut: 'ナッツ', peanut: 'ピーナッツ', toast: 'トースト', yoghurt: 'ヨーグルト', yogurt: 'ヨーグルト', jam: 'ジャム', honey: 'はちみつ', chip: 'フライドポテト', tofu: '豆腐@とうふ', seafood: 'シーフード', ham: 'ハム', bean: '豆@まめ', snack: 'おやつ', sweet: 'お菓子@おかし', candy: '飴@あめ', pancake: 'パンケーキ', pie: 'パイ', cereal: 'シリアル', salmon: '鮭@さけ', cherry: 'さくらんぼ', grape: 'ぶどう', pepper: 'こしょう', dessert: 'デザート',
    music: '音楽@おんがく', song: '歌@うた', sport: 'スポーツ', football: 'サッカー', soccer: 'サッカー', tennis: 'テニス', basketball: 'バスケットボール', baseball: '野球@やきゅう', volleyball: 'バレーボール', golf: 'ゴルフ', yoga: 'ヨガ', judo: '柔道@じゅうどう', chess: 'チェス', badminton: 'バドミントン', hockey: 'ホッケー', rugby: 'ラグビー', game: 'ゲーム', 'video game': 'テレビ=TV ゲーム=game', 'computer game': 'パソコン=computer ゲーム=game', hobby: '趣味@しゅみ', party: 'パーティー', concert: 'コンサート', festival: '祭り@まつり', wedding: '結婚式@けっこんしき', birthday: '誕生日@たんじょうび', holiday: '休み@やすみ', trip: '旅行@りょこう', walk: '散歩@さんぽ', dance: 'ダンス', art: '美術@びじゅつ', toy: 'おもちゃ', present: 'プレゼント', gift: 'プレゼント', series: 'ドラマ', show: '番組@ばんぐみ', podcast: 'ポッドキャスト', news: 'ニュース', internet: 'インターネット',
    cooking: '料理@りょうり', swimming: '水泳@すいえい', reading: '読書@どくしょ', travelling: '旅行@りょこう', traveling: '旅行@りょこう', hiking: 'ハイキング', dancing: 'ダンス', skiing: 'スキー', fishing: '釣り@つり', shopping: '買い物@かいもの', gardening: '園芸@えんげい', knitting: '編み物@あみもの', photography: '写真@しゃしん', climbing: 'クライミング', camping: 'キャンプ', running: 'ランニング', jogging: 'ジョギング', cycling: 'サイクリング',
    work: '仕事@しごと', job: '仕事@しごと', meeting: '会議@かいぎ', homework: '宿題@しゅくだい', exam: '試験@しけん', test: 'テスト', question: '質問@しつもん', answer: '答え@こたえ', problem: '問題@もんだい', idea: 'アイデア', plan: '計画@けいかく', dream: '夢@ゆめ', story: '話@はなし', word: '言葉@ことば', language: '言葉@ことば', sentence: '文@ぶん', name: '名前@なまえ', time: '時間@じかん', money: 'お金@おかね', price: '値段@ねだん', address: '住所@じゅうしょ', email: 'メール', message: 'メッセージ', interview: '面接@めんせつ', appointment: '約束@やくそく', experience: '経験@けいけん', life: '生活@せいかつ', history: '歴史@れきし', culture: '文化@ぶんか', mathematics: '数学@すうがく', maths: '数学@すうがく', math: '数学@すうがく', physics: '物理@ぶつり', biology: '生物学@せいぶつがく', medicine: '薬@くすり', law: '法律@ほうりつ', kanji: '漢字@かんじ', hiragana: 'ひらがな', katakana: 'カタカナ', thing: 'もの', passport: 'パスポート', luggage: '荷物@にもつ', housework: '家事@かじ', laundry: '洗濯物@せんたくもの', love: '愛@あい',
    hand: '手@て', foot: '足@あし', head: '頭@あたま', face: '顔@かお', eye: '目@め', ear: '耳@みみ', nose: '鼻@はな', mouth: '口@くち', hair: '髪@かみ', back: '背中@せなか', stomach: 'お腹@おなか', throat: 'のど', body: '体@からだ', voice: '声@こえ', cold: '風邪@かぜ', fever: '熱@ねつ', cough: 'せき', allergy: 'アレルギー', headache: '頭痛@ずつう', pollen: '花粉@かふん', dust: 'ほこり', darkness: '暗闇@くらやみ', dark: '暗闇@くらやみ', colour: '色@いろ', color: '色@いろ', morning: '朝@あさ', night: '夜@よる', evening: '夜@よる', summer: '夏@なつ', winter: '冬@ふゆ', spring: '春@はる', autumn: '秋@あき', weekend: '週末@しゅうまつ', noise: '騒音@そうおん', light: '電気@でんき', air: '空気@くうき', view: '景色@けしき', candle: 'ろうそく', plant: '植物@しょくぶつ', grass: '草@くさ', furniture: '家具@かぐ',
    monday: '月曜日@げつようび=Monday', tuesday: '火曜日@かようび=Tuesday', wednesday: '水曜日@すいようび=Wednesday', thursday: '木曜日@もくようび=Thursday', friday: '金曜日@きんようび=Friday', saturday: '土曜日@どようび=Saturday', sunday: '日曜日@にちようび=Sunday', christmas: 'クリスマス=Christmas',
  },
}; // oxfmt-ignore

/** Currencies and the like, which stand right behind a number. */
export const units: Readonly<Record<string, string>> = {
  euro: 'ユーロ', dollar: 'ドル', pound: 'ポンド', yen: '円@えん', kilometre: 'キロ', kilometer: 'キロ', metre: 'メートル', meter: 'メートル',
}; // oxfmt-ignore

/** Relatives: one's own first, then another's, to whom one is polite. */
export const relatives: Readonly<Record<string, readonly [own: string, others: string]>> = {
  mother: ['母@はは', 'お母さん@おかあさん'],
  mum: ['母@はは', 'お母さん@おかあさん'],
  mom: ['母@はは', 'お母さん@おかあさん'],
  father: ['父@ちち', 'お父さん@おとうさん'],
  dad: ['父@ちち', 'お父さん@おとうさん'],
  parent: ['両親@りょうしん=parents', 'ご=:honorific 両親@りょうしん=parents'],
  sister: ['姉@あね', 'お姉さん@おねえさん'],
  'older sister': ['姉@あね', 'お姉さん@おねえさん'],
  'big sister': ['姉@あね', 'お姉さん@おねえさん'],
  'elder sister': ['姉@あね', 'お姉さん@おねえさん'],
  'younger sister': ['妹@いもうと', '妹さん@いもうとさん'],
  'little sister': ['妹@いもうと', '妹さん@いもうとさん'],
  brother: ['兄@あに', 'お兄さん@おにいさん'],
  'older brother': ['兄@あに', 'お兄さん@おにいさん'],
  'big brother': ['兄@あに', 'お兄さん@おにいさん'],
  'elder brother': ['兄@あに', 'お兄さん@おにいさん'],
  'younger brother': ['弟@おとうと', '弟さん@おとうとさん'],
  'little brother': ['弟@おとうと', '弟さん@おとうとさん'],
  husband: ['夫@おっと', 'ご=:honorific 主人@しゅじん=husband'],
  wife: ['妻@つま', '奥さん@おくさん'],
  son: ['息子@むすこ', '息子さん@むすこさん'],
  daughter: ['娘@むすめ', '娘さん@むすめさん'],
  child: ['子ども@こども', 'お子さん@おこさん'],
  kid: ['子ども@こども', 'お子さん@おこさん'],
  grandmother: ['祖母@そぼ', 'おばあさん'],
  grandma: ['祖母@そぼ', 'おばあさん'],
  granny: ['祖母@そぼ', 'おばあさん'],
  grandfather: ['祖父@そふ', 'おじいさん'],
  grandpa: ['祖父@そふ', 'おじいさん'],
  grandparent: ['祖父母@そふぼ=grandparents', 'おじいさん=grandfather と=:and おばあさん=grandmother'],
  uncle: ['おじ', 'おじさん'],
  aunt: ['おば', 'おばさん'],
  cousin: ['いとこ', 'いとこ'],
  nephew: ['おい', 'おいごさん'],
  niece: ['めい', 'めいごさん'],
  grandchild: ['孫@まご', 'お孫さん@おまごさん'],
  grandson: ['孫@まご', 'お孫さん@おまごさん'],
  granddaughter: ['孫@まご', 'お孫さん@おまごさん'],
  family: ['家族@かぞく', 'ご=:honorific 家族@かぞく=family'],
  sibling: ['兄弟@きょうだい', 'ご=:honorific 兄弟@きょうだい=siblings'],
  twin: ['双子@ふたご', '双子@ふたご'],
  grandkid: ['孫@まご', 'お孫さん@おまごさん'],
  'great-grandmother': ['曾祖母@そうそぼ', 'ひいおばあさん'],
  'great-grandfather': ['曾祖父@そうそふ', 'ひいおじいさん'],
  stepmother: ['継母@ままはは', '継母@ままはは'],
  stepfather: ['継父@ままちち', '継父@ままちち'],
  'twin sister': ['双子@ふたご=twin の=:of 姉妹@しまい=sisters', '双子@ふたご=twin の=:of 姉妹@しまい=sisters'],
  'twin brother': [
    '双子@ふたご=twin の=:of 兄弟@きょうだい=brothers',
    '双子@ふたご=twin の=:of 兄弟@きょうだい=brothers',
  ],
  fiancé: ['婚約者@こんやくしゃ', '婚約者@こんやくしゃ'],
  fiancée: ['婚約者@こんやくしゃ', '婚約者@こんやくしゃ'],
  fiance: ['婚約者@こんやくしゃ', '婚約者@こんやくしゃ'],
  relative: ['親戚@しんせき', 'ご=:honorific 親戚@しんせき=relatives'],
  'brother-in-law': [
    '義理@ぎり=in-law の=:of 兄弟@きょうだい=brother',
    '義理@ぎり=in-law の=:of 兄弟@きょうだい=brother',
  ],
  'sister-in-law': ['義理@ぎり=in-law の=:of 姉妹@しまい=sister', '義理@ぎり=in-law の=:of 姉妹@しまい=sister'],
  'mother-in-law': ['義理@ぎり=in-law の=:of 母@はは=mother', '義理@ぎり=in-law の=:of お母さん@おかあさん=mother'],
  'father-in-law': ['義理@ぎり=in-law の=:of 父@ちち=father', '義理@ぎり=in-law の=:of お父さん@おとうさん=father'],
};

/** Places that hold things by に: ホテルに庭があります. */
export const buildings = new Set('house home flat apartment hotel school university hospital library museum park zoo station airport shop store restaurant café cafe bar office company town city village country room garden castle gym building classroom church temple shrine forest zoo cinema theatre theater stadium pool beach island cottage villa'.split(' ')); // oxfmt-ignore

/** What one has by あります rather than 持っています, for nobody carries it. */
export const notCarried = new Set('size podcast time money idea question problem plan dream fever cough allergy headache lesson class meeting exam test homework interview appointment experience party concert hobby house home flat apartment room garden balcony kitchen garage job work holiday birthday chance tree pool fireplace sauna fence hedge shed hut swing flu toothache stomachache backache migraine diabetes cancer asthma insomnia depression stress pain injury accident operation illness disease diet health balcony terrace attic basement cellar bathroom bedroom yard pond lawn greenhouse salary deadline task project presentation report lecture seminar overtime shift match race marathon tournament competition training picnic barbecue brunch reservation flight vacation tradition secret opinion advice reason hope luck break strike wish memory science chemistry geography mistake team traffic difference joke password pension rent mortgage tax goal freedom peace contract reservation therapy rubbish'.split(' ').concat('apple tree', 'cherry tree', 'pear tree', 'lemon tree', 'palm tree', 'swimming pool', 'vegetable garden', ...withTrait('fact'), ...withTrait('event'))); // oxfmt-ignore

export const bodyParts = new Set('hand foot head face eye ear nose mouth hair back stomach throat leg arm voice finger tooth tail knee shoulder elbow ankle wrist neck chest hip heart skin tongue lip chin cheek forehead belly muscle heel toe thumb eyebrow paw wing fur bone'.split(' ').concat(withTrait('body'))); // oxfmt-ignore

export const meals = new Set('breakfast lunch dinner supper'.split(' '));

export const drinks = new Set([
  ...Object.keys(nounTables.cup ?? {}),
  ...Object.keys(foodNouns.cup ?? {}),
  ...withTrait('drink'),
]);

export const foods = new Set([
  ...moreFoods,
  ...withTrait('food'),
  ...Object.keys(nounTables.piece ?? {}).filter((noun) => noun !== 'ball' && noun !== 'ring'),
  ...'food bread rice pasta spaghetti noodle sushi ramen curry meat beef pork butter cheese vegetable fruit salad garlic chocolate ice_cream nut peanut toast yoghurt yogurt chip tofu seafood ham bean snack sweet pancake pie cereal salmon cherry grape dessert pizza soup banana carrot'.split(' ').map((noun) => noun.replace('_', ' ')),
]); // oxfmt-ignore

/** What happens somewhere, by で: 公園でパーティーがあります. */
export const events = new Set([
  ...withTrait('event'),
  ...'party concert festival wedding meeting exam lesson class course game show match race marathon tournament competition exhibition lecture seminar picnic barbecue funeral ceremony carnival wedding presentation'.split(' '),
]); // oxfmt-ignore
