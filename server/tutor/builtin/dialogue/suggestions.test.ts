import { describe, expect, it } from 'vitest';
import { identityOf } from '../../../../domain/words/identity';
import { freshState, type DialogueState } from '../dialogueState';
import { scenesOf } from '../format/sceneFlow';
import { suggestNext } from './suggestions';
import { realBank } from '../format/realContent';
import { slotsOf } from '../format/template';

const fr = realBank('fr');

/** What is offered so many turns after a line of a scene was said. */
function offered(
  passed: number,
  {
    bank = fr,
    scene = '',
    line = '',
    learnerName = 'Alex',
    said = [] as string[],
    slots = {} as DialogueState['slots'],
    wanted = [] as string[],
  },
) {
  const turn = 1 + passed;
  const state = {
    ...freshState,
    scene,
    line,
    played: [scene],
    turn,
    slots,
    said: [{ id: `${scene}/${line}`, turn: 1 }, ...said.map((id) => ({ id, turn }))],
  };
  const words = wanted.map((text) => ({
    identity: identityOf(text, bank.content.language),
    original: text,
    translation: '',
    why: 'rested' as const,
  }));
  const learner = { knownCount: () => 0, wanted: words };
  return suggestNext(state, 'unsaid', bank, { learnerName, learner }).map(({ text }) => text);
}

/** Points where something waits for a reply. */
const waiting = (kind: 'scene' | 'tutorial') =>
  scenesOf(fr.content, kind).flatMap(({ scene, lines }) =>
    lines.filter(({ replies }) => replies.length > 1).map(({ id }) => ({ scene, line: id })),
  );

describe('what the learner could say', () => {
  it('stays for two turns in which it was not taken, and is something else then', () => {
    for (const point of waiting('scene')) {
      const first = offered(0, point);
      expect(offered(1, point)).toEqual(first);
      expect(offered(2, point)).toEqual(first);
      const then = offered(3, point);
      expect(then, `${point.scene}/${point.line}`).not.toEqual(first);
      expect(offered(5, point)).not.toEqual(then);
    }
  });

  it('always has something that answers the line which waits', () => {
    for (const point of waiting('scene')) {
      const { replies = [] } = fr.content.scenes.get(point.scene)?.lines.find(({ id }) => id === point.line) ?? {};
      // Sentences with slots have their values where the content has braces.
      const fits = (text: string) =>
        replies.some((reply) => {
          const pieces = reply.text.split(/\{[^{}]*\}/u);
          return pieces.every((piece) => text.toLowerCase().includes(piece.toLowerCase()));
        });
      for (const passed of [0, 3, 5, 12]) expect(offered(passed, point).some(fits), point.line).toBe(true);
    }
  });

  it('is more than the replies to the line when help was asked for', () => {
    const point = waiting('scene')[0] ?? { scene: '', line: '' };
    expect(offered(1, { ...point, said: ['anywhere/help/1'] })).not.toEqual(offered(1, point));
  });

  it('is of the lesson alone within a lesson', () => {
    for (const point of waiting('tutorial')) {
      const { replies = [] } = fr.content.scenes.get(point.scene)?.lines.find(({ id }) => id === point.line) ?? {};
      for (const passed of [3, 5]) expect(offered(passed, point).length).toBeLessThanOrEqual(replies.length);
    }
  });

  it('is no sentence twice, whichever word should come back, and whichever was said before', () => {
    const ja = realBank('ja');
    const points = [
      { bank: ja, scene: 'directions', line: 'lost' },
      { bank: ja, scene: 'directions', line: 'where-to' },
      { bank: ja, scene: 'taxi', line: 'get-in' },
    ];
    for (const point of points) {
      const { replies = [] } = ja.content.scenes.get(point.scene)?.lines.find(({ id }) => id === point.line) ?? {};
      for (const { name, list = '' } of replies.flatMap(({ text }) => slotsOf(text))) {
        for (const { text } of ja.content.lists[list] ?? []) {
          const wanted = offered(0, { ...point, wanted: [text] });
          expect(new Set(wanted).size, wanted.join(' ')).toBe(3);
          const said = offered(0, { ...point, slots: { [name]: { list, text } } });
          expect(new Set(said).size, said.join(' ')).toBe(3);
        }
      }
    }
    expect(offered(0, { bank: ja, scene: 'directions', line: 'lost', wanted: ['駅'] })).toEqual([
      'すみません、駅はどこですか。',
      'すみません、清水寺はどこですか。',
      '道に迷いました。',
    ]);
  });

  it('calls the learner by no login name, and says a Korean name as a whole sentence', () => {
    const ko = realBank('ko');
    const hello = { bank: ko, scene: 'meeting', line: 'hello', learnerName: 'stranger1' };
    expect(offered(0, hello)[0]).toMatch(/^제 이름은 Stranger입니다\./u);
  });
});
