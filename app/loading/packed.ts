/**
 * What a loader answers, as one JSON text. Remix writes and reads an answer object by object, which for a history of
 * fifty messages, some ten thousand of them, keeps a phone busy for longer than drawing it.
 */
export type Packed<Value> = string & { readonly packed?: Value };

/** @param value nothing that JSON does not know */
export function pack<Value>(value: Value): Packed<Value> {
  return JSON.stringify(value);
}

export function unpack<Value>(packed: Packed<Value>): Value {
  return JSON.parse(packed) as Value;
}
