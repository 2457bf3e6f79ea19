import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  doneField,
  type Field,
  type Message,
  type Morpheme,
  type CorrectionKind,
} from '../../../domain/conversation/message';
import { testMessage } from '../../../domain/conversation/testMessage';
import type { AskedExplanation } from '../storeTypes';
import { type MessageActions, MessageView, type MessageViewProps } from './MessageView';

const nothing = () => undefined;
const actions: MessageActions = {
  onPeek: nothing,
  onSelect: nothing,
  onEnd: nothing,
  onToggle: nothing,
  onOptions: nothing,
  onRetry: nothing,
  onStandIn: nothing,
  onSuggestion: nothing,
  onSimpler: nothing,
  onExplain: nothing,
};

const words: Morpheme[] = [['はい', 'hai', 'yes']];
const still = <T,>(status: string, statusMessage = '', value: T | null = null) =>
  ({ status, statusMessage, value }) as Field<T>;

type More = Partial<Pick<MessageViewProps, 'expanded' | 'selectable' | 'canExplain' | 'asked' | 'display'>>;

function htmlOf(fields: Partial<Message>, retryable = false, more: More = {}): string {
  const message = testMessage(fields);
  return renderToString(
    <MessageView
      message={message}
      display={message.senderType === 'user' ? 'user-self' : message.senderType}
      name="Barista"
      language="ja"
      ownLanguage="en"
      showTransliteration
      opacities={[1]}
      peeked={new Set()}
      selected={new Set()}
      expanded={false}
      showSentence
      retryable={retryable}
      showSuggestions
      canExplain={false}
      asked={null}
      actions={actions}
      {...more}
    />,
  );
}

function textOf(fields: Partial<Message>, retryable = false, more: More = {}): string {
  return htmlOf(fields, retryable, more)
    .replace(/<noscript>.*?<\/noscript>/gu, '')
    .replace(/<!-- -->/gu, '')
    .replace(/<[^>]*>/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

describe('a message', () => {
  it('says where help is before all else, without a tap', () => {
    const text = textOf({
      senderType: 'assistant',
      targetLanguageMessage: doneField('はい'),
      morphemeTranslationDetails: doneField(words),
      notes: doneField({ urgent: 'Please call 109.' }),
    });
    expect(text).toMatch(/Please call 109\. .*はい/u);
    expect(text).not.toContain('%');
  });

  it.each(['connecting', 'pending', 'generating'])('is an empty cell while %s', { tags: ['C281'] }, (status) => {
    expect(textOf({ targetLanguageMessage: still(status), morphemeTranslationDetails: still(status) })).toBe(
      'Barista On its way',
    );
  });

  it.each(['connecting', 'pending', 'generating'])('says while %s what is being done, if that is known', (status) => {
    expect(textOf({ targetLanguageMessage: still(status, 'Thinking...') })).toBe('Barista Thinking...');
  });

  it.each(['streaming', 'done', 'loaded'])('shows its words when %s', { tags: ['C281', 'C285'] }, (status) => {
    expect(
      textOf({
        targetLanguageMessage: still(status, '', 'はい'),
        morphemeTranslationDetails: still(status, '', words),
      }),
    ).toBe('Barista はい');
  });

  it('shows its text before there are words', () => {
    expect(textOf({ targetLanguageMessage: still('streaming', '', 'はい') })).toContain('はい');
  });

  it('says what failed of its words', { tags: ['C281', 'C286'] }, () => {
    const failed = {
      targetLanguageMessage: doneField('はい'),
      morphemeTranslationDetails: still<Morpheme[]>('error', 'No glosses.'),
    };
    expect(textOf(failed)).toBe('Barista はい Error: No glosses.');
    expect(textOf({ morphemeTranslationDetails: still('error', 'No glosses.') })).toBe('Barista Error: No glosses.');
  });

  it('says what failed, keeps what there is, and offers to try again', { tags: ['C283'] }, () => {
    const failed = { targetLanguageMessage: still('error', 'Interrupted. Please try again.', 'はい') };
    expect(textOf(failed, true)).toBe('Barista はい Error: Interrupted. Please try again. Retry');
    expect(textOf(failed)).not.toContain('Retry');
  });

  it('shows what the learner wrote, why it is not in the other language, and offers to try again', () => {
    const own = { senderType: 'user', originalMessage: doneField('hello') } as const;
    const failed = { ...own, targetLanguageMessage: still<string>('error', 'Too slow.') };
    expect(textOf(failed, true)).toBe('hello Error: Too slow. Retry');
    expect(textOf({ ...own, notes: doneField({ stopped: true }) }, true)).toBe('hello Stopped Retry');
  });

  it('offers beside the word that it was stopped to have a reply after all', () => {
    const stopped: Partial<Message> = { notes: doneField({ stopped: true }) };
    expect(textOf(stopped, true)).toBe('Barista Stopped Retry');
    expect(textOf(stopped)).toBe('Barista Stopped');
  });

  it('says that something went wrong in any other state', { tags: ['C287'] }, () => {
    expect(textOf({ targetLanguageMessage: still('half-baked') })).toBe('Barista Something went wrong...');
    expect(textOf({ morphemeTranslationDetails: still('half-baked') })).toBe('Barista Something went wrong...');
  });

  it.each<[string, Partial<Message>, More?]>([
    ['Error: No glosses.', { morphemeTranslationDetails: still('error', 'No glosses.') }],
    ['Error: Not as a whole.', { fullSentenceTranslation: still('error', 'Not as a whole.') }],
    ['Thinking...', { targetLanguageMessage: still('generating', 'Thinking...') }],
    ['Something went wrong...', { targetLanguageMessage: still('half-baked') }],
    [
      'Not now.',
      { notes: doneField({}) },
      { selectable: true, asked: { messageId: 'm', about: 'はい', state: 'failed', text: 'Not now.' } },
    ],
  ])('regression: gives a sentence of the app its own direction, as the talk may have the other: %s', (...told) => {
    const [sentence, fields, more] = told;
    const html = htmlOf(fields, false, more).replace(/<!-- -->/gu, '');
    expect(html.split(`dir="auto">${sentence}<`)).toHaveLength(2);
  });

  it('shows what the learner wrote once where it is the target sentence itself', () => {
    const same = textOf({
      senderType: 'user',
      originalMessage: doneField('はい'),
      targetLanguageMessage: doneField('はい'),
      morphemeTranslationDetails: doneField(words),
    });
    expect(same.match(/はい/gu)).toHaveLength(1);
  });

  it('shows what came with it', () => {
    const text = textOf({
      fullSentenceTranslation: doneField('Yes.'),
      notes: doneField({
        remark: 'Politely.',
        knownShare: 0.834,
        seenWords: 2,
        newWords: 1,
        recap: { met: 3, mastered: ['はい'], peeked: [], needed: [] },
        suggestions: [{ text: 'ケーキ', means: 'Cake' }],
      }),
    });
    expect(text).toBe(
      'Barista Yes. Politely. 83 % known 2 seen before 1 new Words from this scene You met 3 new words Mastered はい ケーキ Cake',
    );
  });

  it('says nothing of how it is known under an apology, or where that was measured otherwise', () => {
    const measured = { knownShare: 0.5, seenWords: 1, newWords: 2 };
    expect(textOf({ notes: doneField(measured) })).toBe('Barista 50 % known 1 seen before 2 new');
    expect(textOf({ notes: doneField({ ...measured, apology: 'Not the whole.' }) })).toBe('Barista Not the whole.');
    expect(textOf({ notes: doneField({ knownShare: 1, newWords: 0 }) })).toBe('Barista');
  });

  it('offers simpler words where it had too many new ones', () => {
    expect(textOf({ notes: doneField({ canBeSimpler: true }) })).toBe('Barista Simpler');
    expect(textOf({ notes: doneField({}) })).toBe('Barista');
  });
});

describe('a sentence that was put right', () => {
  const corrected = (explanations?: Record<string, string>): Partial<Message> => ({
    senderType: 'user',
    originalMessage: doneField('猫を見ます'),
    targetLanguageMessage: doneField('猫を見ました'),
    morphemeTranslationDetails: doneField([]),
    notes: doneField({ correction: 'It is over.', ...(explanations && { explanations }) }),
  });
  const asked = (state: AskedExplanation['state'], text = '') => ({ messageId: 'm1', about: '', state, text });
  const open = { expanded: true, canExplain: true };

  it('has its mistake underlined, and says below it what is right and why', () => {
    expect(textOf(corrected())).toBe('猫を見 ます 猫を見ました ました , not ます . It is over.');
    expect(htmlOf(corrected())).toContain('猫を見<u>ます</u>');
    expect(htmlOf({ ...corrected(), notes: doneField({}) })).not.toMatch(/<u>|, not/u);
  });

  it('has the kind of its mistake before it, in plain words, unless there is no word for it', () => {
    const ofKind = (correctionKind: CorrectionKind) =>
      textOf({ ...corrected(), notes: doneField({ correction: 'It is over.', correctionKind }) });
    expect(ofKind('tense')).toBe('猫を見 ます 猫を見ました Tense : ました , not ます . It is over.');
    expect(ofKind('agreement')).toContain(' Word form : ');
    expect(ofKind('other')).toBe(textOf(corrected()));
  });

  it('says with its details more on asking', () => {
    expect(textOf(corrected(), false, open)).toMatch(/It is over\. Why\?$/u);
    expect(textOf(corrected(), false, { ...open, asked: asked('asking') })).toContain('It is over. Asking…');
    expect(textOf(corrected(), false, { ...open, asked: asked('failed', 'Too busy.') })).toContain('Why? Too busy.');
  });

  it('shows what was explained, later without being asked', () => {
    expect(textOf(corrected(), false, { ...open, asked: asked('done', 'Yesterday.') })).toContain('Why? Yesterday.');
    const later = textOf(corrected({ '': 'Yesterday.', 猫: 'It purrs.' }), false, open);
    expect(later).toContain('It is over. Yesterday.');
    expect(later).toContain('猫 It purrs.');
    expect(later).not.toContain('Why?');
  });

  it('keeps what was explained closed while its words alone are chosen, but for what is asked of them', () => {
    const forWords = { expanded: false, selectable: true, canExplain: true };
    expect(textOf(corrected({ 猫: 'It purrs.' }), false, forWords)).toBe(textOf(corrected()));
    const answer = { messageId: 'm1', about: '猫', state: 'done' as const, text: 'It purrs.' };
    expect(textOf(corrected(), false, { ...forWords, asked: answer })).toContain('猫 It purrs.');
  });

  it('has nobody to ask where the tutor explains nothing', () => {
    expect(textOf(corrected(), false, { expanded: true })).not.toContain('Why?');
  });
});

it('a message of the developers has no speaker and nothing to press', { tags: ['C236'] }, () => {
  expect(textOf({ senderType: 'developer', originalMessage: doneField('Back at noon.') })).toBe('Back at noon.');
});

describe('what a friend wrote', () => {
  const said = {
    senderType: 'user' as const,
    originalMessage: doneField('Yes, my boss agreed'),
    targetLanguageMessage: doneField('はい'),
    morphemeTranslationDetails: doneField(words),
  };

  it('stands with the details', () => {
    expect(textOf(said, false, { display: 'user-other' })).not.toContain('my boss');
    expect(textOf(said, false, { display: 'user-other', expanded: true })).toContain('my boss');
  });

  it('stands there at once where not all of it could be put into the language', () => {
    const partly = { ...said, notes: doneField({ apology: 'Not the whole of this.' }) };
    expect(textOf(partly, false, { display: 'user-other' })).toMatch(/Yes, my boss agreed .*Not the whole/u);
  });
});
