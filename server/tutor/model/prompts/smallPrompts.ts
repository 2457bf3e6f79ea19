import type { LanguageTools } from '../../../language/languageTools';
import { numberPieces } from '../encoding/numberedPieces';
import { wholeSentence } from '../../../../domain/conversation/message';
import type { ExplanationRequest, ScenarioRequest, TranslationRequest } from '../../tutor';
import type { Profile } from '../../../../domain/account/profile';
import { data, dataRule, joinParts } from './data';
import { glossRules, wordForm } from './glossRules';
import { namesOf, typedNames } from './names';

interface Question {
  system: string;
  prompt: string;
}

/** What a question is about, without who pays for it and who may stop it. */
type Matter<Request> = Omit<Request, 'meter' | 'signal'>;

/** Glosses for single pieces of a sentence: what an answer left out, or had wrong. */
export function piecesPrompt(
  text: string,
  surfaces: readonly string[],
  { language, ownLanguage, tools }: { language: string; ownLanguage: string; tools: LanguageTools },
): Question {
  const form = wordForm(language, tools).replace(/^surface/u, 'number');
  const pair = { language, ownLanguage };
  const { name, own } = namesOf(pair);
  return {
    system: joinParts([
      `You gloss words of a sentence in ${name}. For each numbered piece write one line "${form}": what this piece means in this very sentence, in ${own}, in one to three words. Words of grammar get their function. Never the piece itself. Nothing else.`,
      dataRule,
    ]),
    prompt: joinParts([typedNames(pair), data('sentence', text), data('pieces', numberPieces(surfaces))]),
  };
}

/** All words of a sentence: a second opinion on where they begin and end. */
export function wordsPrompt(
  text: string,
  { language, ownLanguage, tools }: { language: string; ownLanguage: string; tools: LanguageTools },
): Question {
  const pair = { language, ownLanguage };
  return {
    system: joinParts([
      `You cut a sentence in ${namesOf(pair).name} into words and gloss them, one line for each word, nothing else. ${glossRules(language, ownLanguage, tools)}`,
      dataRule,
    ]),
    prompt: joinParts([typedNames(pair), data('sentence', text)]),
  };
}

/** The natural sense of a text as a whole. */
export function translatePrompt({ language, ownLanguage, text }: Matter<TranslationRequest>): Question {
  const pair = { language, ownLanguage };
  const { name, own } = namesOf(pair);
  return {
    system: joinParts([
      `Translate the text from ${name} into ${own}: its natural sense, in the same tone. The translation alone, on one line.`,
      dataRule,
    ]),
    prompt: joinParts([typedNames(pair), data('text', text)]),
  };
}

/** Why words or a correction are as they are, or how a sentence is built. */
export function explainPrompt(request: Omit<Matter<ExplanationRequest>, 'words'>): Question {
  const { language, ownLanguage, text, about, original, level, chat } = request;
  const pair = { language, ownLanguage };
  const { name, own } = namesOf(pair);
  return {
    system: joinParts([
      `You explain ${name} to somebody whose own language is ${own}. ${knowledge(level)} Two sentences at most, in ${own}, plain and concrete. ${task(about)} No headings, no lists, no markup.`,
      chat.length > 0 &&
        `Then, where one of the sentences of their chat shows the same (the same word in the same use, or the same ending), one short sentence more that quotes it as an example. Where none fits, no example.`,
      dataRule,
    ]),
    prompt: joinParts([
      typedNames(pair),
      data('sentence', text),
      original !== undefined && data('what_the_learner_wrote', original),
      chat.length > 0 && data('sentences_of_their_chat', chat.join('\n')),
      about === ''
        ? 'Explain what was changed, and why.'
        : about === wholeSentence
          ? 'Explain how the sentence is built.'
          : data('explain_this', about),
    ]),
  };
}

/** What they can be expected to follow. */
function knowledge({ claimed, metCount }: ExplanationRequest['level']): string {
  const met = `they have met ${String(metCount)} of its words`;
  if (claimed === 'advanced') return `They can read it already (${met}); terms of grammar are welcome.`;
  if (claimed === 'intermediate')
    return `They know some of it (${met}); a term of grammar is explained by what it does.`;
  return `They are new to it (${met}): no terms of grammar, but what the words do.`;
}

function task(about: string): string {
  if (about === wholeSentence)
    return 'Say how the sentence is built: which part says who, which what is done, and what the order and the small words or endings tell.';
  if (about === '') return 'Say why what they wrote is put otherwise, and what to remember of it.';
  return 'Say why this form stands here, and what to remember of it (grammar, or how people use it). Where it is an ending, a part of a word or a conjugated form, explain the ending: what it is put on, and what it adds.';
}

/** The five fields of a role-play. */
export function scenarioPrompt(request: Omit<Matter<ScenarioRequest>, 'profile'>, profile: Profile): Question {
  const { name, own } = namesOf(request);
  return {
    system: joinParts([
      `You plan a short role-play for somebody who learns ${name}, from why they want to practise. Everything in ${own}, short, concrete and everyday; no markup.`,
      [
        'languageLearnerRole: who the learner is, in a few words.',
        'conversationPartnerRole: who they talk with, in a few words.',
        'informationToGive: what the learner will have to tell, one to three things.',
        'informationToRequest: what the learner will have to find out, one to three things.',
        'context: where and when it is and what has happened, in one or two sentences.',
      ].join('\n'),
      dataRule,
    ]),
    prompt: joinParts([
      typedNames(request),
      data('why_they_learn', request.reasonForLearning),
      data('notes', request.additionalNotes),
      data('about_the_learner', profile.generalUserProfile),
    ]),
  };
}
