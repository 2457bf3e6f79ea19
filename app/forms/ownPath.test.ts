import { expect, it } from 'vitest';
import { ownPath } from './ownPath';

it.each(['/', '/resetPassword', '/conversation?c=1&dialog=settings#top', '/a//b'])('leads to %j', (path) => {
  expect(ownPath(path)).toBe(path);
});

it('leads to the resolved form of a path', () => {
  expect(ownPath('/a/./b/../wordBank?x=1#y')).toBe('/a/wordBank?x=1#y');
});

it.each([
  ...[null, '', 'conversation', 'https://evil.example', '//evil.example', '/\\evil.example', '\\\\evil.example'],
  ...['/./\\evil.example/phish', '/.//evil.example', '/%2e//evil.example', '/a/..//evil.example', '/a\\b'],
  ...['/\t/evil.example', '/\n/evil.example', ' /conversation', '/é', 'javascript:alert(1)'],
])('does not lead to %j', (address) => {
  expect(ownPath(address)).toBeNull();
});
