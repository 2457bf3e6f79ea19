/** Words with which a question is led up to, and politeness; they ask nothing themselves. */
const lead =
  /^(?:(?:hi|hello|hey|ok(?:ay)?|so|and|but|um+|uh+|hm+|sorry|excuse me|pardon|please|thanks|thank you|well|yes|no|oh|ah|wait|also|then|alors|et|mais|bonjour|pardon|also|und|hallo|entschuldigung|あの|えっと|すみません|저기요?|그런데|그럼)[\s,!.、。:]+)*(?:(?:can|could|would|will) (?:you|u) (?:please )?(?:tell|teach|show|explain to) (?:me )?|do you know |(?:i )?(?:just )?(?:want|wanna|would like|['’]d like|need) to (?:know|learn|ask) |tell me |teach me |i(?: a|['’])?m wondering |i wonder |i (?:do ?n['’]?t|do not) know |may i ask )*/iu;

/** A message without what leads up to it; see `oneLine`. */
export function plainOf(message: string): string {
  return oneLine(message).replace(lead, '');
}

/** A message on one line without the punctuation at its end and a closing please. */
export function oneLine(message: string): string {
  return message
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[\s.!?。！？…]+$/u, '')
    .replace(/,?\s+(?:please|pls|plz|s['’]il (?:te|vous) pla[iî]t|svp|bitte)$/iu, '')
    .replace(/[\s.!?。！？…]+$/u, '');
}
