import type { VerbFrame } from '../verbFrames';
import type { ParticleName } from './words';

/** What a frame is with one kind of object or subject. */
interface Variant {
  readonly head: string;
  readonly object?: ParticleName;
  readonly isOngoing?: true;
}

/** How a frame is said. Heads are written as `headOf` reads them. */
export interface VerbRow extends Variant {
  /** The particle behind the object; without it the frame takes none. */
  readonly object?: ParticleName;
  /** Means nothing without its object. */
  readonly needsObject?: true;
  /** The verb where it has no object: 料理をする beside パスタを作る. */
  readonly bare?: string;
  /** English's simple present and past are ている and ていた: 住んでいます, 働いていました. */
  readonly isOngoing?: true;
  /** Only its present is ている: 勉強しています, but 勉強しました. */
  readonly isOngoingNow?: true;
  /** Where it is done: で unless another is given. */
  readonly place?: 'in' | 'at' | 'to' | 'along';
  /** Behind where it leads, に unless it is まで. */
  readonly goal?: 'until';
  /** The verb where it leads somewhere: 車で行く. */
  readonly towards?: string;
  /** With an object that is a person or an animal. */
  readonly withPerson?: Variant;
  readonly withAnimal?: Variant;
  /** Of what others feel: ほしがっている. */
  readonly ofOthers?: Variant;
  readonly ofSelf?: Variant;
  readonly ofThings?: Variant;
  /** The verb for some objects, by English noun. */
  readonly byObject?: Readonly<Record<string, string>>;
  /** 'A lot' is たくさん, otherwise よく. */
  readonly isMeasured?: true;
  /** 'Well' is 上手に, otherwise よく. */
  readonly isSkill?: true;
  /** The verb for 'can', where it is another; none where it cannot be said. */
  readonly able?: string;
  /** What is spoken, learnt and understood is a language. */
  readonly isOfLanguage?: true;
}

const put = (nouns: string, head: string): Record<string, string> =>
  Object.fromEntries(nouns.split(', ').map((noun) => [noun, head]));

/** What is played, by noun. */
const played = {
  ...put('guitar, piano, violin, bass, cello, keyboard, harp, ukulele, instrument', '5 弾く@ひく=play'),
  ...put('drum, drums', '5 たたく=play'),
  ...put('flute, trumpet, saxophone, clarinet, trombone, harmonica, recorder', '5 吹く@ふく=play'),
  ...put('football, soccer, tennis, basketball, baseball, volleyball, golf, chess, badminton, hockey, rugby, game, video game, computer game, card, sport, table tennis, yoga, judo', 's する=play'),
}; // prettier-ignore

/** `null` where a frame has no one verb for all that it may mean. */
export const verbRows: Readonly<Record<VerbFrame, VerbRow | null>> = {
  // Living, day by day
  live: { head: '5 住む@すむ=live', place: 'in', isOngoing: true },
  work: { head: '5 働く@はたらく=work', isOngoing: true },
  'work-as': { head: '5 として=as 働く@はたらく=work', object: 'none', needsObject: true, isOngoing: true },
  study: { head: 's 勉強@べんきょう=study する=do', object: 'object', isOngoingNow: true, isOfLanguage: true, isMeasured: true },
  sleep: { head: '1 寝る@ねる=sleep', able: '1 眠れる@ねむれる=can_sleep' },
  rest: { head: '5 休む@やすむ=rest' },
  relax: { head: 's リラックス=relaxation する=do' },
  'wake-up': { head: '1 目@め=eyes が=:subject 覚める@さめる=wake_up', able: '' },
  'get-up': { head: '1 起きる@おきる=get_up' },
  'go-to-bed': { head: '1 寝る@ねる=go_to_bed' },
  'fall-asleep': { head: '5 眠り@ねむり=sleep に=:to つく=fall' },
  shower: { head: '1 シャワー=shower を=:object 浴びる@あびる=take' },
  exercise: { head: 's 運動@うんどう=exercise する=do' },
  train: { head: 's トレーニング=training を=:object する=do' },
  clean: { head: 's 掃除@そうじ=cleaning する=do', object: 'object', bare: 's 掃除@そうじ=cleaning を=:object する=do' },
  wash: { head: '5 洗う@あらう=wash', object: 'object', needsObject: true },
  cook: { head: '5 作る@つくる=cook', object: 'object', bare: 's 料理@りょうり=cooking を=:object する=do', isSkill: true },
  bake: { head: '5 焼く@やく=bake', object: 'object', needsObject: true, isSkill: true },
  shop: { head: 's 買い物@かいもの=shopping を=:object する=do' },
  travel: { head: 's 旅行@りょこう=travel する=do', place: 'along' },
  'move-house': { head: '5 引っ越す@ひっこす=move', place: 'to' },
  stay: { head: '1 いる=stay', place: 'at' },
  wait: { head: '5 待つ@まつ=wait', isOngoingNow: true },
  'wait-for': { head: '5 待つ@まつ=wait', object: 'object', needsObject: true, isOngoingNow: true },
  hurry: { head: '5 急ぐ@いそぐ=hurry' },
  practise: { head: 's 練習@れんしゅう=practice する=do', object: 'object', isOngoingNow: true, isOfLanguage: true, isMeasured: true },
  // Moving
  go: { head: '5 行く@いく=go', place: 'to' },
  'go-out': { head: '1 出かける@でかける=go_out' },
  'go-home': { head: '5 帰る@かえる=go_home' },
  'go-for-a-walk': { head: 's 散歩@さんぽ=walk する=do', place: 'along' },
  come: { head: 'k 来る@くる=come', place: 'to' },
  'come-back': { head: 'k 帰っ@かえっ~帰る=return て=:link 来る@くる=come', place: 'to' },
  arrive: { head: '5 着く@つく=arrive', place: 'at' },
  leave: { head: '1 出る@でる=leave', object: 'object' },
  walk: { head: '5 歩く@あるく=walk', place: 'along', goal: 'until' },
  run: { head: '5 走る@はしる=run', place: 'along', goal: 'until' },
  swim: { head: '5 泳ぐ@およぐ=swim', isSkill: true },
  cycle: { head: '5 自転車@じてんしゃ=bicycle に=:to 乗る@のる=ride', towards: '5 自転車@じてんしゃ=bicycle で=:by 行く@いく=go' },
  hike: { head: 's ハイキング=hiking を=:object する=do' },
  ski: { head: 's スキー=skiing を=:object する=do', isSkill: true },
  drive: { head: 's 運転@うんてん=driving する=do', object: 'object', bare: 's 運転@うんてん=driving を=:object する=do', towards: '5 車@くるま=car で=:by 行く@いく=go', isSkill: true },
  fly: { head: '5 飛ぶ@とぶ=fly', towards: '5 飛行機@ひこうき=plane で=:by 行く@いく=go' },
  climb: { head: '5 登る@のぼる=climb', object: 'to', needsObject: true },
  jump: { head: '5 跳ぶ@とぶ=jump' },
  dance: { head: '5 踊る@おどる=dance', isSkill: true },
  sit: { head: '5 座る@すわる=sit', place: 'at', isOngoing: true },
  stand: { head: '5 立つ@たつ=stand', place: 'at', isOngoing: true },
  lie: { head: '5 横@よこ=side に=:to なる=lie', place: 'at', isOngoing: true },
  fall: { head: '5 転ぶ@ころぶ=fall', ofThings: { head: '1 落ちる@おちる=fall' } },
  'take-transport': { head: '5 乗る@のる=take', object: 'to', needsObject: true },
  ride: { head: '5 乗る@のる=ride', object: 'to', needsObject: true },
  'get-lost': { head: '5 道@みち=way に=in 迷う@まよう=get_lost' },
  'go-camping': { head: '5 キャンプ=camping に=:to 行く@いく=go' },
  'go-fishing': { head: '5 釣り@つり=fishing に=:to 行く@いく=go' },
  surf: { head: 's サーフィン=surfing を=:object する=do' },
  jog: { head: 's ジョギング=jogging を=:object する=do' },
  // Eating and drinking
  eat: { head: '1 食べる@たべる=eat', object: 'object', isMeasured: true },
  drink: { head: '5 飲む@のむ=drink', object: 'object', isMeasured: true },
  order: { head: 's 注文@ちゅうもん=order する=do', object: 'object' },
  try: null,
  taste: { head: 's 味見@あじみ=taste する=do', object: 'object' },
  smoke: { head: '5 たばこ=cigarette を=:object 吸う@すう=smoke' },
  // Mind and senses
  know: { head: '5 知る@しる=know', object: 'object', isOngoing: true, able: '' },
  understand: { head: '5 分かる@わかる=understand', object: 'subject', isOfLanguage: true, able: '5 分かる@わかる=understand' },
  learn: { head: 's 勉強@べんきょう=study する=do', object: 'object', isOngoingNow: true, isOfLanguage: true, isMeasured: true },
  teach: { head: '1 教える@おしえる=teach', object: 'object', isOngoingNow: true, isOfLanguage: true },
  think: { head: '1 考える@かんがえる=think', isOngoingNow: true },
  'think-about': { head: '1 考える@かんがえる=think', object: 'about', needsObject: true, isOngoingNow: true },
  'think-so': { head: '5 そう=so 思う@おもう=think', able: '' },
  believe: { head: '1 信じる@しんじる=believe', object: 'object', needsObject: true, isOngoingNow: true },
  hope: null,
  remember: { head: '1 覚える@おぼえる=remember', object: 'object', isOngoing: true },
  forget: { head: '1 忘れる@わすれる=forget', object: 'object' },
  'dream-of': { head: '1 夢@ゆめ=dream を=:object 見る@みる=see', object: 'of', needsObject: true },
  see: { head: '1 見る@みる=see', object: 'object', needsObject: true, withPerson: { head: '5 会う@あう=meet', object: 'to' }, able: '1 見える@みえる=can_see' },
  watch: { head: '1 見る@みる=watch', object: 'object', needsObject: true, isMeasured: true },
  'look-at': { head: '1 見る@みる=look_at', object: 'object', needsObject: true },
  hear: { head: '5 聞く@きく=hear', object: 'object', needsObject: true, able: '1 聞こえる@きこえる=can_hear' },
  'listen-to': { head: '5 聞く@きく=listen', object: 'object', needsObject: true },
  read: { head: '5 読む@よむ=read', object: 'object', bare: '5 本@ほん=book を=:object 読む@よむ=read', isMeasured: true },
  write: { head: '5 書く@かく=write', object: 'object', needsObject: true, isSkill: true },
  feel: null,
  // Liking
  like: { head: 'na 好き@すき=liked', object: 'subject', needsObject: true },
  love: { head: 'na 大好き@だいすき=loved', object: 'subject', needsObject: true },
  hate: { head: 'na 大嫌い@だいきらい=hated', object: 'subject', needsObject: true },
  prefer: { head: 'na 好き@すき=liked', object: 'ratherThan', needsObject: true },
  enjoy: { head: '5 楽しむ@たのしむ=enjoy', object: 'object', needsObject: true },
  want: { head: 'i ほしい=want', object: 'subject', needsObject: true, ofOthers: { head: '5 ほしがる=want', object: 'object', isOngoing: true } },
  need: { head: 'na 必要@ひつよう=necessary', object: 'subject', needsObject: true },
  miss: {
    head: 'i 恋しい@こいしい=missed', object: 'subject', needsObject: true,
    withPerson: { head: 'i 会い@あい~会う=meet たい=:want', object: 'to' }, withAnimal: { head: 'i 会い@あい~会う=meet たい=:want', object: 'to' },
    ofOthers: { head: '5 恋しがる@こいしがる=miss', object: 'object', isOngoing: true },
  },
  fear: { head: 'i 怖い@こわい=scary', object: 'subject', needsObject: true, ofOthers: { head: '5 怖がる@こわがる=fear', object: 'object', isOngoing: true } },
  'be-interested-in': { head: '5 興味@きょうみ=interest が=:subject ある=there_is', object: 'to', needsObject: true },
  'be-good-at': { head: 'na 上手@じょうず=good_at', object: 'subject', needsObject: true, ofSelf: { head: 'na 得意@とくい=good_at', object: 'subject' } },
  'be-allergic-to': { head: 'no アレルギー=allergy', object: 'none', needsObject: true },
  'be-married': { head: 's 結婚@けっこん=marriage する=do', isOngoing: true },
  'be-born': { head: '1 生まれる@うまれる=be_born', able: '' },
  'look-forward-to': { head: 's 楽しみ@たのしみ=looking_forward に=:to する=do', object: 'object', needsObject: true, isOngoing: true },
  collect: { head: '1 集める@あつめる=collect', object: 'object', needsObject: true, isOngoingNow: true },
  // Talking
  speak: { head: '5 話す@はなす=speak', object: 'object', isSkill: true, isOfLanguage: true },
  'talk-to': { head: '5 話す@はなす=talk', object: 'with', needsObject: true },
  'talk-about': { head: '5 話す@はなす=talk', object: 'about', needsObject: true },
  say: { head: '5 言う@いう=say', object: 'object', needsObject: true },
  tell: { head: '5 話す@はなす=tell', object: 'object', needsObject: true },
  ask: { head: '5 聞く@きく=ask', object: 'object', needsObject: true, withPerson: { head: '5 聞く@きく=ask', object: 'to' } },
  answer: { head: '1 答える@こたえる=answer', object: 'to' },
  call: { head: 's 電話@でんわ=phone_call を=:object する=do', object: 'to', needsObject: true },
  sing: { head: '5 歌う@うたう=sing', object: 'object', bare: '5 歌@うた=song を=:object 歌う@うたう=sing', isSkill: true },
  laugh: { head: '5 笑う@わらう=laugh' },
  cry: { head: '5 泣く@なく=cry' },
  smile: { head: '5 ほほえむ=smile' },
  shout: { head: '5 叫ぶ@さけぶ=shout' },
  'write-to': null,
  argue: { head: 's けんか=quarrel を=:object する=do' },
  chat: { head: 's おしゃべり=chatting を=:object する=do' },
  explain: { head: 's 説明@せつめい=explanation する=do', object: 'object', needsObject: true },
  // People
  meet: { head: '5 会う@あう=meet', object: 'to', needsObject: true },
  visit: { head: '1 訪れる@おとずれる=visit', object: 'object', needsObject: true, withPerson: { head: '1 訪ねる@たずねる=visit', object: 'object' } },
  help: { head: '5 手伝う@てつだう=help', object: 'object' },
  marry: { head: 's 結婚@けっこん=marriage する=do', object: 'with' },
  invite: { head: 's 招待@しょうたい=invitation する=do', object: 'object', needsObject: true },
  kiss: { head: 's キス=kiss を=:object する=do', object: 'to', needsObject: true },
  hug: { head: '1 抱きしめる@だきしめる=hug', object: 'object', needsObject: true },
  'look-after': { head: 's 世話@せわ=care を=:object する=do', object: 'of', needsObject: true },
  thank: { head: '5 お礼@おれい=thanks を=:object 言う@いう=say', object: 'to', needsObject: true },
  'get-to-know': { head: '5 知り合う@しりあう=get_to_know', object: 'with', needsObject: true },
  // Things
  make: { head: '5 作る@つくる=make', object: 'object', needsObject: true, byObject: put('coffee, tea, green tea, black tea', '1 いれる=make') },
  do: { head: 's する=do', object: 'object', needsObject: true },
  use: { head: '5 使う@つかう=use', object: 'object', needsObject: true },
  buy: { head: '5 買う@かう=buy', object: 'object', needsObject: true, isMeasured: true },
  sell: { head: '5 売る@うる=sell', object: 'object', needsObject: true },
  pay: { head: '5 払う@はらう=pay', object: 'object' },
  cost: { head: 's する=cost', object: 'none', needsObject: true, able: '' },
  bring: {
    head: 'k 持っ@もっ~持つ=bring て=:link 来る@くる=come', object: 'object', needsObject: true,
    withPerson: { head: 'k 連れ@つれ~連れる=bring て=:link 来る@くる=come', object: 'object' }, withAnimal: { head: 'k 連れ@つれ~連れる=bring て=:link 来る@くる=come', object: 'object' },
  },
  take: {
    head: '5 持っ@もっ~持つ=take て=:link 行く@いく=go', object: 'object', needsObject: true,
    withPerson: { head: '5 連れ@つれ~連れる=take て=:link 行く@いく=go', object: 'object' }, withAnimal: { head: '5 連れ@つれ~連れる=take て=:link 行く@いく=go', object: 'object' },
    byObject: { ...put('photo, picture, photograph', '5 撮る@とる=take'), ...put('medicine, pill, tablet', '5 飲む@のむ=take'), ...put('exam, test', '1 受ける@うける=take'), ...put('shower', '1 浴びる@あびる=take') },
  },
  carry: { head: '5 運ぶ@はこぶ=carry', object: 'object', needsObject: true },
  give: { head: '1 あげる=give', object: 'object', needsObject: true },
  send: { head: '5 送る@おくる=send', object: 'object', needsObject: true },
  show: { head: '1 見せる@みせる=show', object: 'object', needsObject: true },
  get: null,
  find: { head: '1 見つける@みつける=find', object: 'object', needsObject: true },
  'look-for': { head: '5 探す@さがす=look_for', object: 'object', needsObject: true, isOngoingNow: true },
  lose: { head: '5 なくす=lose', object: 'object', bare: '1 負ける@まける=lose' },
  open: { head: '1 開ける@あける=open', object: 'object', bare: '5 開く@あく=open' },
  close: { head: '1 閉める@しめる=close', object: 'object', bare: '5 閉まる@しまる=close' },
  start: { head: '1 始める@はじめる=start', object: 'object', bare: '1 始める@はじめる=start', ofThings: { head: '5 始まる@はじまる=start' } },
  finish: { head: '1 終える@おえる=finish', object: 'object', bare: '5 終わる@おわる=finish' },
  break: { head: '5 壊す@こわす=break', object: 'object', bare: '1 壊れる@こわれる=break', byObject: put('leg, arm, finger, foot, hand', '5 折る@おる=break') },
  repair: { head: '5 直す@なおす=repair', object: 'object', needsObject: true },
  build: { head: '1 建てる@たてる=build', object: 'object', needsObject: true, isOngoingNow: true },
  draw: { head: '5 描く@かく=draw', object: 'object', bare: '5 絵@え=picture を=:object 描く@かく=draw', isSkill: true },
  paint: { head: '5 塗る@ぬる=paint', object: 'object', bare: '5 絵@え=picture を=:object 描く@かく=paint', byObject: put('picture, painting, flower, animal, cat, portrait', '5 描く@かく=paint'), isSkill: true },
  wear: {
    head: '1 着る@きる=wear', object: 'object', needsObject: true, isOngoingNow: true,
    byObject: { ...put('shoe, sock, trousers, jeans, skirt, boot, pants', '5 はく=wear'), ...put('hat, cap, helmet', '5 かぶる=wear'), ...put('glasses', '1 かける=wear'), ...put('watch, tie, scarf, ring, glove', 's する=wear') },
  },
  win: { head: '5 勝つ@かつ=win', object: 'to', able: '1 勝てる@かてる=can_win', byObject: put('prize, medal, cup', '5 もらう=get') },
  choose: { head: '5 選ぶ@えらぶ=choose', object: 'object', needsObject: true },
  change: { head: '1 変える@かえる=change', object: 'object', bare: '5 変わる@かわる=change' },
  cut: { head: '5 切る@きる=cut', object: 'object', needsObject: true },
  throw: { head: '1 投げる@なげる=throw', object: 'object', needsObject: true },
  steal: { head: '5 盗む@ぬすむ=steal', object: 'object', needsObject: true },
  hide: { head: '5 隠す@かくす=hide', object: 'object', bare: '1 隠れる@かくれる=hide', place: 'at' },
  plant: { head: '1 植える@うえる=plant', object: 'object', needsObject: true, place: 'at' },
  grow: { head: '1 育てる@そだてる=grow', object: 'object', bare: '5 育つ@そだつ=grow', isOngoingNow: true },
  photograph: { head: '5 写真@しゃしん=photo を=:object 撮る@とる=take', object: 'of', bare: '5 写真@しゃしん=photo を=:object 撮る@とる=take' },
  'turn-on': { head: '1 つける=turn_on', object: 'object', needsObject: true },
  'turn-off': { head: '5 消す@けす=turn_off', object: 'object', needsObject: true },
  // Playing
  play: { head: 's する=play', object: 'object', bare: '5 遊ぶ@あそぶ=play', byObject: played, isSkill: true },
  'play-with': { head: '5 遊ぶ@あそぶ=play', object: 'with', needsObject: true, withPerson: { head: '5 遊ぶ@あそぶ=play', object: 'with' } },
  'play-sport': { head: 's する=play', object: 'object', needsObject: true, byObject: played, isSkill: true },
  'play-instrument': { head: '5 弾く@ひく=play', object: 'object', needsObject: true, byObject: played, isSkill: true },
  // Animals
  bark: { head: '1 ほえる=bark' },
  bite: { head: '5 かむ=bite', object: 'object' },
  feed: { head: '5 えさ=feed を=:object やる=give', object: 'to', needsObject: true },
  chase: { head: '1 追いかける@おいかける=chase', object: 'object', needsObject: true },
  scratch: { head: '5 引っかく@ひっかく=scratch', object: 'object' },
  snore: { head: '5 いびき=snoring を=:object かく=snore' },
  // Weather and events
  rain: { head: '5 雨@あめ=rain が=:subject 降る@ふる=fall', able: '' },
  snow: { head: '5 雪@ゆき=snow が=:subject 降る@ふる=fall', able: '' },
  happen: { head: '1 起きる@おきる=happen', able: '' },
}; // prettier-ignore
