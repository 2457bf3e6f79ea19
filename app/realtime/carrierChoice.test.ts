import { expect, it } from 'vitest';
import { memoryKeyValue } from '../storage/keyValue';
import { createCarrierChoice } from './carrierChoice';

it('hurries streams again once a socket has opened after all', () => {
  const choice = createCarrierChoice(memoryKeyValue(), () => 0);
  choice.broke('socket', false);
  choice.broke('socket', false);
  expect([choice.greetWithinMs('stream'), choice.needsSlot(), choice.streamIsSilent()]).toEqual([10_000, false, false]);
  choice.opened('socket');
  expect([choice.greetWithinMs('stream'), choice.needsSlot(), choice.streamIsSilent()]).toEqual([2_000, true, true]);
});

it('does not hold against a socket that it ended after it was open', () => {
  const choice = createCarrierChoice(memoryKeyValue(), () => 0);
  for (let n = 0; n < 5; n += 1) choice.broke('socket', true);
  expect(choice.needsSlot()).toBe(true);
});
