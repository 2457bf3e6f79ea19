import { describeInEach } from '../../../../tests/support/sayPlainly';

describeInEach(
  'adverbs, times and wishes',
  `
Unfortunately I don't have a dog. → Malheureusement, je n’ai pas de chien. → Ich habe leider keinen Hund. → 残念ながら、犬がいません。 → 아쉽게도 강아지가 없어요.
Luckily my work is easy. → Heureusement, mon travail est facile. → Meine Arbeit ist zum Glück einfach. → 幸い、仕事は簡単です。 → 다행히 제 일은 쉬워요.
I mostly eat at home. → La plupart du temps, je mange à la maison. → Ich esse meistens zu Hause. → たいてい家で食べます。 → 주로 집에서 먹어요.
I just ate. → Je viens de manger. → Ich habe gerade gegessen. → 食べたばかりです。 → 막 먹었어요.
I just ate yesterday. → Hier, j’ai mangé. → Ich habe gestern gegessen. → 昨日食べました。 → 어제 먹었어요.
I work until five. → Je travaille jusqu’à cinq heures. → Ich arbeite bis fünf Uhr. → 五時まで働いています。 → 다섯 시까지 일해요.
I work from Monday to Friday. → Je travaille du lundi au vendredi. → Ich arbeite von Montag bis Freitag. → 月曜日から金曜日まで働いています。 → 월요일부터 금요일까지 일해요.
I get up around six. → Je me lève vers six heures. → Ich stehe gegen sechs Uhr auf. → 六時ごろ起きます。 → 여섯 시쯤에 일어나요.
I have lived here since last summer. → J’habite ici depuis l’été dernier. → Ich wohne seit letztem Sommer hier. → 去年の夏からここに住んでいます。 → 지난여름부터 여기에 살아요.
I haven't smoked since May. → Je n’ai pas fumé depuis mai. → Ich habe seit Mai nicht geraucht. → 五月からたばこを吸っていません。 → 오월부터 담배를 안 피웠어요.
I was born in 1985. → Je suis né en 1985. → Ich bin im Jahr 1985 geboren. → 1985年に生まれました。 → 1985년에 태어났어요.
I swim twice a week. → Je nage deux fois par semaine. → Ich schwimme zweimal pro Woche. → 週に二回泳ぎます。 → 일주일에 두 번 수영해요.
I'd like a tea. → Je voudrais un thé. → Ich möchte einen Tee. → お茶をお願いします。 → 차를 마시고 싶어요.
How long have you known her? → Depuis combien de temps est-ce que tu la connais ? → Wie lange kennst du sie schon? → どのくらい彼女を知っていますか。 → 그 사람을 안 지 얼마나 됐어요?
`,
);
