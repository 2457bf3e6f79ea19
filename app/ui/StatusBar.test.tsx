import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { connectionTexts } from '../../domain/texts/app';
import { StatusBar } from './StatusBar';

const { reconnecting, connected, lost } = connectionTexts;

describe('the status bar', () => {
  it.each([
    [reconnecting, 'reconnecting...'],
    [connected, 'connected'],
    [lost, 'connection-lost'],
    ['Two Words More', 'two-words-more'],
  ])('shows “%s” in class %s', { tags: ['C110'] }, (message, name) => {
    expect(renderToStaticMarkup(<StatusBar message={message} />)).toBe(
      `<div class="status-slot" role="status"><p class="status-bar ${name}" dir="auto">${message}</p></div>`,
    );
  });

  it('keeps its place, and is silent, while there is nothing to say', () => {
    expect(renderToStaticMarkup(<StatusBar message={null} />)).toBe('<div class="status-slot" role="status"></div>');
  });
});
