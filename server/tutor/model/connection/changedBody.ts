type Body = Record<string, unknown>;

/** A fetch that sends JSON objects as `change` makes them, and everything else as it is. */
export function withChangedBody(send: typeof fetch, change: (body: Body) => Body): typeof fetch {
  return (input, init) => {
    const body = jsonBodyOf(init);
    return send(input, body ? { ...init, body: JSON.stringify(change(body)) } : init);
  };
}

/** What a request sends, where that is a JSON object. */
export function jsonBodyOf(init: RequestInit | undefined): Body | undefined {
  const text = init?.body;
  if (typeof text !== 'string') return undefined;
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Body) : undefined;
  } catch {
    return undefined;
  }
}
