import { asError } from './asError';
import type { Carrier, CarrierEvents } from './connectionTypes';
import { parseServerFrame } from './serverFrame';

/** The part of `WebSocket` that is used. */
export interface SocketLike {
  readyState: number;
  send(text: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onerror: (() => void) | null;
  onclose: ((event: { code: number; reason: string; wasClean: boolean }) => void) | null;
}

const openState = 1;

/** JSON frames over `/ws` (specification, section 7). */
export function createSocketCarrier(events: CarrierEvents, open: () => SocketLike): Carrier {
  let socket: SocketLike;
  try {
    socket = open();
  } catch (error) {
    // An address the browser refuses. Told later, as everything else that a carrier tells.
    queueMicrotask(() => {
      events.error(asError(error));
      events.closed({ code: 1006, reason: '', clean: false });
    });
    return { send: () => undefined, close: () => undefined };
  }

  socket.onopen = () => {
    events.opened();
  };
  socket.onmessage = ({ data }) => {
    events.activity();
    try {
      events.frame(parseServerFrame(String(data)));
    } catch (error) {
      events.error(asError(error));
    }
  };
  socket.onerror = () => {
    events.error(new Error('The connection failed.'));
  };
  socket.onclose = ({ code, reason, wasClean }) => {
    // The server's hint when to come back has no field of its own in a close frame.
    const hint = /return within (\d+) ms/u.exec(reason)?.[1];
    events.closed({
      code,
      reason,
      clean: wasClean,
      ...(hint === undefined ? {} : { returnWithinMs: Number(hint) }),
    });
  };

  return {
    send: (frame) => {
      if (socket.readyState === openState) socket.send(JSON.stringify(frame));
    },
    close: () => {
      socket.onopen = socket.onmessage = socket.onerror = socket.onclose = null;
      socket.close(1000);
    },
  };
}
