import type { ClientFrame, CloseNotice, ServerFrame } from '../../domain/protocol';

export type ConnectionState = 'connecting' | 'open' | 'closed' | 'reconnecting';
export type CarrierKind = 'stream' | 'socket';

/** What a carrier ends with. `clean` is false when the line broke without the server saying so. */
export interface CarrierClose extends CloseNotice {
  clean: boolean;
}

export interface CarrierEvents {
  /** The carrier itself stands; a socket may now be written to. */
  opened(): void;
  frame(frame: ServerFrame): void;
  /** Something came in, be it only a keep-alive. */
  activity(): void;
  error(error: Error): void;
  /** Once, and never after `close()` was called from this side. */
  closed(close: CarrierClose): void;
}

export interface Carrier {
  send(frame: ClientFrame): void;
  close(): void;
}

export interface StreamRequest {
  conversationId: string | null;
  since: number | undefined;
  token: string;
}
export type OpenStream = (request: StreamRequest, events: CarrierEvents) => Carrier;
export type OpenSocket = (events: CarrierEvents) => Carrier;

/** One of the few streams a browser may hold at once; null when all are taken. */
export type AcquireStreamSlot = () => Promise<(() => void) | null>;

/** Time as one argument, so that tests own it. */
export interface Clock {
  now(): number;
  /** Calls `run` once, after the delay; the returned function prevents it. */
  after(delayMs: number, run: () => void): () => void;
}

export type NetworkEvent = 'online' | 'offline' | 'visible';
export interface Network {
  isOnline(): boolean;
  /** Whether anybody can see this page. */
  isVisible(): boolean;
  listen(event: NetworkEvent, listener: () => void): () => void;
}

/** What stands above the page (specification, section 4). */
export type Notice = 'Reconnecting...' | 'Connected' | 'Connection lost';
