import { describe, expect, it, vi } from 'vitest';
import { emptyScenario } from '../../../../domain/conversation/scenario';
import { shareOut } from '../../../../tests/support/shareOut';
import { tutorRequest } from '../../../../tests/support/tutorRequest';
import type { Occasion, TutorEvent, TutorRequest } from '../../tutor';
import { scenesOf } from '../format/sceneFlow';
import { createBuiltinTutor } from '../tutor';
import { contentDir } from '../format/fixtureContent';
import { realBanks, realContent, realLanguages } from '../format/realContent';

// Says only when to give up, on a machine that is busy with other things too.
vi.setConfig({ testTimeout: 30_000 });

const tutor = createBuiltinTutor({
  contentDir,
  banks: realBanks,
  clock: { sleep: () => Promise.resolve(), now: () => 0 },
  paceMs: 0,
});
const contents = realLanguages.map((language) => [language, realContent(language)] as const);

function request(language: string, occasion: Occasion, more: Partial<TutorRequest> = {}): TutorRequest {
  return tutorRequest({ occasion, language, learnerName: 'Alex', message: '', ...more });
}

interface Turn {
  text: string;
  means: string;
  title: string;
  remark: string;
  suggestions: { text: string; means: string }[];
  state: { scene: string | null; line: string | null; turn: number };
}

async function turnOf(events: AsyncGenerator<TutorEvent>): Promise<Turn> {
  const turn = { text: '', means: '', title: '', remark: '', suggestions: [] } as unknown as Turn;
  for await (const event of events) {
    if (event.type === 'text') turn.text = event.text;
    else if (event.type === 'translation') turn.means = event.text;
    else if (event.type === 'title') turn.title = event.title;
    else if (event.type === 'state') turn.state = JSON.parse(JSON.stringify(event.state)) as Turn['state'];
    else if (event.type === 'notes') {
      turn.remark = event.notes.remark ?? '';
      turn.suggestions = event.notes.suggestions ?? [];
    }
  }
  return turn;
}

/** A conversation that the tutor began, answered with these messages. */
async function talk(
  language: string,
  occasion: Occasion,
  messages: readonly string[],
  more: Partial<TutorRequest> = {},
): Promise<Turn[]> {
  const turns = [await turnOf(tutor.open(request(language, occasion, more)))];
  for (const message of messages) {
    const state = turns.at(-1)?.state;
    turns.push(await turnOf(tutor.reply(request(language, occasion, { ...more, message, state }))));
  }
  return turns;
}

describe.each(contents)('a starter in %s', (language, content) => {
  const starters = scenesOf(content, 'starter');

  it('is one of several, and each is begun by some conversation', async () => {
    const titles = new Set<string>();
    for (let id = 0; id < 40; id += 1) {
      const turn = await turnOf(tutor.open(request(language, { kind: 'starter' }, { conversationId: `c${id}` })));
      titles.add(turn.title);
    }
    // Who knows no word yet gets one of the easiest.
    const easiest = starters.filter(({ level }) => level === 1).map(({ title }) => title);
    expect([...titles].sort()).toEqual(easiest.sort());
  });

  it('does not come again soon: what a learner has met is offered last', async () => {
    const met = new Set<string>();
    const titles: string[] = [];
    for (const id of starters.keys()) {
      const known = (surface: string) => (met.has(surface.toLowerCase()) ? 1 : 0);
      const events = tutor.open(
        request(language, { kind: 'starter' }, { conversationId: `d${id}`, knownCount: known }),
      );
      for await (const event of events) {
        if (event.type === 'title') titles.push(event.title);
        if (event.type === 'words') for (const [surface] of event.words) met.add(surface.toLowerCase());
      }
    }
    expect(new Set(titles).size).toBe(starters.length);
  });

  it('is none of those that the last conversations were begun with', async () => {
    const titles: string[] = [];
    for (const _ of starters) {
      const lately = () => Promise.resolve([...titles]);
      titles.unshift((await turnOf(tutor.open(request(language, { kind: 'starter' }, { lately })))).title);
    }
    expect(new Set(titles).size).toBe(starters.length);
  });

  it('suits what the learner wrote of themselves', async () => {
    const profile = () => Promise.resolve({ generalUserProfile: 'I love cooking.', customInstructions: '' });
    const [turn] = await talk(language, { kind: 'starter' }, [], { profile });
    expect(turn?.title).toBe('What did you eat today?');
  });

  it('is not offered elsewhere', async () => {
    const [hello] = await talk(language, { kind: 'chat' }, []);
    expect(scenesOf(content, 'scene').map(({ title }) => title)).toContain(hello?.title);
    const replies = starters.flatMap(({ lines }) => lines).flatMap((line) => line.replies);
    for (const { text } of await tutor.openers({ language, level: 'unsaid', conversationId: 'c1' }))
      expect(replies.map((reply) => reply.text)).not.toContain(text);
  });
});

describe.each(contents)('the tutorial in %s', (language, content) => {
  const [tutorial] = scenesOf(content, 'tutorial');
  const occasion: Occasion = { kind: 'tutorial' };

  it.each([0, 1])('is walked to its end through the suggested replies (each time number %i)', async (choice) => {
    let turn = await turnOf(tutor.open(request(language, occasion)));
    expect(turn.title).toBe(tutorial?.title);
    const texts = [turn.text];
    while (turn.state.scene !== null) {
      expect(turn.remark).not.toBe('');
      const message = turn.suggestions[choice]?.means ?? '';
      turn = await turnOf(tutor.reply(request(language, occasion, { message, state: turn.state })));
      texts.push(turn.text);
      expect(texts.length).toBeLessThan(9);
    }
    expect(texts).toEqual(tutorial?.lines.map((line) => line.text));
    expect(turn.suggestions).toHaveLength(3);
  });

  it.each(
    shareOut(
      ['My hovercraft is full of eels', "I'd like a coffee, please", 'I like cats', 'cool', 'ok', 'no', '???'],
      language,
    ),
  )('goes on whatever is written: %s', async (message) => {
    const messages = (tutorial?.lines.slice(1) ?? []).map(() => message);
    const turns = await talk(language, occasion, messages);
    const lines = tutorial?.lines ?? [];
    turns.forEach((turn, index) => expect(turn.text).toContain(lines[index]?.text));
  });

  it('waits when asked to say it again, and is left when asked to', async () => {
    const turns = await talk(language, occasion, ['can you repeat that', "let's talk about something else"]);
    expect(turns[1]?.state.line).toBe(tutorial?.lines[0]?.id);
    expect(turns[2]?.state.scene).toBeNull();
    expect(turns[2]?.suggestions).toHaveLength(3);
  });
});

describe.each(contents)('a scenario in %s', (language, content) => {
  // That each leads back to itself is asked in scenarios.test.ts, past the tutor.
  const some = scenesOf(content, 'scene').filter((_, index) => index % 5 === 0);
  it.each(some.map(({ scene }) => scene))('%s is played as it was drafted', async (name) => {
    const scene = content.scenes.get(name);
    const scenario = {
      ...emptyScenario,
      languageLearnerRole: (scene?.roles.learner ?? '').toUpperCase(),
      conversationPartnerRole: scene?.roles.partner ?? '',
      informationToGive: scene?.scenario?.give ?? '',
      informationToRequest: scene?.scenario?.request ?? '',
      context: scene?.scenario?.context ?? '',
    };
    const [turn] = await talk(language, { kind: 'scenario', scenario }, []);
    expect(turn).toMatchObject({ title: scene?.title, state: { scene: name, turn: 1 } });
    expect(turn?.text).toContain(scene?.lines[0]?.text.replace(/\{[^}]*\}.*/u, ''));
    expect(turn?.remark).not.toMatch(/built-in tutor/u);
    expect(turn?.suggestions.length).toBeGreaterThanOrEqual(2);
  });

  const { learner = '', partner = '' } = content.scenes.get('cafe')?.roles ?? {};
  const cafe: Occasion = {
    kind: 'scenario',
    scenario: { ...emptyScenario, languageLearnerRole: learner, conversationPartnerRole: partner },
  };

  it('ends with a word of the tutor’s own, and is played again on a mere yes', async () => {
    const opened = (await talk(language, cafe, []))[0];
    let over = opened;
    for (let turn = 0; over?.state.scene !== null && turn < 20; turn += 1) {
      const message = over?.suggestions[0]?.means ?? '';
      over = await turnOf(tutor.reply(request(language, cafe, { message, state: over?.state })));
    }
    expect(over?.state.scene).toBeNull();
    expect(content.anywhere.get('scene-over')?.answers.some(({ text }) => over?.text.endsWith(text))).toBe(true);
    expect(over?.suggestions[0]?.text).toBe(content.anywhere.get('play-again')?.says[0]?.text);
    expect(over?.suggestions).toHaveLength(3);
    for (const wish of ['yes', over?.suggestions[0]?.means ?? '']) {
      const again = await turnOf(tutor.reply(request(language, cafe, { message: wish, state: over?.state })));
      expect(again).toMatchObject({ title: opened?.title, state: { scene: 'cafe', line: opened?.state.line } });
      expect(again.text.endsWith(opened?.text ?? '-')).toBe(true);
    }
  });
});

describe('open', () => {
  it('plays the nearest scene of an edited plan and says so', async () => {
    const scenario = {
      ...emptyScenario,
      languageLearnerRole: 'Tourist',
      conversationPartnerRole: 'Baker at the market',
      context: 'I want to buy strawberries.',
    };
    const [turn] = await talk('fr', { kind: 'scenario', scenario }, []);
    expect(turn?.state.scene).toBe('market');
    expect(turn?.remark).toMatch(
      /^The built-in tutor knows only certain scenes\. The closest to your plan is “Saturday market”: you are the customer, the tutor is the stallholder\./u,
    );
  });

  it('keeps the scene whose roles were kept, and says what may not come up', async () => {
    const scenario = {
      ...emptyScenario,
      languageLearnerRole: 'guest',
      conversationPartnerRole: 'host',
      context: 'A spaceship on its way to Mars.',
    };
    const [turn] = await talk('fr', { kind: 'scenario', scenario }, []);
    expect(turn?.state.scene).toBe('weather');
    expect(turn?.remark).toMatch(/^The built-in tutor plays this scene as it was written/u);
  });

  it('says that a model is needed where it has no content', async () => {
    for (const kind of ['starter', 'tutorial'] as const) {
      const events: TutorEvent[] = [];
      for await (const event of tutor.open(request('es', { kind }))) events.push(event);
      expect(events.map(({ type }) => type)).toEqual(['notes', 'done']);
      expect(JSON.stringify(events[0])).toMatch(/does not speak Spanish yet/u);
    }
  });

  it('stops when asked to', async () => {
    const stop = new AbortController();
    const slow = createBuiltinTutor({
      contentDir,
      banks: realBanks,
      clock: { sleep: () => Promise.resolve(stop.abort(new Error('stopped'))), now: () => 0 },
    });
    await expect(turnOf(slow.open(request('fr', { kind: 'starter' }, { signal: stop.signal })))).rejects.toThrow(
      'stopped',
    );
    await expect(turnOf(slow.open(request('fr', { kind: 'tutorial' }, { signal: stop.signal })))).rejects.toThrow(
      'stopped',
    );
  });
});
