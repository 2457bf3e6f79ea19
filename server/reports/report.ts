import type { Morpheme } from '../../domain/conversation/message';
import type { LanguageCode } from '../../domain/languages/languages';
import type { Tutor } from '../tutor/tutor';

/** As a rendering keeps it; `repaired` counts glosses that were asked for again. */
type Provenance = Tutor['provenance'] & { repaired?: number };

/** A glossed word that somebody found wrong, as it was then. */
export interface GlossSubject {
  morpheme: Morpheme;
  sentence: string;
  language: LanguageCode;
  ownLanguage: LanguageCode;
  /** Who made it: provider, model, content version; null where that was not kept. */
  provenance: Provenance | null;
}

/** Somebody's behaviour in a friend chat, with what they said as it was then. */
export interface FriendSubject {
  userId: string;
  username: string;
  /** Null where the whole chat is reported. */
  text: string | null;
}

export type ReportSubject = { kind: 'gloss'; subject: GlossSubject } | { kind: 'friend'; subject: FriendSubject };
