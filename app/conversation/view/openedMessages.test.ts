import { describe, expect, it } from 'vitest';
import { doneField, type Message, type MessageNotes, type SenderType } from '../../../domain/conversation/message';
import { testMessage } from '../../../domain/conversation/testMessage';
import { openedMessages } from './openedMessages';

describe('what the newest reply opens', () => {
  it('is the message of the tutor before it, whatever the learner wrote between', () => {
    expect(openedMessages([said('a'), asked('b'), said('c'), asked('d'), said('e', { opensFormer: true })])).toEqual([
      'c',
    ]);
  });

  it('stays open where help is asked for once more', () => {
    const messages = [said('a'), said('b', { opensFormer: true }), asked('c'), said('d', { opensFormer: true })];
    expect(openedMessages(messages)).toEqual(['b', 'a']);
  });

  it('closes when the tutor says something else, and is nothing where nothing was said before', () => {
    expect(openedMessages([said('a'), said('b', { opensFormer: true }), asked('c'), said('d')])).toEqual([]);
    expect(openedMessages([asked('a'), said('b', { opensFormer: true })])).toEqual([]);
  });
});

const said = (id: string, notes: MessageNotes = {}) => message(id, 'assistant', notes);
const asked = (id: string) => message(id, 'user', {});

function message(id: string, senderType: SenderType, notes: MessageNotes): Message {
  return testMessage({ id, senderType, notes: doneField(notes) });
}
