import { baseLanguageOf } from './importLanguages';
import { brokenAt } from './dictionaryError';
import type { DictionaryLimits, Headword, LanguagePair } from './dictionaryFormat';
import type { DictionarySource } from './dictionarySource';
import { japaneseHeadwords, type JapaneseForm, type JapaneseSense } from './japaneseEntry';
import { attributeOf, createXmlReader } from './xmlReader';

/** The marks of what is in common use (http://www.edrdg.org/wiki/index.php/JMdict-EDICT_Dictionary_Project). */
const commonMark = /^(?:news|ichi|spec|gai)1$/u;
const oddMarks = new Set(['iK', 'ik', 'io', 'oK', 'ok', 'rK', 'rk', 'sK', 'sk']);

type Form = { -readonly [Key in keyof JapaneseForm]: JapaneseForm[Key] } & { only: string[] };
type Sense = JapaneseSense & { glosses: string[]; only: string[] };

/** One entry while its tags come in. */
interface Draft {
  spellings: Form[];
  readings: Form[];
  senses: Sense[];
  isUsuallyKana: boolean;
}

const newForm = (): Form => ({ text: '', isCommon: false, isOdd: false, only: [] });
const newSense = (): Sense => ({ glosses: [], only: [] });

/**
 * Entries of JMdict, with the glosses of one language: the file of all has eight beside English.
 * @throws DictionaryError with the line where the file is no well-formed XML, or none of JMdict
 */
export async function* readJmdict(
  source: DictionarySource,
  { ownLanguage }: LanguagePair,
  limits: DictionaryLimits,
): AsyncGenerator<Headword> {
  const finished: Headword[] = [];
  const collector = createCollector(ownLanguage, (draft) => finished.push(...japaneseHeadwords(draft)));
  const fail = (what: string, line: number) => brokenAt(source.name, `line ${line}`, what);
  let isFirst = true;
  let entryLength = 0;
  const grow = (by: number) => {
    entryLength += by;
    if (entryLength > limits.maxItemBytes)
      throw fail(`an entry is longer than ${limits.maxItemBytes} characters.`, reader.line());
  };
  const reader = createXmlReader(
    {
      ...collector,
      open(name, attributes) {
        if (isFirst && name !== 'JMdict')
          throw fail(`the file begins with <${name}> and not with <JMdict>.`, reader.line());
        isFirst = false;
        if (name === 'entry') entryLength = 0;
        grow(name.length + attributes.length);
        collector.open(name, attributes);
      },
      text(piece) {
        grow(piece.length);
        collector.text(piece);
      },
    },
    { maxItemBytes: limits.maxItemBytes, fail },
  );
  const decoder = new TextDecoder('utf-8', { fatal: true });

  function decode(chunk?: Buffer): string {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw brokenAt(source.name, `after line ${reader.line()}`, 'this is not UTF-8 text.');
    }
  }

  for await (const chunk of source.bytes()) {
    reader.write(decode(chunk));
    yield* finished.splice(0);
  }
  reader.write(decode());
  reader.end();
  yield* finished.splice(0);
}

function createCollector(ownLanguage: string, finish: (draft: Draft) => void) {
  let draft: Draft = { spellings: [], readings: [], senses: [], isUsuallyKana: false };
  let form = newForm();
  let sense = newSense();
  let text = '';
  let isOurs = false;

  const closings = new Map<string, () => void>(
    Object.entries({
      entry() {
        finish(draft);
        draft = { spellings: [], readings: [], senses: [], isUsuallyKana: false };
      },
      k_ele: () => draft.spellings.push(form),
      r_ele: () => draft.readings.push(form),
      sense: () => draft.senses.push(sense),
      keb: () => (form.text = text),
      reb: () => (form.text = text),
      re_restr: () => form.only.push(text),
      stagk: () => sense.only.push(text),
      stagr: () => sense.only.push(text),
      // Of the first meaning alone, which is the one that is shown.
      misc: () => (draft.isUsuallyKana ||= text === 'uk' && draft.senses.length === 0),
      gloss: () => isOurs && sense.glosses.push(text),
      ke_pri: markCommon,
      re_pri: markCommon,
      ke_inf: markOdd,
      re_inf: markOdd,
    }),
  );

  function markCommon(): void {
    form.isCommon ||= commonMark.test(text);
  }
  function markOdd(): void {
    form.isOdd ||= oddMarks.has(text);
  }

  return {
    open(name: string, attributes: string): void {
      text = '';
      if (name === 'k_ele' || name === 'r_ele') form = newForm();
      else if (name === 'sense') sense = newSense();
      else if (name === 'gloss') isOurs = baseLanguageOf(attributeOf(attributes, 'xml:lang') ?? 'eng') === ownLanguage;
    },
    text(piece: string): void {
      text += piece;
    },
    close(name: string): void {
      closings.get(name)?.();
      text = '';
    },
  };
}
