import type { LanguageCode } from '../../domain/languages/languages';

/** As much of the browser's voices as a choice needs. */
export type Voice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService' | 'default'>;

/** Regions to prefer where several speak a language: the variety that courses teach. */
const regions: Readonly<Record<string, readonly string[]>> = {
  fr: ['fr-fr'],
  de: ['de-de'],
  es: ['es-es'],
  pt: ['pt-pt', 'pt-br'],
  nl: ['nl-nl'],
  en: ['en-gb', 'en-us'],
  ar: ['ar-001', 'ar-sa'],
};

/** Tags that mean one of our codes without beginning with it. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  'zh-hans': ['zh-cn', 'zh-sg', 'cmn-cn', 'cmn-hans', 'zh'],
  'zh-hant': ['zh-tw', 'cmn-tw', 'cmn-hant'],
  nb: ['no'],
  he: ['iw'],
  id: ['in'],
  yi: ['ji'],
};

/** Voices made for fun, and Apple's compact Eloquence ones, which mispronounce what they are not made for. */
const novelty =
  /^(albert|bad news|bahh|bells|boing|bubbles|cellos|good news|jester|organ|superstar|trinoids|whisper|wobble|zarvox|eddy|flo|grandma|grandpa|reed|rocko|sandy|shelley)\b/iu;
const robotic = /espeak/iu;
const natural = /natural|neural|premium|enhanced|siri/iu;

/** Android writes `ja_JP`; some engines add a script or a variant behind. */
const normalTag = (tag: string) => tag.replaceAll('_', '-').toLowerCase();

function speaks(voice: Voice, language: LanguageCode): boolean {
  const tag = normalTag(voice.lang);
  const code = language.toLowerCase();
  return [code, ...(aliases[code] ?? [])].some((prefix) => tag === prefix || tag.startsWith(`${prefix}-`));
}

/**
 * The best voice of a language, or null: a word said by another language's voice would be wrong, which is worse than
 * silence. Better kinds of voices come first; then those of this device, which work without network and say where they
 * are.
 */
export function pickVoice<V extends Voice>(voices: readonly V[], language: LanguageCode): V | null {
  const preferred = regions[language] ?? [];
  const scoreOf = (voice: V) => {
    const kind = natural.test(voice.name) ? 8 : novelty.test(voice.name) ? -16 : robotic.test(voice.name) ? -8 : 0;
    const region = preferred.indexOf(normalTag(voice.lang));
    return kind + (region === -1 ? 0 : 16 - region) + (voice.localService ? 2 : 0) + (voice.default ? 1 : 0);
  };
  const able = voices.filter((voice) => speaks(voice, language));
  return able.reduce<V | null>((best, voice) => (best && scoreOf(best) >= scoreOf(voice) ? best : voice), null);
}
