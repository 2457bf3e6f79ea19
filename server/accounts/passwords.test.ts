import * as argon2 from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { createPasswords } from './passwords';

/** The real algorithm, and which hashes it was asked to check. */
function watched() {
  const checked: string[] = [];
  const verify: typeof argon2.verify = (hash, ...rest) => {
    checked.push(String(hash));
    return argon2.verify(hash, ...rest);
  };
  return { checked, algorithm: { hash: argon2.hash, verify } };
}

describe('createPasswords', () => {
  it('does the same work for an account that is not there as for a wrong password', async () => {
    const { checked, algorithm } = watched();
    const passwords = createPasswords({ algorithm });
    const hash = await passwords.hash('correct horse');
    expect(await passwords.verify(hash, 'wrong horse')).toBe(false);
    expect(await passwords.verify(null, 'wrong horse')).toBe(false);
    const cost = (text: string | undefined) => text?.split('$').slice(0, 4).join('$');
    const size = (text: string | undefined) => text?.split('$').map((part) => part.length);
    expect(checked).toHaveLength(2);
    expect(cost(checked[1])).toBe(cost(checked[0]));
    expect(size(checked[1])).toEqual(size(checked[0]));
    expect(cost(hash)).toBe('$argon2id$v=19$m=19456,t=2,p=1');
  });

  it.each([
    ['é\u0301', 'e\u0301\u0301'],
    ['пароль ё', 'пароль е\u0308'],
    ['ｆｕｌｌ ｗｉｄｔｈ', 'full width'],
    ['가나다라', '\u1100\u1161\u1102\u1161\u1103\u1161\u1105\u1161'],
  ])('takes %j for %j: the same password typed on another system', async (here, there) => {
    const passwords = createPasswords();
    expect(await passwords.verify(await passwords.hash(here), there)).toBe(true);
    expect(await passwords.verify(await passwords.hash(there), here)).toBe(true);
  });

  it('keeps capitals and spaces', async () => {
    const passwords = createPasswords();
    const hash = await passwords.hash(' Correct Horse ');
    expect(await passwords.verify(hash, ' correct horse ')).toBe(false);
    expect(await passwords.verify(hash, 'Correct Horse')).toBe(false);
  });

  it('turns away whoever would have to wait too long', async () => {
    const passwords = createPasswords({ concurrency: 1, maxWaiting: 1 });
    const both = [passwords.hash('first one'), passwords.hash('second one')];
    await expect(passwords.hash('third one')).rejects.toMatchObject({ code: 'busy', retryAfterSeconds: 5 });
    await Promise.all(both);
  });
});
