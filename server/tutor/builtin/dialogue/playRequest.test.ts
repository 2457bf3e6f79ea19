import { describe, expect, it } from 'vitest';
import { freshState, type DialogueState } from '../dialogueState';
import { realBank } from '../format/realContent';
import { understand } from '../understanding/understand';
import { planTurn } from './dialogue';
import { sceneAsked } from './playRequest';

const at: DialogueState = { ...freshState, scene: 'meeting', line: 'job', turn: 2, played: ['meeting'] };

function turn(language: string, message: string, state = at) {
  const bank = realBank(language);
  const understanding = understand(message, state, bank);
  return planTurn(understanding, { state, restarted: false }, { bank, address: 'unsaid', message });
}

describe('a scene that is asked for in words', () => {
  it.each([
    ['fr', "Could we do a short scene in a café? I'll be the customer and you be the waiter.", 'cafe'],
    ['fr', "Let's pretend I'm lost in the town and I have to find the station", 'directions'],
    ['fr', 'I would like to practise ordering a crêpe', 'cafe'],
    ['fr', 'On peut jouer une petite scène au café ?', 'cafe'],
    ['de', "I'm looking for a flat, could you be the flatmate?", 'flat'],
    ['de', 'Shall we role-play a job interview?', 'interview'],
    ['de', 'I want to practise ordering a cake', 'cafe'],
    ['ja', "Imagine I'm in a taxi and you're the driver", 'taxi'],
    ['ja', 'I want to practise ordering a matcha', 'cafe'],
    ['ja', 'I need to find a flat, can you be the landlord?', 'flat'],
    ['ko', "Let's act out a scene at the pharmacy", 'pharmacy'],
    ['ko', 'Can we practise ordering a coffee?', 'cafe'],
    ['ko', 'can you play the taxi driver?', 'taxi'],
  ])('begins with its first line (%s): %s', (language, message, scene) => {
    const plan = turn(language, message);
    expect(plan.state.scene).toBe(scene);
    expect(plan.remark).toContain('you are the');
    const first = realBank(language).content.scenes.get(scene)?.lines[0];
    expect(plan.said.at(-1)?.means).toContain(first?.means.split(/[.!?]/u)[0]);
  });

  it.each([
    ['fr', 'Can we play a scene on the moon?'],
    ['de', 'Can we play a scene on the moon?'],
    ['ja', 'Can we play a scene on the moon?'],
    ['ko', 'Can we play a scene on the moon?'],
  ])('is said not to be there, and the nearest is offered, where none fits (%s): %s', (language, message) => {
    const plan = turn(language, message);
    expect(plan.state).toMatchObject({ scene: 'meeting', line: 'job' });
    expect(plan.state.offered).toBeDefined();
    expect(plan.said.map(({ means }) => means).join(' ')).toMatch(/\b(?:no|don't)\b.*scene/u);
  });

  it.each([
    'I practise judo on Mondays',
    'I want to practise my French',
    'I want to practise the piano more',
    'I like to play football',
    'I am a waiter and my sister is a teacher',
    'Can we play a game?',
    'She likes to act in a theatre',
    "Let's do it",
  ])('is none of what people do: %s', (message) => {
    expect(sceneAsked(message, at, realBank('fr'))).toBeUndefined();
  });
});
