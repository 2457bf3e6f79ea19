import { expect, it } from 'vitest';
import { createWordsRevision } from './wordsRevision';

it('is behind once a newer revision is heard of, and until the words are loaded', () => {
  const revision = createWordsRevision();
  revision.heard(3);
  expect(revision.isBehind()).toBe(false);
  revision.loaded(3);
  expect(revision.isBehind()).toBe(false);
  revision.heard(5);
  revision.heard(4);
  expect(revision.isBehind()).toBe(true);
  revision.loaded(5);
  expect(revision.isBehind()).toBe(false);
});

it('takes a mark made here for what it is, whether its answer or its news comes first', () => {
  const revision = createWordsRevision();
  revision.loaded(3);
  revision.beginMark();
  revision.heard(4);
  expect(revision.isBehind()).toBe(false);
  revision.marked(4);
  revision.endMark();
  expect(revision.isBehind()).toBe(false);

  revision.beginMark();
  revision.marked(5);
  revision.endMark();
  revision.heard(5);
  expect(revision.isBehind()).toBe(false);
});

it('is behind when something else has changed before a mark made here', () => {
  const revision = createWordsRevision();
  revision.loaded(3);
  revision.beginMark();
  revision.marked(5);
  expect(revision.isBehind()).toBe(false);
  revision.endMark();
  expect(revision.isBehind()).toBe(true);
});
