import { describeInEach } from '../../../../tests/support/sayPlainly';

describeInEach(
  'measures, amounts, offers and what is not known',
  `
I'd like a slice of pizza, please. → Je voudrais une tranche de pizza. → Ich möchte eine Scheibe Pizza. → ピザが一切れほしいです。 → 피자 한 조각을 먹고 싶어요.
I bought two pairs of socks. → J’ai acheté deux paires de chaussettes. → Ich habe zwei Paar Socken gekauft. → 靴下を二足買いました。 → 양말 두 켤레를 샀어요.
Would you like a juice? → Est-ce que tu voudrais un jus de fruits ? → Möchtest du einen Saft? → ジュースはいかがですか。 → 주스를 마시고 싶어요?
Can I have a beer, please? → Est-ce que je peux avoir une bière ? → Kann ich ein Bier haben? → ビールをもらえますか。 → 맥주를 주실 수 있어요?
I just had a sandwich. → Je viens de manger un sandwich. → Ich habe gerade ein Sandwich gegessen. → サンドイッチを食べたばかりです。 → 샌드위치를 막 먹었어요.
I don't know if she's still ill. → Je ne sais pas si elle est encore malade. → Ich weiß nicht, ob sie noch krank ist. → 彼女がまだ病気かどうか分かりません。 → -
I'm staying for three nights. → Je reste trois nuits. → Ich bleibe für drei Nächte. → 三泊します。 → 3박 동안 머물러요.
It's always warm here. → Il fait toujours chaud ici. → Es ist hier immer warm. → ここはいつも暖かいです。 → 항상 여기는 따뜻해요.
How long have you worked here? → Depuis combien de temps est-ce que tu travailles ici ? → Wie lange arbeitest du schon hier? → どのくらいここで働いていますか。 → 여기에서 일한 지 얼마나 됐어요?
I'm just hungry. → J’ai juste faim. → Ich habe nur Hunger. → お腹がすいているだけです。 → 그냥 배고파요.
My room is not that small. → Ma chambre n’est pas si petite. → Mein Zimmer ist nicht so klein. → 私の部屋はそんなに小さくないです。 → 제 방은 그렇게 작지 않아요.
I have too many shoes. → J’ai trop de chaussures. → Ich habe zu viele Schuhe. → 靴が多すぎます。 → 신발이 너무 많아요.
She drinks too much wine. → Elle boit trop de vin. → Sie trinkt zu viel Wein. → ワインを飲みすぎます。 → 와인을 너무 많이 마셔요.
I don't eat enough. → Je ne mange pas assez. → Ich esse nicht genug. → 十分に食べません。 → 충분히 안 먹어요.
My car is big enough. → Ma voiture est assez grande. → Mein Auto ist groß genug. → 私の車は十分に大きいです。 → 제 차는 충분히 커요.
We have enough time. → Nous avons assez de temps. → Wir haben genug Zeit. → 私たちは十分な時間があります。 → 우리는 충분한 시간이 있어요.
The soup is almost cold. → La soupe est presque froide. → Die Suppe ist fast kalt. → - → -
`,
);
