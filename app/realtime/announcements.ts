import type { ServerFrame } from '../../domain/protocol';
import { asError } from './asError';
import type { ConnectionState, Notice } from './connectionTypes';
import { createEmitter } from './emitter';

/** What a connection tells, and to whom. A listener that throws is told of as an error. */
export function createAnnouncements() {
  const errors = createEmitter<Error>();
  const fail = (thrown: unknown) => {
    errors.emit(asError(thrown));
  };
  const messages = createEmitter<ServerFrame>(fail);
  const states = createEmitter<ConnectionState>(fail);
  const notices = createEmitter<Notice | null>(fail);
  const replays = createEmitter<string>(fail);

  return {
    fail,
    tellMessage: messages.emit,
    tellState: states.emit,
    tellNotice: notices.emit,
    tellReplay: replays.emit,
    listening: {
      /** Everything but pongs. */
      onMessage: messages.on,
      onState: states.on,
      onNotice: notices.on,
      onError: errors.on,
      /** A replay of this conversation was just asked for. */
      onSubscribe: replays.on,
    },
  };
}
