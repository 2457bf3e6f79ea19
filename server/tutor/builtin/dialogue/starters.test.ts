import { describe, expect, it } from 'vitest';
import type { Scene } from '../format/contentFormat';
import { parseWords } from '../format/parseWords';
import { scenesOf } from '../format/sceneFlow';
import { chooseStarter, type Beginner } from './starters';
import { expandVariants } from '../format/template';
import { realBank } from '../format/realContent';

const bank = realBank('fr');
const { content } = bank;
const starters = scenesOf(content, 'starter');

function choose(more: Partial<Beginner> = {}): string | undefined {
  return chooseStarter({ conversationId: 'c1', profile: '', lately: [], knownCount: () => 0, ...more }, bank)?.scene;
}

function wordsIn({ lines }: Scene): Set<string> {
  const words = lines.flatMap((line) => [line, ...line.replies]).map((each) => expandVariants(each.words, 'unsaid'));
  return new Set(words.flatMap(parseWords).flatMap((token) => ('word' in token ? [token.word.surface] : [])));
}

/** Words of one starter that no other has. */
function ownWordsOf(scene: Scene): string[] {
  const others = starters.filter((other) => other !== scene).map(wordsIn);
  return [...wordsIn(scene)].filter((word) => others.every((words) => !words.has(word)));
}

describe('chooseStarter', () => {
  it('is decided by the conversation where nothing else tells', () => {
    expect(choose()).toBe(choose());
    expect(new Set(Array.from({ length: 20 }, (_, id) => choose({ conversationId: `c${id}` }))).size).toBeGreaterThan(
      1,
    );
  });

  it('goes through all of them before one comes again', () => {
    const met = new Set<string>();
    const chosen = starters.map(() => {
      const scene = content.scenes.get(choose({ knownCount: (surface) => (met.has(surface) ? 1 : 0) }) ?? '');
      for (const token of parseWords(scene?.lines[0]?.words ?? '')) if ('word' in token) met.add(token.word.surface);
      return scene?.scene;
    });
    expect(new Set(chosen).size).toBe(starters.length);
    const levels = chosen.map((name) => content.scenes.get(name ?? '')?.level ?? 0);
    expect(levels).toEqual([...levels].sort());
  });

  it('is not one had of late, though no word of it is counted as known; then the one had the longest ago', () => {
    const lately: string[] = [];
    const chosen = [...starters, ...starters].map((_, id) => {
      const scene = content.scenes.get(choose({ conversationId: `c${id}`, lately }) ?? '');
      lately.unshift(scene?.title ?? '');
      return scene?.scene;
    });
    const [first, again] = [chosen.slice(0, starters.length), chosen.slice(starters.length)];
    expect(new Set(first).size).toBe(starters.length);
    expect(again).toEqual(first);
  });

  it('prefers what the profile speaks of', () => {
    for (const id of ['a', 'b', 'c', 'd'])
      expect(choose({ conversationId: id, profile: 'I keep a diary and value my friends.' })).toBe('small-joy');
  });

  it('is read with some ease by who knows many words: neither all new nor all known', () => {
    for (const wanted of starters) {
      // Of the wanted one a tenth is new, of the others all that is their own.
      const unknown = new Set(starters.flatMap((scene) => (scene === wanted ? [] : ownWordsOf(scene))));
      const own = ownWordsOf(wanted).filter((word) => wanted.lines[0]?.words.includes(word));
      for (const word of own.slice(0, 2)) unknown.add(word);
      const knownCount = (surface: string) => (unknown.has(surface) ? 0 : 3);
      const share = 1 - [...wordsIn(wanted)].filter((word) => unknown.has(word)).length / wordsIn(wanted).size;
      if (share > 0.8 && share < 1) expect(choose({ knownCount }), `${wanted.scene} ${share}`).toBe(wanted.scene);
    }
  });
});
