import type { Segment } from './languageTools';

/** What is asked of a language's tools: those of `LanguageTools`, and whether a text is clearly in another language. */
export type LanguageQuestion =
  | { code: string; kind: 'isOther'; text: string; suspected?: string | undefined }
  | { code: string; kind: 'segment'; text: string }
  | { code: string; kind: 'transliterate'; surface: string; reading: string | undefined };

/** As it is sent; the answer comes under the same number. */
export type NumberedQuestion = LanguageQuestion & { id: number };

/** Null where the tools failed. */
export interface LanguageAnswer {
  id: number;
  answer: Segment[] | string | boolean | null;
}

/** Frees what has not been used since the last of these. */
export const restMessage = 'rest';
