import type { Crisis } from './table';

/** Where help is to be found, for who explains words in another language than English; that stands in the content. */
const help: Readonly<Record<string, Readonly<Record<Crisis, string>>>> = {
  de: {
    care: 'Danke, dass du das schreibst. Das klingt sehr schwer, und du musst damit nicht allein bleiben. Ich bin nur ein Programm: Bitte sprich jetzt mit einem Menschen, dem du vertraust, oder ruf ein Hilfetelefon an.\nDeutschland: 0800 111 0 111 (Telefonseelsorge, kostenlos, Tag und Nacht). Österreich: 142. Schweiz: 143. Anderswo: findahelpline.com. Bist du jetzt in Gefahr: 112. Hier muss nichts geübt werden.',
    harmed:
      'Das tut mir sehr leid. Niemand darf dir das antun, und du bist nicht schuld. Ich bin nur ein Programm: Bitte sprich mit einem Menschen, dem du vertraust, oder mit einem Hilfetelefon.\nDeutschland: 116 016 (Gewalt gegen Frauen, kostenlos, Tag und Nacht, in vielen Sprachen). Anderswo: findahelpline.com. Bist du jetzt in Gefahr: Polizei 110 oder 112. Hier muss nichts geübt werden.',
  },
  fr: {
    care: 'Merci de l’écrire. Cela a l’air très dur, et vous n’avez pas à porter cela sans aide. Je ne suis qu’un programme : parlez-en maintenant à quelqu’un de proche, ou appelez une ligne d’écoute.\nFrance : 3114 (gratuit, jour et nuit). Ailleurs : findahelpline.com. En danger tout de suite : 112 ou 15. Il n’y a rien à pratiquer ici.',
    harmed:
      'Ce que vous vivez est grave. Personne n’a le droit de vous faire cela, et ce n’est pas votre faute. Je ne suis qu’un programme : parlez-en à quelqu’un de confiance, ou appelez une ligne d’écoute.\nFrance : 3919 (violences, gratuit, jour et nuit). Ailleurs : findahelpline.com. En danger tout de suite : 17 ou 112, par SMS 114. Il n’y a rien à pratiquer ici.',
  },
  ja: {
    care: '書いてくれて、ありがとうございます。とてもつらいのですね。一人でかかえなくていいです。これはただのプログラムですから、今、近くの人か、相談窓口に話してください。\n日本：0120-279-338（よりそいホットライン）、0120-061-338（#いのちSOS）。無料です。ほかの国：findahelpline.com。今すぐ危ないときは119。ここでは何も練習しなくていいです。',
    harmed:
      'とてもつらいですね。あなたは悪くありません。だれにも、そんなことをする権利はありません。これはただのプログラムですから、信頼できる人か、相談窓口に話してください。\n日本：#8008（DV相談ナビ）、0120-279-889（DV相談プラス、24時間）。ほかの国：findahelpline.com。今すぐ危ないときは110。ここでは何も練習しなくていいです。',
  },
  ko: {
    care: '말해 줘서 고마워요. 많이 힘드시군요. 혼자 견디지 않아도 돼요. 저는 프로그램일 뿐이니, 지금 가까운 사람이나 상담 전화에 꼭 이야기하세요.\n한국: 109 (무료, 24시간). 다른 나라: findahelpline.com. 지금 위험하다면 119. 여기서는 아무것도 연습하지 않아도 돼요.',
    harmed:
      '정말 힘드셨겠어요. 당신 잘못이 아니에요. 누구도 당신에게 그럴 권리가 없어요. 저는 프로그램일 뿐이니, 믿을 수 있는 사람이나 상담 전화에 이야기하세요.\n한국: 1366 (여성긴급전화, 24시간). 다른 나라: findahelpline.com. 지금 위험하다면 112. 여기서는 아무것도 연습하지 않아도 돼요.',
  },
};

/** Undefined for English, and where nobody has written it in the language. */
export function helpIn(ownLanguage: string | undefined, crisis: Crisis): string | undefined {
  return help[ownLanguage ?? '']?.[crisis];
}
