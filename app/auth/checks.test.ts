import { describe, expect, it } from 'vitest';
import { checks } from './checks';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

function wrongWith(name: keyof typeof checks, fields: Record<string, string>) {
  const submission = checks[name](formOf(fields));
  return submission.status === 'success' ? submission.value : submission.error;
}

const missing = ['Please fill this in.'];

describe('the registration', () => {
  const right = { username: 'Ada', password: 'long enough', retypePassword: 'long enough', accessCode: 'code' };
  const incomplete = ['Please ensure all fields are filled correctly.'];

  it('that is right becomes what the call takes', () => {
    const { retypePassword: _, ...input } = right;
    expect(wrongWith('registration', right)).toEqual(input);
  });

  it.each([
    [{ username: '' }, { '': incomplete, username: missing }],
    [
      { username: '', password: '', retypePassword: '', accessCode: '' },
      { '': incomplete, username: missing, password: missing, retypePassword: missing, accessCode: missing },
    ],
    [{ username: 'ab' }, { username: ['Username must be at least 3 characters long.'] }],
    [{ username: '   ' }, { username: ['Username must be at least 3 characters long.'] }],
    [{ username: 'a'.repeat(31) }, { username: ['Username must be no more than 30 characters long.'] }],
    [{ username: 'a - b' }, { username: ['Username must include at least 3 letters or numbers.'] }],
    [{ retypePassword: 'something else' }, { retypePassword: ['Passwords do not match.'] }],
    [
      { username: 'ab', password: 'short', retypePassword: 'shorter' },
      {
        username: ['Username must be at least 3 characters long.'],
        password: ['Password must be at least 8 characters long.'],
        retypePassword: ['Passwords do not match.'],
      },
    ],
    [{ username: 'nul \u0000 name' }, { username: ['The text contains characters that cannot be stored.'] }],
  ])(
    'with %j says what is wrong, field by field, and once for the whole',
    { tags: ['C352', 'C353', 'C354', 'C358', 'C359', 'C361', 'C362'] },
    (change, wrong) => {
      expect(wrongWith('registration', { ...right, ...change })).toEqual(wrong);
    },
  );

  it.each([
    ['p'.repeat(256), null],
    ['p'.repeat(257), 'Password must be no more than 256 characters long.'],
    ['🔑'.repeat(8), null],
    ['🔑'.repeat(7), 'Password must be at least 8 characters long.'],
    ['        ', null],
  ])(
    'takes passwords of 8 to 256 characters, whatever they are: %j',
    { tags: ['C359', 'C360'] },
    (password, problem) => {
      const wrong = wrongWith('registration', { ...right, password, retypePassword: password });
      expect(wrong).toEqual(
        problem === null ? { username: 'Ada', accessCode: 'code', password } : { password: [problem] },
      );
    },
  );

  it.each(['محمد علي', 'عائشة', '名'.repeat(30), 'Marie Curie', '  Ada  '])(
    'takes the name %j',
    { tags: ['C350'] },
    (username) => {
      expect(wrongWith('registration', { ...right, username })).toMatchObject({ username });
    },
  );

  it('with fields that are no text or are not there is no mistake of a learner’s', () => {
    const form = formOf(right);
    form.set('password', new Blob(['a file']));
    form.delete('accessCode');
    const submission = checks.registration(form);
    const general = ['Invalid request. Please ensure all fields are correctly filled.'];
    expect(submission.status === 'success' || submission.error).toMatchObject({
      password: general,
      accessCode: general,
    });
  });
});

describe('the login', () => {
  it.each([{ username: '' }, { password: '' }])(
    'without %j is incomplete',
    { tags: ['C355', 'C356', 'C357'] },
    (change) => {
      const [field = ''] = Object.keys(change);
      expect(wrongWith('login', { username: 'ada', password: 'x', ...change })).toEqual({
        '': ['Please ensure both fields are filled correctly.'],
        [field]: missing,
      });
    },
  );

  it('remembers where the box is ticked, and takes any password that may be one', () => {
    const who = { username: 'ada', password: ' ' };
    expect(wrongWith('login', { ...who, rememberMe: 'true' })).toEqual({ ...who, rememberMe: true });
    expect(wrongWith('login', who)).toEqual({ ...who, rememberMe: false });
  });
});

describe('the reset', () => {
  it.each([
    [
      { newPassword: 'short' },
      { newPassword: ['Password must be at least 8 characters long.'], retypePassword: ['Passwords do not match.'] },
    ],
    [{ retypePassword: 'something else' }, { retypePassword: ['Passwords do not match.'] }],
    [{ retypePassword: '' }, { '': ['Please ensure all fields are filled correctly.'], retypePassword: missing }],
  ])('with %j says what is wrong', { tags: ['C363', 'C364'] }, (change, wrong) => {
    expect(wrongWith('reset', { newPassword: 'long enough', retypePassword: 'long enough', ...change })).toEqual(wrong);
  });

  it('that is right is the new password alone', () => {
    const newPassword = '🔑 صحيح '.repeat(2);
    expect(wrongWith('reset', { username: 'ada', newPassword, retypePassword: newPassword })).toEqual({ newPassword });
  });
});
