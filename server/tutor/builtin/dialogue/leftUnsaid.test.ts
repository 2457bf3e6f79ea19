import { expect, it } from 'vitest';
import { leavesUnsaid } from './leftUnsaid';

it.each([
  ['I ate ramen yesterday', 'We had ramen.', true],
  ['I ate ramen yesterday', 'I ate ramen yesterday.', false],
  ['I have two cats', 'I have a cat.', true],
  ['I have two sisters', 'I have 2 sisters.', false],
  ['next week I go to Kyoto', "I'm going to Kyoto.", true],
  ['I like cats', 'I like cats.', false],
  ['昨日食べました', 'I ate.', false],
])('of %s as %s something is left unsaid: %s', (message, means, expected) => {
  expect(leavesUnsaid(message, means)).toBe(expected);
});
