import { expect, it, vi } from 'vitest';
import { AppError } from '../../domain/errors';
import type { Call } from '../api/calls';
import type { SessionState } from '../session/session';
import { changePreferences } from './changePreferences';

function createWorld() {
  const state: SessionState = { isReady: false, isAuthenticated: false, identity: null, why: null, viewerMode: false };
  const starting: (() => void)[] = [];
  const called: string[] = [];
  const warn = vi.fn();
  const deps = {
    call: ((name: string) => Promise.resolve(called.push(name))) as unknown as Call,
    session: { start: () => new Promise<void>((resolve) => starting.push(resolve)), state: () => state },
    warn,
  };
  const end = (change: Partial<SessionState>) => {
    Object.assign(state, { isReady: true, ...change });
    for (const resolve of starting.splice(0)) resolve();
  };
  const readAgain = () => Promise.resolve(void called.push('read again'));
  return { deps, called, warn, end, change: () => changePreferences(deps, { theme: 'dark' }, readAgain) };
}

it('keeps a change that is made before the session’s first refresh is through', async () => {
  const { called, warn, end, change } = createWorld();
  const changing = change();
  expect(called).toEqual([]);
  end({ isAuthenticated: true });
  await changing;
  expect(called).toEqual(['POST /user/update-preferences', 'read again']);
  expect(warn).not.toHaveBeenCalled();
});

it('asks the server for nothing where nobody is signed in, and says so in the log', { tags: ['C263'] }, async () => {
  const { called, warn, end, change } = createWorld();
  const changing = change();
  end({ why: 'unreachable' });
  await changing;
  expect(called).toEqual([]);
  expect(warn).toHaveBeenCalledWith('The settings were not loaded: nobody is signed in.', null);
});

it('only logs that the settings cannot be read again without a login', { tags: ['C470', 'C471'] }, async () => {
  const { deps, warn, end } = createWorld();
  end({ isAuthenticated: true });
  const refused = new AppError('notAuthenticated');
  const changing = changePreferences(deps, { theme: 'dark' }, () => Promise.reject(refused));
  end({});
  await expect(changing).resolves.toBeUndefined();
  expect(refused.message).toBe('User authentication required');
  expect(warn.mock.calls).toEqual([['The settings were not changed.', refused]]);
});
