import { closeCodes, type CloseNotice } from '../../domain/protocol';
import { asError } from './asError';
import type { Carrier, CarrierClose, CarrierEvents, StreamRequest } from './connectionTypes';
import { createEventParser } from './eventParser';
import { parseServerFrame } from './serverFrame';

/** What browsers say when a line broke without a word (RFC 6455, section 7.1.5). */
const brokenOff = 1006;

/**
 * Server-sent events read by fetch, so that the request carries the Bearer token. Opening it is authenticate and
 * subscribe in one; nothing can be sent over it.
 */
export function createStreamCarrier(
  { conversationId, since, token }: StreamRequest,
  events: CarrierEvents,
  { fetch, apiUrl }: { fetch: typeof globalThis.fetch; apiUrl: string },
): Carrier {
  const abort = new AbortController();
  let isOver = false;
  const isGivenUp = () => isOver;

  const end = (close: CarrierClose) => {
    if (isOver) return;
    isOver = true;
    abort.abort();
    events.closed(close);
  };
  const takeEvent = createEventParser(({ name, data }) => {
    if (isOver) return;
    try {
      if (name === 'close') end({ ...(JSON.parse(data) as CloseNotice), clean: true });
      else if (name === 'message') events.frame(parseServerFrame(data));
    } catch (error) {
      events.error(asError(error));
    }
  });

  async function read(): Promise<void> {
    const query = new URLSearchParams();
    if (conversationId !== null) query.set('conversationId', conversationId);
    if (since !== undefined) query.set('since', String(since));
    const response = await fetch(`${apiUrl}/stream?${query.toString()}`, {
      headers: { Accept: 'text/event-stream', Authorization: `Bearer ${token}` },
      credentials: 'include',
      cache: 'no-store',
      signal: abort.signal,
    });
    if (response.status === 401) {
      end({ code: closeCodes.policy, reason: 'Authentication failed', clean: true });
      return;
    }
    if (!response.ok || !response.body) {
      end({ code: brokenOff, reason: `HTTP ${String(response.status)}`, clean: false });
      return;
    }
    if (isGivenUp()) return;
    events.opened();
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done || isGivenUp()) break;
      events.activity();
      takeEvent(value);
    }
    end({ code: brokenOff, reason: 'The stream ended.', clean: false });
  }

  read().catch((error: unknown) => {
    if (isOver) return;
    events.error(asError(error));
    end({ code: brokenOff, reason: 'The stream broke.', clean: false });
  });

  return {
    send: () => undefined,
    close: () => {
      isOver = true;
      abort.abort();
    },
  };
}
