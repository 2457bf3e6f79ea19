/** School, subjects, exams, office, jobs, phone and computer; lines as `readNounLines` reads them. */
export const learningLines = `
thing fact:
  uni = 大学@だいがく; faculty = 学部@がくぶ; campus = キャンパス; preschool = 保育園@ほいくえん; daycare = 託児所@たくじしょ; boarding school = 寄宿学校@きしゅくがっこう;
  evening school, night school = 夜間学校@やかんがっこう; art school = 美術学校@びじゅつがっこう; dance school = ダンス=dance 教室@きょうしつ=school;
  cooking school = 料理@りょうり=cooking 教室@きょうしつ=school; japanese school = 日本語@にほんご=Japanese 学校@がっこう=school; gymnasium = 体育館@たいいくかん;
  school trip = 修学旅行@しゅうがくりょこう; class trip = 遠足@えんそく; graduation = 卒業@そつぎょう; diploma, degree = 学位@がくい; mark = 点@てん; score = 点数@てんすう;
  school report = 通知表@つうちひょう; homework assignment, assignment = 課題@かだい; practice = 練習@れんしゅう; revision = 復習@ふくしゅう; research = 研究@けんきゅう;
  experiment = 実験@じっけん; knowledge = 知識@ちしき; skill = 技能@ぎのう; talent = 才能@さいのう; language skills = 語学力@ごがくりょく;
  language exam = 語学@ごがく=language の=:of 試験@しけん=exam; driving test = 運転免許@うんてんめんきょ=driving_licence の=:of 試験@しけん=test;
  maths test, math test = 数学@すうがく=maths の=:of テスト=test; maths exam = 数学@すうがく=maths の=:of 試験@しけん=exam; entrance exam = 入学試験@にゅうがくしけん;
  final exam = 期末試験@きまつしけん; maths class, math class = 数学@すうがく=maths の=:of 授業@じゅぎょう=class;
  english class, english lesson, english course = 英語@えいご=English の=:of 授業@じゅぎょう=class;
  german class, german lesson, german course = ドイツ語@ドイツご=German の=:of 授業@じゅぎょう=class;
  french class, french lesson, french course = フランス語@フランスご=French の=:of 授業@じゅぎょう=class;
  spanish class, spanish lesson = スペイン語@スペインご=Spanish の=:of 授業@じゅぎょう=class;
  korean class, korean lesson = 韓国語@かんこくご=Korean の=:of 授業@じゅぎょう=class;
  japanese class, japanese lesson = 日本語@にほんご=Japanese の=:of 授業@じゅぎょう=class; piano lesson = ピアノ=piano の=:of レッスン=lesson;
  guitar lesson = ギター=guitar の=:of レッスン=lesson; music lesson = 音楽@おんがく=music の=:of レッスン=lesson;
  swimming lesson = 水泳@すいえい=swimming の=:of レッスン=lesson; dance lesson, dance class, dance course = ダンス=dance の=:of レッスン=lesson;
  driving lesson = 運転@うんてん=driving の=:of 教習@きょうしゅう=lesson; yoga class = ヨガ=yoga の=:of クラス=class;
  cooking class, cooking course = 料理@りょうり=cooking 教室@きょうしつ=class; evening class, evening course = 夜間@やかん=evening 講座@こうざ=course;
  online course = オンライン=online 講座@こうざ=course; lessons = 授業@じゅぎょう; conversation class = 会話@かいわ=conversation の=:of 授業@じゅぎょう=class;
  pe, physical education = 体育@たいいく; ict = 情報@じょうほう; social studies = 社会科@しゃかいか; political science = 政治学@せいじがく; sociology = 社会学@しゃかいがく;
  anthropology = 人類学@じんるいがく; archaeology = 考古学@こうこがく; geology = 地質学@ちしつがく; ecology = 生態学@せいたいがく; statistics = 統計学@とうけいがく; algebra = 代数@だいすう;
  geometry = 幾何学@きかがく; theology = 神学@しんがく; art history = 美術史@びじゅつし; english literature = 英文学@えいぶんがく;
  french literature = フランス文学@フランスぶんがく; german studies = ドイツ文学@ドイツぶんがく; business studies, business administration = 経営学@けいえいがく; business = ビジネス;
  accounting = 会計@かいけい; journalism = ジャーナリズム; nursing = 看護@かんご; veterinary medicine = 獣医学@じゅういがく; civil engineering = 土木工学@どぼくこうがく;
  mechanical engineering = 機械工学@きかいこうがく; electrical engineering = 電気工学@でんきこうがく; graphic design = グラフィック=graphic デザイン=design; design = デザイン;
  computing = コンピューター; programming, coding = プログラミング; programming language = プログラミング=programming 言語@げんご=language; education = 教育@きょういく;
  mother tongue, native language, first language = 母語@ぼご; second language = 第二言語@だいにげんご; foreign language = 外国語@がいこくご; sign language = 手話@しゅわ;
  dialect = 方言@ほうげん; verb = 動詞@どうし; noun = 名詞@めいし; adjective = 形容詞@けいようし; particle = 助詞@じょし; phrase = 表現@ひょうげん; proverb = ことわざ; spelling = つづり;
  handwriting = 字@じ; writing = 文章@ぶんしょう; hangul = ハングル; translation = 翻訳@ほんやく; meaning = 意味@いみ; chapter = 章@しょう; page = ページ; text = 文章@ぶんしょう;
  title = タイトル; topic = 話題@わだい; quotation, quote = 引用@いんよう; speech = スピーチ; discussion, debate = 議論@ぎろん; group = グループ; beginning = 始まり@はじまり;
  ending = 終わり@おわり; result = 結果@けっか; success = 成功@せいこう; failure = 失敗@しっぱい; effort = 努力@どりょく; progress = 進歩@しんぽ; term, school term = 学期@がっき;
  school year = 学年@がくねん; summer holidays, summer vacation, school holidays = 夏休み@なつやすみ;
  christmas holidays, winter holiday, winter holidays, winter vacation = 冬休み@ふゆやすみ; spring break = 春休み@はるやすみ; bullying = いじめ;
thing:
  exercise book = ノート; pencil case = 筆箱@ふでばこ; sharpener, pencil sharpener = 鉛筆削り@えんぴつけずり; stapler = ホチキス; paper clip = クリップ; chalk = チョーク;
  ink = インク; whiteboard = ホワイトボード; folder = フォルダー; stationery = 文房具@ぶんぼうぐ; sticker = シール; note = メモ; invoice = 請求書@せいきゅうしょ;
  usb stick = USBメモリ@ユーエスビーメモリ; hard drive = ハードディスク; cable = ケーブル; phone charger = 充電器@じゅうでんき; hardware = ハードウェア; business card = 名刺@めいし;
  id card, identity card, id = 身分証明書@みぶんしょうめいしょ; key card = カードキー;
long:
  ballpoint pen, ballpoint, biro = ボールペン; fountain pen = 万年筆@まんねんひつ; felt-tip, felt tip, marker = マーカー; highlighter = 蛍光ペン@けいこうペン; crayon = クレヨン;
  coloured pencil, colored pencil = 色鉛筆@いろえんぴつ; usb cable = USBケーブル@ユーエスビーケーブル; short film = 短編映画@たんぺんえいが;
  animated film = アニメ=animated 映画@えいが=film; romance film, love film, romantic film = 恋愛映画@れんあいえいが; science fiction film = SF映画@エスエフえいが;
  musical film = ミュージカル=musical 映画@えいが=film; christmas film = クリスマス=Christmas 映画@えいが=film; movies = 映画@えいが; soap opera, sitcom = ドラマ;
  crime series = 刑事ドラマ@けいじドラマ;
book:
  encyclopedia, encyclopaedia = 百科事典@ひゃっかじてん; cookery book, recipe book = 料理@りょうり=cooking の=:of 本@ほん=book;
  crime novel, detective story = 推理小説@すいりしょうせつ; short story = 短編小説@たんぺんしょうせつ; love story, romance novel = 恋愛小説@れんあいしょうせつ;
  graphic novel = 漫画@まんが; fantasy novel = ファンタジー=fantasy 小説@しょうせつ=novel; horror novel = ホラー=horror 小説@しょうせつ=novel;
  history book = 歴史@れきし=history の=:of 本@ほん=book; school book = 教科書@きょうかしょ; grammar book = 文法@ぶんぽう=grammar の=:of 本@ほん=book;
  library book = 図書館@としょかん=library の=:of 本@ほん=book; audiobook = オーディオブック; e-book, ebook = 電子書籍@でんししょせき; photo album = アルバム;
  sketchbook = スケッチブック; bible = 聖書@せいしょ; workbook = 問題集@もんだいしゅう; journal = 日記@にっき;
thing fact:
  profession, occupation = 職業@しょくぎょう; workplace = 職場@しょくば; full-time job = フルタイム=full-time の=:of 仕事@しごと=job;
  summer job = 夏@なつ=summer の=:of アルバイト=job; dream job = 夢@ゆめ=dream の=:of 仕事@しごと=job; side job = 副業@ふくぎょう;
  office job, desk job = 事務@じむ=office の=:of 仕事@しごと=job; volunteering, voluntary work, volunteer work = ボランティア; apprenticeship = 見習い@みならい;
  cv, resume = 履歴書@りれきしょ; application = 申し込み@もうしこみ; job interview = 面接@めんせつ; wage, wages, pay rise, promotion = 昇進@しょうしん;
  retirement = 退職@たいしょく; unemployment = 失業@しつぎょう; day off = 休み@やすみ; sick leave = 病気@びょうき=illness 休暇@きゅうか=leave; coffee break = 休憩@きゅうけい;
  working day, workday = 仕事@しごと=work の=:of 日@ひ=day; early shift = 早番@はやばん; late shift = 遅番@おそばん; business trip = 出張@しゅっちょう;
  business meeting, team meeting = 会議@かいぎ; video call, video conference = ビデオ=video 通話@つうわ=call; conference = 会議@かいぎ;
  training course = 研修@けんしゅう; office party = 会社@かいしゃ=office の=:of パーティー=party; startup, start-up = スタートアップ; agency = 代理店@だいりてん;
  headquarters = 本社@ほんしゃ; branch office = 支店@してん; warehouse = 倉庫@そうこ; workshop = 作業場@さぎょうば; laboratory, lab = 研究所@けんきゅうじょ;
  construction site, building site = 工事現場@こうじげんば; industry = 産業@さんぎょう; management = 経営@けいえい; marketing = マーケティング;
  advertising, advert, advertisement, ad = 広告@こうこく; customer service = カスタマーサービス; service = サービス; offer, special offer = 特価@とっか;
  booking = 予約@よやく; cancellation = キャンセル; complaint = 苦情@くじょう; solution = 解決策@かいけつさく; possibility = 可能性@かのうせい; chance = チャンス;
  decision = 決断@けつだん; responsibility = 責任@せきにん; duty = 義務@ぎむ; advantage = 利点@りてん; disadvantage = 欠点@けってん; misunderstanding = 誤解@ごかい;
  conversation = 会話@かいわ; call, telephone call = 電話@でんわ; telephone number, mobile number = 電話番号@でんわばんごう; voicemail = 留守番電話@るすばんでんわ; e-mail = メール;
  email address = メールアドレス; attachment = 添付ファイル@てんぷファイル; username = ユーザー名@ユーザーめい; file name = ファイル名@ファイルめい; code, source code = コード;
  search engine = 検索エンジン@けんさくエンジン; computer program = プログラム; virus scanner = ウイルス対策@ウイルスたいさく; signal = 電波@でんぱ; phone bill = 電話代@でんわだい;
  account = アカウント; profile = プロフィール; netflix = ネットフリックス; youtube = ユーチューブ; facebook = フェイスブック; instagram = インスタグラム; whatsapp = ワッツアップ;
  tiktok = ティックトック; twitter = ツイッター; google = グーグル; online shop = オンラインショップ; online game = オンラインゲーム; robotics = ロボット工学@ロボットこうがく;
  application form = 申込書@もうしこみしょ; nickname = あだ名@あだな; first name = 下の名前@したのなまえ; surname, last name, family name = 名字@みょうじ;
  birthplace = 出身地@しゅっしんち; date of birth, birth date = 生年月日@せいねんがっぴ; nationality = 国籍@こくせき; signature = サイン; age group = 年代@ねんだい;
  gender = 性別@せいべつ; marital status = 結婚歴@けっこんれき;
`;
