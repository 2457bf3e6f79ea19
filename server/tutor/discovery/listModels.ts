import { z } from 'zod';

/** A model that a server has, as far as it tells. */
export interface ListedModel {
  name: string;
  /** Billions of parameters; null where nothing tells. */
  billions: number | null;
}

export interface ListRequest {
  send: typeof fetch;
  apiKey?: string | null;
  timeoutMs: number;
}

const mostBytes = 1_000_000;
const mostModels = 5_000;
const longestName = 200;

const openAiList = z.object({
  data: z.array(z.object({ id: z.string(), owned_by: z.string().nullish() }).passthrough()),
});
const ollamaList = z.object({
  models: z.array(
    z
      .object({
        name: z.string(),
        // Stands elsewhere, and Ollama sends it there.
        remote_host: z.string().nullish(),
        details: z.object({ parameter_size: z.string().nullish() }).partial().nullish(),
      })
      .passthrough(),
  ),
});

/** The models at an address in OpenAI's protocol, and who serves them; null where nothing of the kind answers. */
export async function listOpenAiModels(
  baseUrl: string,
  request: ListRequest,
): Promise<{ models: ListedModel[]; owners: ReadonlySet<string> } | null> {
  const found = openAiList.safeParse(await getJson(`${baseUrl}/models`, request));
  if (!found.success) return null;
  const listed = found.data.data.slice(0, mostModels);
  return {
    models: usable(listed.map(({ id }) => ({ name: id, billions: sizeOf(id) }))),
    owners: new Set(listed.map(({ owned_by: owner }) => owner ?? '')),
  };
}

/** The models that Ollama has on this machine; null where it does not answer. */
export async function listOllamaModels(origin: string, request: ListRequest): Promise<ListedModel[] | null> {
  const found = ollamaList.safeParse(await getJson(`${origin}/api/tags`, request));
  if (!found.success) return null;
  const here = found.data.models.filter(({ name, remote_host: host }) => !host && !/[:-]cloud$/u.test(name));
  return usable(
    here
      .slice(0, mostModels)
      .map(({ name, details }) => ({ name, billions: sizeOf(details?.parameter_size ?? '') ?? sizeOf(name) })),
  );
}

/** Names that can stand in a setting and in a line of the log. */
const usable = (models: ListedModel[]) =>
  models.filter(({ name }) => name.length <= longestName && /^[\x21-\x7e]+$/u.test(name));

/** Billions of parameters from how a model is called: 8b, 70B, 1.5B, 500M, 8x7B. */
function sizeOf(name: string): number | null {
  const found = /(?<![a-z\d.])(?:(\d{1,3})x)?(\d{1,4}(?:\.\d{1,3})?)([bm])(?![a-z\d])/iu.exec(name);
  if (!found) return null;
  const [, experts = '1', size = '', unit = ''] = found;
  return Number(experts) * Number(size) * (unit.toLowerCase() === 'm' ? 0.001 : 1);
}

/** Never throws: what does not answer in time, or with anything else than a little JSON, has said nothing. */
async function getJson(url: string, { send, apiKey, timeoutMs }: ListRequest): Promise<unknown> {
  try {
    const headers = apiKey ? { authorization: `Bearer ${apiKey}` } : {};
    const response = await send(url, { headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      return undefined;
    }
    let text = '';
    let bytes = 0;
    const decoder = new TextDecoder();
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      bytes += chunk.byteLength;
      // Leaving the loop cancels the body.
      if (bytes > mostBytes) return undefined;
      text += decoder.decode(chunk, { stream: true });
    }
    return JSON.parse(text + decoder.decode());
  } catch {
    return undefined;
  }
}
