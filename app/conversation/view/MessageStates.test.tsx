import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { doneField, type Field, type Morpheme } from '../../../domain/conversation/message';
import { parseLanguage } from '../../../domain/languages/languages';
import { TargetSentence, type TargetSentenceProps } from './TargetSentence';

const nothing = () => undefined;
const words: Morpheme[] = [['はい', 'hai', 'yes']];
const still = <T,>(status: string, statusMessage = '', value: T | null = null) =>
  ({ status, statusMessage, value }) as Field<T>;

const markup = (props: Partial<TargetSentenceProps>) =>
  renderToStaticMarkup(
    <TargetSentence
      text={null}
      words={null}
      language="ja"
      showTransliteration
      opacities={[1]}
      peeked={new Set()}
      selected={new Set()}
      expanded={false}
      label="Words"
      onPeek={nothing}
      onSelect={nothing}
      onEnd={nothing}
      messageId="m1"
      {...props}
    />,
  );
const textOf = (html: string) => html.replace(/<[^>]*>/gu, '');
const emptyCell = '<span class="waiting-cell" aria-hidden="true"></span>';

describe('the words of a message', () => {
  it.each(['connecting', 'pending', 'generating'])(
    'are one empty cell and no word while they are %s',
    { tags: ['C282', 'C284'] },
    (status) => {
      const html = markup({ text: still(status), words: still(status) });
      expect(html.split(emptyCell)).toHaveLength(2);
      expect(html).not.toContain('class="word');
    },
  );

  it('are an empty cell beside what is being done, where that is told', { tags: ['C282', 'C284'] }, () => {
    const html = markup({ text: still('generating', 'Thinking...'), words: still('pending') });
    expect(html).toContain(emptyCell);
    expect(textOf(html)).toBe('Thinking...');
  });

  it.each(['streaming', 'done', 'loaded'])('stand there when they are %s', { tags: ['C285'] }, (status) => {
    const html = markup({ text: still(status, '', 'はい'), words: still(status, '', words) });
    expect(html).not.toContain(emptyCell);
    expect(html).toMatch(/class="word"[^>]*data-gloss="yes"[^>]*>はい</u);
  });

  it('say what failed, without a cell', { tags: ['C283', 'C286'] }, () => {
    const html = markup({ words: still('error', 'No glosses.') });
    expect(textOf(html)).toBe('Error: No glosses.');
    expect(html).not.toContain(emptyCell);
  });

  it.each(['half-baked', '', 'DONE'])(
    'say that something went wrong in a state named %j',
    { tags: ['C287'] },
    (status) => {
      const html = markup({ text: doneField('はい'), words: still(status, '', words) });
      expect(textOf(html)).toContain('Something went wrong...');
      expect(html).not.toContain(emptyCell);
    },
  );

  it('have no meaning to be seen or heard at opacity 0, and have it at any other', { tags: ['C332'] }, () => {
    const shown = (opacity: number) =>
      markup({ text: doneField('はい'), words: doneField(words), opacities: [opacity] });
    expect(shown(0)).toMatch(/aria-label="はい"[^>]*style="--gloss-opacity:0"[^>]*class="word is-known"/u);
    expect(shown(0.1)).toMatch(
      /aria-label="はい, hai: yes"[^>]*style="--gloss-opacity:0.1"[^>]*class="word is-fading"/u,
    );
  });

  it.each(['Arabic', 'Hebrew', 'Persian', 'Farsi', 'Urdu', 'Yiddish', 'Kurdish', 'Pashto'])(
    'run from right to left in %s',
    (name) => {
      expect(markup({ text: doneField('abc'), language: parseLanguage(name)?.code ?? 'en' })).toContain('dir="rtl"');
    },
  );
});
