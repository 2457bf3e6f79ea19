import { expect, it } from 'vitest';
import { type Field, fieldStatuses } from '../../../domain/conversation/message';
import { fieldViewOf } from './fieldView';

const field = (status: string) => ({ status, statusMessage: '', value: null }) as Field<string>;

it('waits, shows or reports as the specification says', () => {
  expect(fieldStatuses.map((status) => fieldViewOf(field(status)))).toEqual([
    'waiting',
    'waiting',
    'waiting',
    'shown',
    'shown',
    'shown',
    'error',
  ]);
  expect(fieldViewOf(field('half-baked'))).toBe('unknown');
  expect(fieldViewOf(null)).toBe('absent');
});
