import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { ModelFailure } from './modelFailure';

/** No answer that a learner could read is nearly as long; a provider that never ends must not fill the memory. */
const maxAnswerBytes = 4 * 1024 * 1024;

type Resolve = (host: string) => Promise<readonly string[]>;

const resolveHost: Resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address);

/**
 * The fetch that providers are reached by. It follows no redirect, sends nothing to link-local addresses (where the
 * metadata of cloud machines stand), refuses pages of HTML, and reads 4 MiB of an answer at most.
 *
 * @throws ModelFailure for each of these; what the network throws passes through
 */
export function guardFetch(send: typeof fetch = fetch, resolve: Resolve = resolveHost): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    await refuseLinkLocal(url, resolve);
    const response = await send(input, { ...init, redirect: 'manual' });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      throw new ModelFailure('addressRefused', { detail: 'the provider redirects elsewhere' });
    }
    if (response.ok && /\bhtml\b/iu.test(response.headers.get('content-type') ?? '')) {
      await response.body?.cancel();
      throw new ModelFailure('unreadable', { detail: 'a page of HTML came instead of an answer' });
    }
    return response.body ? new Response(bounded(response.body), response) : response;
  };
}

async function refuseLinkLocal(url: URL, resolve: Resolve): Promise<void> {
  const host = url.hostname.replace(/^\[|\]$/gu, '');
  // A name that cannot be resolved is the network's failure, told by the request itself.
  const addresses = isIP(host) ? [host] : await resolve(host).catch(() => []);
  if (addresses.some(isLinkLocal)) throw new ModelFailure('addressRefused', { detail: 'a link-local address' });
}

/** `process` turns an IPv4 address that is written as an IPv6 one into itself. */
const isLinkLocal = (address: string) => ipaddr.isValid(address) && ipaddr.process(address).range() === 'linkLocal';

function bounded(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let read = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        read += chunk.byteLength;
        if (read > maxAnswerBytes) controller.error(new ModelFailure('tooLong', { detail: 'more than 4 MiB' }));
        else controller.enqueue(chunk);
      },
    }),
  );
}
