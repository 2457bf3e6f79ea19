import { expect, it } from 'vitest';
import { readCodeForm } from './readCodeForm';

function fieldsOf(values: Record<string, string>): FormData {
  const fields = new FormData();
  for (const [name, value] of Object.entries(values)) fields.set(name, value);
  return fields;
}

it('asks for what was filled in, and leaves the rest to the server', () => {
  expect(
    readCodeForm(fieldsOf({ maxUses: '30', note: ' Class 7b ', code: ' summer-26 ', expiresAt: '2026-07-31' })),
  ).toEqual({ maxUses: 30, note: 'Class 7b', code: 'summer-26', expiresAt: '2026-07-31' });
  expect(readCodeForm(fieldsOf({ maxUses: '1', note: '', code: ' ', expiresAt: '' }))).toEqual({
    maxUses: 1,
    note: '',
  });
});
