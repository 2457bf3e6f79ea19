import { describe, expect, it, test } from 'vitest';
import type { ConversationSummary } from '../../../domain/conversation/conversation';
import { chatsByKind, searchChats } from './chatKinds';

const chat = (of: Partial<ConversationSummary>): ConversationSummary => ({
  _id: of.title ?? 'id',
  title: '',
  conversationType: 'AI',
  persona: null,
  targetLanguage: 'fr',
  unread: false,
  lastPosition: 0,
  ...of,
});

test(
  'each conversation stands in one section, in the order of the list',
  { tags: ['C89', 'C91', 'C93', 'C96'] },
  () => {
    const list = [
      chat({ title: 'Trains' }),
      chat({ title: 'A café', persona: 'Barista' }),
      chat({ title: 'Tutorial', conversationType: 'none' }),
      chat({ title: 'What did you cook?', conversationType: 'prompt' }),
      chat({ title: 'Marta', conversationType: 'friend' }),
      chat({ title: 'Rain' }),
    ];
    const titles = Object.entries(chatsByKind(list)).map(([kind, chats]) => [kind, chats.map(({ title }) => title)]);
    expect(Object.fromEntries(titles)).toEqual({
      friends: ['Marta'],
      starters: ['What did you cook?'],
      scenarios: ['A café'],
      chats: ['Trains', 'Tutorial', 'Rain'],
    });
  },
);

describe('the search over conversations', () => {
  const list = [
    chat({ title: 'Un café à Lyon', persona: 'Serveuse' }),
    chat({ title: 'Trains and rain' }),
    chat({ title: 'カフェで' }),
  ];
  const languages = new Map([['カフェで', 'Japanese']]);
  const found = (query: string) => searchChats(list, query, languages).map(({ title }) => title);

  it.each([
    ['cafe lyon', ['Un café à Lyon']],
    ['SERVEUSE', ['Un café à Lyon']],
    ['rain', ['Trains and rain']],
    ['カフェ', ['カフェで']],
    ['japanese', ['カフェで']],
    ['rain lyon', []],
  ])('finds %j by every word of it', (query, titles) => {
    expect(found(query)).toEqual(titles);
  });

  it('is no search while nothing was typed', () => {
    expect(found('  ')).toHaveLength(3);
  });
});
