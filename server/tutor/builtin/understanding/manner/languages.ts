import { english } from './english';
import { french } from './french';
import { german } from './german';
import { japanese } from './japanese';
import { korean } from './korean';
import type { MannerVocabulary } from './vocabulary';

/** By code; the learner's own language is English. */
export const vocabularies: Readonly<Record<string, MannerVocabulary>> = {
  en: english,
  de: german,
  fr: french,
  ja: japanese,
  ko: korean,
};
