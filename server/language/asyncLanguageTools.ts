import type { LanguageCode } from '../../domain/languages/languages';
import { createLanguageThread, type LanguageThread } from './languageThread';
import { languageTools, type LanguageTools, lightTools, restLanguageTools, type Segment } from './languageTools';
import { isTelling } from './otherLanguage';

/**
 * Language tools for those who can wait: what is heavy works in a thread of its own, so that neither loading it nor a
 * long text keeps anybody else waiting. Where the thread has no answer, something lighter has.
 */
export interface AsyncLanguageTools {
  /** Begins to load what a sentence will need, while the sentence is still being made. */
  prepare(): void;
  /** As `LanguageTools.segment`; never rejects. */
  segment(text: string): Promise<Segment[]>;
  /** As `LanguageTools.transliterate`; never rejects. */
  transliterate(surface: string, reading?: string): Promise<string>;
  approximates?: true;
  /**
   * Whether a text is clearly in another language, above all in the one that is suspected; false where nothing can be
   * said. Never rejects.
   */
  isOther(text: string, suspected?: string): Promise<boolean>;
}

let shared: LanguageThread | undefined;

/** The tools of a language. Cheap to ask for: the thread is started by the first sentence of a language that needs it. */
export function asyncLanguageTools(code: LanguageCode, thread?: LanguageThread): AsyncLanguageTools {
  const ask: LanguageThread['ask'] = (question) => (thread ?? (shared ??= createLanguageThread())).ask(question);
  const light = lightTools(code);
  return { ...(light ? asked(code, ask, light) : atOnce(code)), prepare, isOther };

  function prepare(): void {
    if (light) void ask({ code, kind: 'segment', text: leastToSegment });
    void isOther(leastToTell);
  }

  async function isOther(text: string, suspected?: string): Promise<boolean> {
    return isTelling(text, code, suspected) && (await ask({ code, kind: 'isOther', text, suspected })) === true;
  }
}

/** What suffices to have everything loaded: a word of all languages with heavy tools, and letters enough to be judged. */
const leastToSegment = '一';
const leastToTell = 'a'.repeat(40);

type Tools = Omit<AsyncLanguageTools, 'prepare' | 'isOther'>;

function asked(code: LanguageCode, ask: LanguageThread['ask'], light: LanguageTools): Tools {
  return {
    async segment(text) {
      const answer = await ask({ code, kind: 'segment', text });
      return Array.isArray(answer) ? answer : light.segment(text);
    },
    async transliterate(surface, reading) {
      const answer = await ask({ code, kind: 'transliterate', surface, reading });
      return typeof answer === 'string' ? answer : light.transliterate(surface, reading);
    },
  };
}

function atOnce(code: LanguageCode): Tools {
  const tools = languageTools(code);
  return {
    segment: (text) => Promise.resolve(tools.segment(text)),
    transliterate: (surface, reading) => Promise.resolve(tools.transliterate(surface, reading)),
    ...(tools.approximates ? { approximates: true } : {}),
  };
}

/** Lets all tools rest, those in this thread and those beside it. */
export function restAllLanguageTools(): void {
  restLanguageTools();
  shared?.rest();
}
