export interface StreamEvent {
  /** 'message' unless the event names itself. */
  name: string;
  data: string;
}

/**
 * Takes a text/event-stream in chunks of any size and gives whole events (HTML Living Standard, section 9.2.6, without
 * `id` and `retry`, which mean nothing here). Returns what takes the next chunk.
 */
export function createEventParser(onEvent: (event: StreamEvent) => void): (chunk: Uint8Array) => void {
  // A character may be cut by a chunk's end; the decoder keeps its first bytes, and takes a byte order mark away.
  const decoder = new TextDecoder();
  let rest = '';
  let name = '';
  let data: string[] = [];

  function takeLine(line: string): void {
    if (line === '') {
      if (data.length > 0) onEvent({ name: name || 'message', data: data.join('\n') });
      name = '';
      data = [];
      return;
    }
    const colon = line.indexOf(':');
    if (colon === 0) return;
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /u, '');
    if (field === 'data') data.push(value);
    if (field === 'event') name = value;
  }

  return (chunk) => {
    rest += decoder.decode(chunk, { stream: true });
    // A carriage return at the very end may be half of a line end: it waits for the next chunk.
    const lines = rest.split(/\r\n|\n|\r(?!$)/u);
    rest = lines.pop() ?? '';
    lines.forEach(takeLine);
  };
}
