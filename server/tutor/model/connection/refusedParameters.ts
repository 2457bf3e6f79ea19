import { jsonBodyOf } from './changedBody';
import { tellingLength } from './modelFailure';

/**
 * Parameters that some servers and models of OpenAI's protocol refuse, and without which a question is the same: null
 * leaves it out, a name is what it is called elsewhere.
 */
const dispensable: Readonly<Record<string, string | null>> = {
  max_tokens: 'max_completion_tokens',
  max_completion_tokens: null,
  stream_options: null,
  temperature: null,
  top_p: null,
  reasoning_effort: null,
};

/** A request is sent again at most so often, each time without what was refused. */
const mostChanges = Object.keys(dispensable).length;

type Body = Record<string, unknown>;
/** What to send instead of a parameter's name; null for nothing. */
type Changes = Map<string, string | null>;

/**
 * A fetch that sends a request again without the parameter that the answer says was refused (400, 422), or under its
 * newer name (`max_completion_tokens`). What a model refused once it is not sent again. Whatever else fails is handed
 * on as it came.
 */
export function withoutRefusedParameters(send: typeof fetch): typeof fetch {
  const changesOf = new Map<string, Changes>();
  return async (input, init) => {
    const body = jsonBodyOf(init);
    if (!body) return send(input, init);
    const model = typeof body.model === 'string' ? body.model : '';
    const changes = changesOf.get(model) ?? new Map<string, string | null>();
    for (let count = 0; ; count += 1) {
      const sent = changed(body, changes);
      const response = await send(input, { ...init, body: JSON.stringify(sent) });
      if ((response.status !== 400 && response.status !== 422) || count === mostChanges) return response;
      const refusal = (await response.clone().text()).slice(0, tellingLength);
      const name = refusedName(refusal, sent);
      if (name === undefined) return response;
      await response.body?.cancel();
      changes.set(name, dispensable[name] ?? null);
      changesOf.set(model, changes);
    }
  };
}

function changed(body: Body, changes: Changes): Body {
  const sent: Body = {};
  for (const [key, value] of Object.entries(body)) {
    let name: string | null = key;
    // A new name may have been refused as well.
    while (name !== null && changes.has(name)) name = changes.get(name) ?? null;
    if (name !== null) sent[name] = value;
  }
  return sent;
}

const isRefusal =
  /unsupported|not support|unrecogni[sz]ed|unknown|unexpected|extra.{0,12}(?:field|input|forbidden)|not (?:permitted|allowed)|forbidden|invalid/iu;

/** The first parameter of ours that a refusal names: the advice which other one to use stands behind it. */
function refusedName(refusal: string, sent: Body): string | undefined {
  if (!isRefusal.test(refusal)) return undefined;
  const places = Object.keys(dispensable)
    .filter((name) => name in sent)
    .map((name) => ({ name, at: refusal.search(new RegExp(`(?<![\\w])${name}(?![\\w])`, 'u')) }))
    .filter(({ at }) => at >= 0);
  return places.toSorted((one, other) => one.at - other.at)[0]?.name;
}
