import { describe, expect, it } from 'vitest';
import { emptyScenario, reviewFields, type ScenarioReview } from '../../../../domain/conversation/scenario';
import { chooseScenario, draftScenario } from './scenarios';
import { rankScenes } from '../understanding/wishes';
import { realBank, realLanguages } from '../format/realContent';

const banks = new Map(realLanguages.map((language) => [language, realBank(language)]));

/** What learners wish for and the scene that they are offered; with `~` where none fits and the nearest is owned up to. */
const wishes: Record<string, [wish: string, scene: string][]> = {
  fr: [
    ['I am moving to Paris and need to find my way', 'directions'],
    ['order coffee politely', 'cafe'],
    ['I want to order a coffe and a crossant', 'cafe'],
    ['I will meet the parents of my girlfriend, and my mother-in-law only speaks French', 'family'],
    ['I am starting a new job in Lyon', 'weekend'],
    ['I would like to talk about my weekend with colleagues', 'weekend'],
    ['book a table for our anniversary', 'restaurant'],
    ['I am vegetarian and want to eat out', 'restaurant'],
    ['haggling', 'market'],
    ['buying vegetables at the market', 'market'],
    ['small talk about the weather', 'weather'],
    ['phone calls are scary', 'surprise'],
    ['make friends in my new building', 'meeting'],
    ['learn to introduce myslef', 'meeting'],
    ['I am going to France on holiday next summer', 'directions'],
    ['je voudrais commander un café', 'cafe'],
    ['faire les courses au marché', 'market'],
    ['où est la gare', 'directions'],
    ['see a doctor about my back', 'doctor'],
    ['job interview', 'interview'],
  ],
  ja: [
    ['I am moving to Tokyo and need to find my way', 'directions'],
    ['order coffee politely', 'cafe'],
    ['buy souvenirs for my mom', 'shopping'],
    ['staying with a host family', 'family'],
    ['my coworkers talk about their weekend', 'weekend'],
    ['I need Japanese for work', 'weekend'],
    ['ramen with friends', 'tonight'],
    ['casual speech', 'tonight'],
    ['talk about the wether', 'weather'],
    ['visit temples in Kyoto', 'directions'],
    ['language exchange meetup', 'meeting'],
    ['自己紹介をしたい', 'meeting'],
    ['お土産を買いたい', 'shopping'],
    ['カフェで注文したい', 'cafe'],
    ['see a doctor', 'clinic'],
    ['I want to buy vegetables at the market', '~konbini'],
    ['see a dentist', '~clinic'],
  ],
};

/** What suits somebody who works in an office. */
const atWork: Record<string, string> = { fr: 'weekend', ja: 'weekend', de: 'first-day', ko: 'office' };

describe.each([...banks])('a scenario of %s', (language, bank) => {
  const draft = (text: string, more: { profile?: string; turn?: number; former?: ScenarioReview | null } = {}) =>
    draftScenario({ text, profile: '', turn: 0, ...more }, bank);

  it.each(wishes[language] ?? [])('for “%s” is %s', (wish, expected) => {
    const [best] = rankScenes(wish, 'scene', bank);
    expect(`${best?.isGood ? '' : '~'}${best?.scene.scene ?? ''}`).toBe(expected);
    const { scenario, roles } = bank.content.scenes.get(expected.replace('~', '')) ?? {};
    const review = draft(wish);
    expect(review).toMatchObject({ informationToGive: scenario?.give, informationToRequest: scenario?.request });
    expect(review?.conversationPartnerRole.toLowerCase()).toBe(roles?.partner.toLowerCase());
    expect(review?.context).toBe(scenario?.context);
    expect(review?.remark?.startsWith('The built-in tutor has no scene for that') ?? false).toBe(
      expected.startsWith('~'),
    );
  });

  it('for nonsense is some scene, and says so', () => {
    for (const nonsense of ['asdf qwer zxcv', '12345', '🙂 x', 'I want to repair my spaceship']) {
      const review = draft(nonsense);
      expect(reviewFields.every((field) => review?.[field])).toBe(true);
      expect(review?.remark).toMatch(/has no scene for that/u);
    }
  });

  it('asked for again is the next of those that fit, and round; where there is one alone it says so', () => {
    const scenes = [...bank.content.scenes.values()].filter(({ kind }) => kind === 'scene');
    for (const { about } of scenes) {
      const wish = about[0] ?? '';
      const fitting = rankScenes(wish, 'scene', bank).filter(({ isGood }) => isGood);
      let former = draft(wish);
      expect(former?.remark).toBeUndefined();
      const drafts = fitting.map(() => (former = draft(wish, { former })));
      const contexts = fitting.map(({ scene }) => scene.scenario?.context);
      expect(drafts.map((each) => each?.context)).toEqual([...contexts.slice(1), contexts[0]]);
      for (const each of drafts)
        expect(each?.remark?.includes('This is the only scene') ?? false).toBe(fitting.length === 1);
    }
  });

  it('asked for again where none fits is every scene in turn, and says each time that none fits', () => {
    const scenes = [...bank.content.scenes.values()].filter(({ kind }) => kind === 'scene');
    let former = draft('I want to repair my spaceship');
    const drafts = scenes.map(() => (former = draft('I want to repair my spaceship', { former, turn: 3 })));
    expect(new Set(drafts.map((each) => each?.context)).size).toBe(scenes.length);
    for (const each of drafts) expect(each?.remark).toMatch(/has no scene for that/u);
  });

  it('for no wish is one scene after the other, the easiest first, with nothing to own up to', () => {
    const scenes = [...bank.content.scenes.values()].filter(({ kind }) => kind === 'scene');
    const drafts = scenes.map((_, turn) => draft(' . ', { turn }));
    expect(new Set(drafts.map((review) => review?.context)).size).toBe(scenes.length);
    expect(drafts.map((review) => review?.context).sort()).toEqual(
      scenes.map(({ scenario }) => scenario?.context).sort(),
    );
    expect(draft('', { turn: scenes.length })).toEqual(drafts[0]);
  });

  it('for no wish but a profile suits it', () => {
    expect(draft('', { profile: 'I work in an office.', turn: 7 })?.context).toBe(
      bank.content.scenes.get(atWork[language] ?? '')?.scenario?.context,
    );
  });

  it('leads back to its scene, owned up to or not, as long as the roles are kept', () => {
    for (const scene of [...bank.content.scenes.values()].filter(({ kind }) => kind === 'scene')) {
      for (const text of [scene.about.join(' '), scene.title]) {
        const review = draft(text);
        if (review?.context !== scene.scenario?.context) continue;
        expect(chooseScenario({ ...emptyScenario, ...review }, bank)).toEqual({ scene: scene.scene });
        const edited = { ...emptyScenario, ...review, informationToGive: 'My blood group' };
        expect(chooseScenario(edited, bank)).toMatchObject({
          scene: scene.scene,
          remark: expect.stringMatching(/as it was written/u) as string,
        });
      }
    }
    const nonsense = draft('asdf qwer zxcv');
    expect(nonsense && chooseScenario({ ...emptyScenario, ...nonsense }, bank)?.remark).toBeUndefined();
  });

  it('is found by what was kept, else by its sense', () => {
    const scene = bank.content.scenes.get('cafe');
    const kept = { ...emptyScenario, languageLearnerRole: 'A spy', informationToGive: scene?.scenario?.give ?? '' };
    expect(chooseScenario(kept, bank)?.scene).toBe('cafe');
    const own = { ...emptyScenario, languageLearnerRole: 'lost tourist', conversationPartnerRole: 'policeman' };
    expect(chooseScenario(own, bank)).toMatchObject({
      scene: 'directions',
      remark: expect.stringMatching(/^The built-in tutor knows only certain scenes\. The closest/u) as string,
    });
  });
});
