import { expect, it, vi } from 'vitest';
import { isClearlyOther, isTelling } from './otherLanguage';

// Says only when to give up, on a machine that is busy with other things too.
vi.setConfig({ testTimeout: 30_000 });

it.each([
  ['fr', 'What would you like to drink? We have coffee and tea.'],
  ['de', 'What would you like to drink? We have coffee and tea.'],
  ['es', 'Olá! O que você gostaria de beber hoje? Temos café e também chá.'],
  ['pt', '¡Hola! ¿Qué te gustaría beber hoy? Tenemos café y también té.'],
  ['it', '¡Hola! ¿Qué te gustaría beber hoy? Tenemos café y también té.'],
  ['en', 'Qu’est-ce que vous voulez boire ? Nous avons du café et du thé.'],
])('is not %s: %s', async (language, text) => {
  expect(await isClearlyOther(text, language)).toBe(true);
});

it.each([
  ['fr', 'Qu’est-ce que vous voulez boire ? Nous avons du café et du thé.'],
  ['de', 'Was möchten Sie trinken? Wir haben Kaffee, Tee, Cola und Smoothies to go.'],
  ['es', '¿Qué te gustaría beber hoy? Tenemos café y también té.'],
  ['pt', 'O que você gostaria de beber hoje? Temos café e também chá.'],
  ['it', 'Abito a Los Angeles con Michael Thompson e Elizabeth Brown.'],
  // Too short, or of a language that nothing was measured for.
  ['fr', 'Yes, of course!'],
  ['x-klingon', 'What would you like to drink? We have coffee and tea.'],
  ['ja', 'What would you like to drink? We have coffee and tea.'],
])('may be %s: %s', async (language, text) => {
  expect(await isClearlyOther(text, language)).toBe(false);
});

it('nothing is asked about what tells nothing', () => {
  expect(isTelling('Bonjour !', 'fr')).toBe(false);
  expect(isTelling('Voici Michael Thompson, Elizabeth Brown et William Anderson.', 'fr')).toBe(false);
  expect(isTelling('Qu’est-ce que vous voulez boire aujourd’hui ?', 'fr')).toBe(true);
});
