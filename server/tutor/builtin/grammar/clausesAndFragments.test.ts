import { describeInEach } from '../../../../tests/support/sayPlainly';

describeInEach(
  'clauses in clauses and dropped subjects',
  `
The woman who lives here plays the piano. → La femme qui habite ici joue du piano. → Die Frau, die hier wohnt, spielt Klavier. → ここに住んでいる女の人はピアノを弾きます。 → 여기에 사는 여자는 피아노를 쳐요.
The bread I bought is good. → Le pain que j’ai acheté est bon. → Das Brot, das ich gekauft habe, ist gut. → 私が買ったパンはおいしいです。 → 제가 산 빵은 맛있어요.
The shirt that I bought yesterday is blue. → La chemise que j’ai achetée hier est bleue. → Das Hemd, das ich gestern gekauft habe, ist blau. → 私が昨日買ったシャツは青いです。 → 어제 제가 산 셔츠는 파란색이에요.
The house where I live is small. → La maison où j’habite est petite. → Das Haus, in dem ich lebe, ist klein. → 私が住んでいる家は小さいです。 → 제가 사는 집은 작아요.
I saw a dog that likes cheese. → J’ai vu un chien qui aime le fromage. → Ich habe einen Hund gesehen, der Käse mag. → チーズが好きな犬を見ました。 → 치즈를 좋아하는 강아지를 봤어요.
My brother, who lives in Cardiff, is a teacher. → Mon frère, qui habite à Cardiff, est professeur. → Mein Bruder, der in Cardiff wohnt, ist Lehrer. → カーディフに住んでいる兄は先生です。 → 카디프에 사는 제 남동생은 선생님이에요.
I met a woman who was very old. → J’ai rencontré une femme qui était très vieille. → Ich habe eine Frau getroffen, die sehr alt war. → とても年を取っていた女の人に会いました。 → -
I have a sister who lives in Spain and a brother. → J’ai une sœur qui habite en Espagne et un frère. → Ich habe eine Schwester, die in Spanien lebt, und einen Bruder. → スペインに住んでいる姉と兄がいます。 → 스페인에 사는 여동생하고 남동생이 있어요.
Never been to France. → Je ne suis jamais allé en France. → Ich war noch nie in Frankreich. → 一度もフランスに行ったことがありません。 → 프랑스에 가 본 적이 없어요.
Just woke up. → Je viens de me réveiller. → Ich bin gerade aufgewacht. → 目が覚めたばかりです。 → 잠에서 막 깼어요.
Working tomorrow. → Demain, je travaille. → Ich arbeite morgen. → 明日働きます。 → 내일 일해요.
Fried the fish. → - → - → - → -
I got up, ate breakfast and missed the bus. → Je me suis levé, j’ai pris le petit déjeuner et j’ai raté le bus. → Ich bin aufgestanden, habe gefrühstückt und den Bus verpasst. → 起きて、朝ご飯を食べて、バスに乗り遅れました。 → 일어나서 아침을 먹고 버스를 놓쳤어요.
Do you know where the station is? → Est-ce que tu sais où est la gare ? → Weißt du, wo der Bahnhof ist? → 駅がどこか知っていますか。 → 역이 어디에 있는지 알아요?
I don't know if he comes tomorrow. → Je ne sais pas s’il vient demain. → Ich weiß nicht, ob er morgen kommt. → 彼が明日来るかどうか分かりません。 → 내일 그 사람이 오는지 몰라요.
I don't know what she said. → Je ne sais pas ce qu’elle a dit. → Ich weiß nicht, was sie gesagt hat. → 彼女が何を言ったか分かりません。 → 그 사람이 뭘 말했는지 몰라요.
Do you know how old she is? → Est-ce que tu sais quel âge elle a ? → Weißt du, wie alt sie ist? → 彼女が何歳か知っていますか。 → 그 사람이 몇 살인지 알아요?
I thought you were in Japan. → Je pensais que tu étais au Japon. → Ich dachte, dass du in Japan bist. → あなたは日本にいると思っていました。 → 일본에 계시는 줄 알았어요.
I thought she left. → - → Ich dachte, dass sie gegangen ist. → 彼女は出たと思っていました。 → 그 사람이 떠난 줄 알았어요.
I read before going to bed. → Je lis avant de me coucher. → Ich lese, bevor ich ins Bett gehe. → 寝る前に、本を読みます。 → 자러 가기 전에 책을 읽어요.
My sister cooked while I slept. → Ma sœur a cuisiné pendant que je dormais. → Meine Schwester hat gekocht, während ich geschlafen habe. → 私が寝ている間に、姉は料理をしました。 → 제가 자는 동안 제 여동생은 요리했어요.
I cried after she left. → - → Ich habe geweint, nachdem sie gegangen war. → 彼女が出た後で、私は泣きました。 → 그 사람이 떠난 후에 울었어요.
I waited until he came. → - → Ich habe gewartet, bis er gekommen ist. → 彼が来るまで、私は待ちました。 → 그 사람이 올 때까지 기다렸어요.
I was tired, that's why I slept. → J’étais fatigué, donc j’ai dormi. → Ich war müde, deshalb habe ich geschlafen. → 疲れていたので、寝ました。 → 피곤해서 잤어요.
I want my brother to come. → - → Ich will, dass mein Bruder kommt. → 兄に来てほしいです。 → 제 남동생이 오면 좋겠어요.
`,
);
