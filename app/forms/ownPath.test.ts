import { expect, it } from 'vitest';
import { ownPath } from './ownPath';

it.each(['/', '/resetPassword', '/conversation?c=1&dialog=settings#top', '/a//b'])('leads to %j', (path) => {
  expect(ownPath(path)).toBe(path);
});

it.each([
  ...[null, '', 'conversation', 'https://evil.example', '//evil.example', '/\\evil.example', '\\\\evil.example'],
  ...['/\t/evil.example', '/\n/evil.example', ' /conversation', '/é', 'javascript:alert(1)'],
])('does not lead to %j', (address) => {
  expect(ownPath(address)).toBeNull();
});
