import { describe, expect, it } from 'vitest';
import { guardFetch } from './guardedFetch';
import { ModelFailure } from './modelFailure';

const answer = () => Promise.resolve(new Response('{}', { headers: { 'content-type': 'application/json' } }));

async function refusal(url: string, addresses: readonly string[] = []): Promise<string | null> {
  let wasSent = false;
  const send = () => {
    wasSent = true;
    return answer();
  };
  const guarded = guardFetch(send, () => Promise.resolve(addresses));
  const error: unknown = await guarded(url).then(
    () => null,
    (reason: unknown) => reason,
  );
  // What is refused has not been asked.
  if (error !== null) expect(wasSent).toBe(false);
  return error instanceof ModelFailure ? error.kind : null;
}

describe('the fetch that providers are reached by', () => {
  it.each([
    'http://169.254.169.254/latest/meta-data',
    'http://[fe80::1]/v1',
    'http://[::ffff:169.254.169.254]/v1',
    'http://2852039166/v1',
    'http://0xa9.0xfe.0xa9.0xfe/v1',
  ])('sends nothing to %s', async (url) => {
    expect(await refusal(url)).toBe('addressRefused');
  });

  it('sends nothing to a name that leads to such an address', async () => {
    expect(await refusal('http://models.example.org/v1', ['203.0.113.7', '169.254.169.254'])).toBe('addressRefused');
  });

  it.each(['http://127.0.0.1:11434/v1', 'http://192.168.1.20/v1', 'https://api.example.org/v1'])(
    'reaches %s: a model may well stand at home',
    async (url) => {
      expect(await refusal(url, ['203.0.113.7'])).toBeNull();
    },
  );

  it('leaves a name that is not known to the network', async () => {
    const guarded = guardFetch(answer, () => Promise.reject(new Error('ENOTFOUND')));
    expect((await guarded('https://nowhere.example.org/')).status).toBe(200);
  });

  it.each([301, 302, 303, 307, 308])('follows no redirect (%i)', async (status) => {
    const redirect = () =>
      Promise.resolve(new Response(null, { status, headers: { location: 'https://elsewhere.example.org' } }));
    await expect(guardFetch(redirect, () => Promise.resolve([]))('https://a.example.org')).rejects.toThrow(
      /redirects/u,
    );
  });

  it('asks for no redirect to be followed on its behalf', async () => {
    let asked: RequestInit | undefined;
    const send: typeof fetch = (_input, init) => {
      asked = init;
      return answer();
    };
    await guardFetch(send, () => Promise.resolve([]))('https://a.example.org', {
      headers: { authorization: 'Bearer x' },
    });
    expect(asked?.redirect).toBe('manual');
  });

  it('reads an answer of 4 MiB, and breaks a longer one off there', async () => {
    const mebibyte = new Uint8Array(1024 * 1024);
    async function read(mebibytes: number): Promise<{ bytes: number; error: unknown; sent: number }> {
      let sent = 0;
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          if (sent === mebibytes) controller.close();
          else controller.enqueue(mebibyte);
          sent += sent === mebibytes ? 0 : 1;
        },
      });
      const guarded = guardFetch(
        () => Promise.resolve(new Response(body)),
        () => Promise.resolve([]),
      );
      const response = await guarded('https://a.example.org');
      let bytes = 0;
      try {
        for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) bytes += chunk.byteLength;
        return { bytes, error: null, sent };
      } catch (error) {
        return { bytes, error, sent };
      }
    }
    expect(await read(4)).toMatchObject({ bytes: 4 * mebibyte.length, error: null });
    const endless = await read(64);
    expect(endless.error).toBeInstanceOf(ModelFailure);
    expect(endless.error).toMatchObject({ kind: 'tooLong' });
    // One mebibyte or two more may be on their way in the buffers of the streams.
    expect(endless.sent).toBeLessThan(8);
  });
});
