import {
  type AppLoadContext,
  createReadableStreamFromReadable,
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
} from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import type { RootData } from './session/rootData';
import { markupStream } from './ui/markupStream';
import { NonceContext } from './ui/nonce';

/** After this long, what has not been rendered is given up. */
const abortDelayMs = 6000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const { nonce } = loadContext as { nonce?: string };

  return new Promise((resolve, reject) => {
    let shellSent = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <RemixServer context={remixContext} url={request.url} abortDelay={abortDelayMs} {...(nonce ? { nonce } : {})} />
      </NonceContext.Provider>,
      {
        ...(nonce ? { nonce } : {}),
        // Nothing here is worth sending in parts, and a reader without JavaScript could not put them together.
        onAllReady() {
          shellSent = true;
          const body = markupStream().once('close', () => clearTimeout(timer));
          headers.set('Content-Type', 'text/html; charset=utf-8');
          // A learner's page must not come back out of the browser's memory once they have left.
          const { root } = remixContext.staticHandlerContext.loaderData as { root?: RootData };
          headers.set('Cache-Control', root?.learner ? 'no-store' : 'no-cache');
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          // Before the shell is out, `onShellError` reports it.
          if (shellSent) console.error(error);
        },
      },
    );
    const timer = setTimeout(abort, abortDelayMs);
  });
}

/** What a page asks for within the browser. */
export const handleDataRequest: HandleDataRequestFunction = (response) => {
  response.headers.set('Cache-Control', 'no-store');
  return response;
};

/** What a page could not answer, in the log; a request that no page takes is the sender's mistake and no news. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.services.log.error({ err: error, path: new URL(request.url).pathname }, 'page failed');
};
