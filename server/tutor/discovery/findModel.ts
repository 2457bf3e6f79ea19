import { StartupError } from '../../startupFailure';
import { listOllamaModels, listOpenAiModels, type ListedModel, type ListRequest } from './listModels';
import { rankModels } from './rankModels';

/** A server on this machine with the models that could be a tutor, the best first. */
interface LocalServer {
  name: string;
  baseUrl: string;
  models: readonly string[];
}

interface KnownServer {
  name: string;
  origin: string;
  list(origin: string, request: ListRequest): Promise<readonly ListedModel[] | null>;
}

/** Of a server whose port others use as well: it must call itself the owner of its models. */
const ownedBy =
  (owner: RegExp): KnownServer['list'] =>
  async (origin, request) => {
    const found = await listOpenAiModels(`${origin}/v1`, request);
    return found && [...found.owners].some((each) => owner.test(each)) ? found.models : null;
  };

/**
 * Servers by the ports that they take where nobody says otherwise, in the order in which they are chosen from: whoever
 * started vLLM or llama.cpp did so for this one model; LM Studio's and Ollama's lists hold whatever was ever downloaded.
 */
export const knownServers: readonly KnownServer[] = [
  { name: 'vLLM', origin: 'http://127.0.0.1:8000', list: ownedBy(/^vllm$/iu) },
  { name: 'llama.cpp', origin: 'http://127.0.0.1:8080', list: ownedBy(/^llama\.?cpp$/iu) },
  {
    name: 'LM Studio',
    origin: 'http://127.0.0.1:1234',
    list: async (origin, request) => (await listOpenAiModels(`${origin}/v1`, request))?.models ?? null,
  },
  { name: 'Ollama', origin: 'http://127.0.0.1:11434', list: listOllamaModels },
];

/** Milliseconds for a look that nobody asked for: a server on this machine answers in a few. */
const lookMs = 300;
/** Where a tutor is to be found, a busy machine has the time that it needs. */
const localTimeoutMs = 3_000;
/** A server that was named may be far away. */
const namedTimeoutMs = 10_000;

/** The servers on this machine that have a model to talk with, all asked at the same time. Never throws. */
export async function findLocalServers(
  servers = knownServers,
  send: typeof fetch = fetch,
  timeoutMs = lookMs,
): Promise<LocalServer[]> {
  const found = await Promise.all(
    servers.map(async ({ name, origin, list }) => {
      const models = await list(origin, { send, timeoutMs });
      return { name, baseUrl: `${origin}/v1`, models: rankModels(models ?? []).map((model) => model.name) };
    }),
  );
  return found.filter(({ models }) => models.length > 0);
}

/** One line for whoever starts a server without a tutor of its own; null where there is nothing to say. */
export function localServersHint([first, ...others]: readonly LocalServer[]): string | null {
  const model = first?.models[0];
  if (!first || model === undefined) return null;
  const more = first.models.length - 1;
  const also = more > 0 ? ` and ${String(more)} more` : '';
  const beside = others.length > 0 ? ` (so ${others.length > 1 ? 'do' : 'does'} ${listed(others)})` : '';
  return `${first.name} runs on this machine with ${model}${also}${beside}: TUTOR_MODEL=auto lets it be the tutor.`;
}

const listed = (servers: readonly LocalServer[]) => servers.map(({ name }) => name).join(' and ');

/** A model that `auto` was found to mean. */
interface FoundModel {
  model: string;
  baseUrl: string;
  /** What was taken and why, for the log. */
  sentence: string;
}

interface Searched {
  /** Null for this machine. */
  baseUrl: string | null;
  apiKey: string | null;
}

/**
 * The best model at an address, or on this machine.
 *
 * @throws StartupError where there is none
 */
export async function findModel(
  { baseUrl, apiKey }: Searched,
  servers = knownServers,
  send: typeof fetch = fetch,
): Promise<FoundModel> {
  if (baseUrl !== null) {
    const found = await listOpenAiModels(baseUrl, { send, apiKey, timeoutMs: namedTimeoutMs });
    if (!found) {
      throw new StartupError(
        'TUTOR_MODEL=auto asks TUTOR_BASE_URL for its models, and no list came from there: start that server, correct the address or the key, or name the model.',
      );
    }
    return chosen(
      'the server at TUTOR_BASE_URL',
      baseUrl,
      rankModels(found.models).map(({ name }) => name),
    );
  }
  const [first] = await findLocalServers(servers, send, localTimeoutMs);
  if (!first) {
    throw new StartupError(
      `TUTOR_MODEL=auto found no model on this machine: start ${listedOr(servers)} with a model that talks, set TUTOR_BASE_URL, or take TUTOR_MODEL out of .env for the built-in tutor.`,
    );
  }
  return chosen(first.name, first.baseUrl, first.models);
}

function chosen(server: string, baseUrl: string, models: readonly string[]): FoundModel {
  const [model] = models;
  if (model === undefined) {
    throw new StartupError(
      'TUTOR_MODEL=auto found no model at TUTOR_BASE_URL that talks: load one there, or name the model.',
    );
  }
  const why =
    models.length === 1
      ? `the only one of ${server} that talks`
      : `of ${String(models.length)} of ${server} the best by what they are made for and their size`;
  return { model, baseUrl, sentence: `TUTOR_MODEL=auto takes ${model}: ${why}.` };
}

const listedOr = (servers: readonly KnownServer[]) =>
  `${servers
    .slice(0, -1)
    .map(({ name }) => name)
    .join(', ')} or ${servers.at(-1)?.name ?? ''}`;
