import { join } from 'node:path';
import type { LanguageCode } from '../../../domain/languages/languages';
import { languageTools } from '../../language/languageTools';
import { warmVocabulary } from './dialogue/acquaintance';
import type { Content } from './format/contentFormat';
import { parseInSteps, readContentFiles, readThesaurus } from './format/loadContent';
import { useDictionaries } from './grammar/dictionaries';
import { warmWriter } from './grammar/writers';
import { dictionariesFile, readPrepared, wordFormsFile, type PreparedContent } from './format/preparedContent';
import { warmForms } from './saying/metForms';
import { inSteps } from './steps';
import { bankInSteps, type Bank } from './understanding/bank';
import { useWordForms } from './understanding/english/lemmas';
import { thesaurusInSteps } from './understanding/english/thesaurus';

export interface BankSources {
  contentDir: string;
  /** Where a build has put what it made of the content; without it, or where the content has changed since, it is made anew. */
  preparedDir?: string | undefined;
  /** Of the content. */
  version: string;
}

/** Languages as they are loaded: each at its first use, and kept. */
export interface Banks {
  find(language: LanguageCode): Promise<Bank>;
  /** The content alone, which is there before it can be understood what a learner means. */
  findContent(language: LanguageCode): Promise<Content>;
}

interface Loading {
  content: Promise<Content>;
  bank: Promise<Bank>;
}

export function createBanks(sources: BankSources): Banks {
  const languages = new Map<LanguageCode, Loading>();
  if (sources.preparedDir !== undefined) {
    useWordForms(join(sources.preparedDir, wordFormsFile));
    useDictionaries(join(sources.preparedDir, dictionariesFile));
  }

  function load(language: LanguageCode): Loading {
    const known = languages.get(language);
    if (known) return known;
    const read = readContent(language, sources);
    // Only what is needed later is kept of what was read.
    const loading = {
      content: read.then(({ content }) => content),
      bank: read.then((all) => makeBank(all, sources.contentDir)),
    };
    languages.set(language, loading);
    // A file that could not be read now may be readable at the next message.
    loading.bank.catch(() => languages.delete(language));
    loading.content.catch(() => undefined);
    return loading;
  }

  return {
    find: (language) => load(language).bank,
    findContent: (language) => load(language).content,
  };
}

interface ReadContent {
  content: Content;
  prepared?: () => Omit<PreparedContent, 'content'>;
}

async function readContent(
  language: LanguageCode,
  { contentDir, preparedDir, version }: BankSources,
): Promise<ReadContent> {
  const read =
    preparedDir === undefined ? undefined : await readPrepared(preparedDir, language, { version, contentDir });
  if (read) return { content: read.content, prepared: read.rest };
  return inSteps(parseInSteps(language, readContentFiles(contentDir, language)));
}

async function makeBank({ content, prepared }: ReadContent, contentDir: string): Promise<Bank> {
  const bank = await inSteps(bankInSteps(content, languageTools(content.language), prepared?.()));
  const ready = inSteps(warm(bank, contentDir)).finally(() => warming.delete(bank));
  // What was prepared is ready within a moment, so that no message need be read without.
  if (prepared) await ready;
  else warming.set(bank, ready);
  // What fails here fails again, for whoever asks.
  ready.catch(() => undefined);
  return bank;
}

/** Makes what would else be made in one piece by whoever first asks for it. */
function* warm({ concepts, content }: Bank, contentDir: string): Generator<undefined, void> {
  yield* thesaurusInSteps(readThesaurus(contentDir));
  yield* concepts.warm();
  yield* warmForms(content);
  yield* warmVocabulary(content);
  yield;
  warmWriter(content);
}

/** Banks whose concepts are being made ready. */
const warming = new WeakMap<Bank, Promise<unknown>>();

/** Undefined where the concepts of a bank are ready, and else when they will be. */
export function conceptsOf(bank: Bank): Promise<unknown> | undefined {
  return warming.get(bank);
}
