import { expect, it } from 'vitest';
import { placeGrowth } from './placeGrowth';

it('lets a line of words come into sight as it is said', () => {
  expect(placeGrowth({ grownBy: 60, below: 200, scrollTop: 0 })).toEqual({ scrollTop: 0, slidesBy: 0 });
});

it('lets what comes at once slide into sight', () => {
  expect(placeGrowth({ grownBy: 200, below: 150, scrollTop: 0 })).toEqual({ scrollTop: 0, slidesBy: 200 });
});

it('keeps the beginning of the message in sight, with a line as with much', () => {
  expect(placeGrowth({ grownBy: 60, below: -20, scrollTop: 0 })).toEqual({ scrollTop: -32, slidesBy: 0 });
  expect(placeGrowth({ grownBy: 200, below: -100, scrollTop: 0 })).toEqual({ scrollTop: -112, slidesBy: 88 });
});

it('leaves a message that began at the very edge where it was', () => {
  expect(placeGrowth({ grownBy: 60, below: -55, scrollTop: 0 })).toEqual({ scrollTop: -60, slidesBy: 0 });
});

it('leaves alone who reads further up, whose message had begun out of sight, and what shrinks', () => {
  expect(placeGrowth({ grownBy: 60, below: -20, scrollTop: -30 })).toBeNull();
  expect(placeGrowth({ grownBy: 60, below: -61, scrollTop: 0 })).toBeNull();
  expect(placeGrowth({ grownBy: -60, below: 200, scrollTop: 0 })).toBeNull();
});
