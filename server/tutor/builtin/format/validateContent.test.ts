import { describe, expect, it } from 'vitest';
import { fixtureContent, fixtureFiles } from './fixtureContent';
import { parseContent } from './loadContent';
import { problemText, validateContent } from './validateContent';

/** The problems of the fixture after one slip. */
function problemsAfter(file: string, from: string | RegExp, to: string): string[] {
  return validateContent(fixtureContent({ [file]: (source) => source.replace(from, to) })).map(problemText);
}

describe('validateContent', () => {
  it('finds nothing in good content', () => {
    expect(validateContent(fixtureContent()).map(problemText)).toEqual([]);
  });

  it.each([
    [
      'a word that is not glossed',
      'cafe.yaml',
      'Vous=you désirez',
      'désirez',
      /^cafe\.yaml: welcome: 'Vous' is left over/mu,
    ],
    ['a token out of grammar', 'cafe.yaml', 'Vous=you', 'Vous', /'Vous': write surface/u],
    ['an unknown grammar code', 'cafe.yaml', 'Vous=you', 'Vous=:you', /:you is no grammar code/u],
    ['a group of one', 'cafe.yaml', 'Vous=you', 'Vous^1=you', /group \^1 has one piece/u],
    ['an unknown next', 'cafe.yaml', 'next: served', 'next: serve', /welcome, reply 1: next: 'serve' does not exist/u],
    ['an unknown scene', 'cafe.yaml', 'next: served', 'next: bar/served', /'bar\/served' does not exist/u],
    ['a line nothing leads to', 'cafe.yaml', 'next: rest', 'next: bye', /rest: no way leads/u],
    ['a dead end', 'cafe.yaml', 'end: true', 'next: rest', /bye: dead end/u],
    ['a goal that is never met', 'cafe.yaml', 'meets: order', '', /goal 'order' is met by no/u],
    ['an unknown goal', 'cafe.yaml', 'meets: order', 'meets: other', /'other' is no goal/u],
    ['an id used twice', 'cafe.yaml', 'id: rest', 'id: bye', /'bye' stands twice/u],
    ['an unknown list', 'cafe.yaml', /drink:drinks/gu, 'drink:drink', /no list 'drink'/u],
    [
      'a slot with no value on some way',
      'cafe.yaml',
      /Alors asseyez-vous\.(.*)words: /u,
      '"{drink} asseyez-vous."$1words: {drink} ',
      /words|\{drink\}/u,
    ],
    ['a slot of no text', 'cafe.yaml', '"{drink:drinks}, s’il', '"{drink:lists}, s’il', /no slot of text|lists/u],
    ['a missing entry', 'anywhere.yaml', 'id: slower', 'id: faster', /^anywhere\.yaml: slower: this entry is missing/u],
    [
      'a list entry out of step',
      'lists.yaml',
      'words: un=a café=coffee',
      'words: café=coffee',
      /lists\.yaml: drinks, entry 1: 'un' is left over/u,
    ],
    ['a role-play without its plan', 'cafe.yaml', /scenario:\n.*\n.*\n.*\n/u, '', /cafe\.yaml: scenario is missing/u],
    ['a plan in half sentences', 'cafe.yaml', 'there is sugar.', 'there is sugar', /scenario, request: write whole/u],
    ['a role-play about nothing', 'cafe.yaml', /about: .*/u, 'about: [coffee]', /about: name at least five/u],
    ['a misspelt kind', 'repas.yaml', 'kind: starter', 'kind: scene', /here are 2|scenario is missing/u],
    ['a starter that opens', 'repas.yaml', 'next: good }', 'next: good, opens: true }', /no reply opens a starter/u],
    ['a starter that never ends', 'repas.yaml', 'next: good }', 'next: ask }', /a way of Infinity/u],
    [
      'a starter that leaves',
      'repas.yaml',
      'next: good }',
      'next: cafe/welcome }',
      /'cafe\/welcome' leaves the starter/u,
    ],
    [
      'a way into a tutorial',
      'cafe.yaml',
      'next: rest',
      'next: lesson/deux',
      /'cafe' leads here: a tutorial is begun/u,
    ],
    ['a tutorial without notes', 'lesson.yaml', 'note: Tap deux.', '', /deux: a tutorial says in a note/u],
    ['a tutorial that may stop', 'lesson.yaml', 'otherwise: trois', '', /deux: otherwise is missing/u],
    ['an otherwise to nowhere', 'repas.yaml', 'otherwise: odd', 'otherwise: old', /otherwise: 'old' does not exist/u],
    ['an otherwise to itself', 'repas.yaml', 'otherwise: odd', 'otherwise: ask', /otherwise leads to another line/u],
    ['a lemma that says nothing', 'cafe.yaml', 'Vous=you', 'Vous~Vous=you', /leave the lemma out/u],
  ])('finds %s', (_what, file, from, to, expected) => {
    if (_what.startsWith('a slot with no value')) {
      const content = fixtureContent({
        'cafe.yaml': (source) =>
          source
            .replace(
              'text: Alors asseyez-vous., words: Alors=then',
              'text: "Alors {drink} asseyez-vous.", words: "Alors=then {drink}',
            )
            .replace('-vous~vous=yourself, means: Then', '-vous~vous=yourself", means: Then'),
      });
      expect(validateContent(content).map(problemText).join('\n')).toMatch(
        /rest: \{drink\} has no value on some way here/u,
      );
      return;
    }
    expect(problemsAfter(file, from, to).join('\n')).toMatch(expected);
  });

  it('finds a line said twice in the language', () => {
    const problems = problemsAfter(
      'cafe.yaml',
      'text: Bonne journée !, words: Bonne~bon=good journée=day',
      'text: À bientôt !, words: À_bientôt=see_you_soon',
    );
    expect(problems.join('\n')).toMatch(/says the same as cafe\/bye/u);
  });

  it('asks for possible readings of Japanese', () => {
    const japanese = (words: string) => {
      const source = fixtureFiles['lists.yaml'] ?? '';
      const { content } = parseContent('ja', {
        ...fixtureFiles,
        'lists.yaml': `${source}people:\n  - { text: 二人, words: ${words}, means: two }\n`,
      });
      return validateContent(content)
        .filter(({ where }) => where.startsWith('people'))
        .map(problemText)
        .join('\n');
    };
    expect(japanese('二人@ふたり=two_people')).toBe('');
    expect(japanese('二人=two_people')).toMatch(/give its reading in kana/u);
    expect(japanese('二人@futari=two_people')).toMatch(/the reading is in kana/u);
  });
});

describe('parseContent', () => {
  it('names the file and the place of what is out of shape', () => {
    const parse = (source: string) =>
      parseContent('fr', { ...fixtureFiles, 'cafe.yaml': source })
        .problems.map(problemText)
        .join('\n');
    expect(parse((fixtureFiles['cafe.yaml'] ?? '').replace('register: polite', 'register: kind'))).toMatch(
      /^cafe\.yaml: register: /u,
    );
    expect(parse((fixtureFiles['cafe.yaml'] ?? '').replace('also-target', 'also_target'))).toMatch(/also_target/u);
    expect(parse('scene: [')).toMatch(/^cafe\.yaml: row/u);
    expect(parse((fixtureFiles['cafe.yaml'] ?? '').replace('scene: cafe', 'scene: bar'))).toMatch(
      /file and scene bear one name/u,
    );
  });
});
