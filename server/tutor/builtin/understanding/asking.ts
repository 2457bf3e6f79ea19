/** Whether a message asks something, in English or in the language that is learnt. */
export function asksSomething(message: string, language: string): boolean {
  const text = message.trim();
  if (/[?？]\s*$/u.test(text)) return true;
  if (/^(?:what|where|when|who|why|how|which|do|does|did|can|could|is|are|will|would)\b/iu.test(text)) return true;
  if (language === 'ja') return /か[。.]?$|\bka[.]?$/u.test(text);
  if (language === 'de') return /^(?:was|wo|wann|wer|warum|wie|wohin|woher|welche[rsnm]?)\b/iu.test(text);
  if (language === 'fr')
    return /^(?:qu['’]|que\b|où\b|quand\b|qui\b|pourquoi\b|comment\b|combien\b|quel|est-ce)/iu.test(text);
  return language === 'ko' && /(?:까요?|나요|뭐\S*요|어디\S*요|언제\S*요|왜요)[.]?$/u.test(text);
}
