import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { useEffect } from 'react';
import { errorPageTexts } from '../../domain/texts/app';
import { ChunkLoadError } from '../loading/loadChunk';
import { Brand } from './Brand';
import { stayOffline } from './StayingLink';

/** What happened and what to do, for anything a page could not be made for. Plain links: scripts may have failed too. */
export function ErrorPage() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const said = saidOf(error);
  useEffect(() => {
    if (error instanceof ChunkLoadError) return () => error.forget?.();
    return undefined;
  }, [error]);
  const isFinal = said === errorPageTexts.notFound || said === errorPageTexts.forbidden;
  return (
    <main className="error-page">
      <a href="/home" className="self-start">
        <Brand />
      </a>
      <div className="my-auto">
        <h1 className="heading">{said.heading}</h1>
        <p className="lead">{said.text}</p>
        <p className="mt-8 flex flex-wrap gap-3">
          {isFinal ? (
            <a className="button button-filled" href="/home" onClick={stayOffline}>
              {errorPageTexts.goHome}
            </a>
          ) : (
            <a className="button button-filled" href={`${pathname}${search}`} onClick={stayOffline}>
              {said === errorPageTexts.notLoaded ? errorPageTexts.retry : errorPageTexts.reload}
            </a>
          )}
          <a className="button button-outlined" href="/conversation" onClick={stayOffline}>
            {errorPageTexts.goConversation}
          </a>
        </p>
      </div>
    </main>
  );
}

function saidOf(error: unknown): { heading: string; text: string } {
  const { notFound, forbidden, offline, notLoaded, broken } = errorPageTexts;
  if (error instanceof ChunkLoadError) return notLoaded;
  if (isRouteErrorResponse(error) && error.status === 404) return notFound;
  if (isRouteErrorResponse(error) && error.status === 403) return forbidden;
  return isOffline(error) ? offline : broken;
}

/** Browsers say with a TypeError that nothing could be fetched, each in its own words. */
const isOffline = (error: unknown) =>
  error instanceof TypeError && typeof navigator !== 'undefined' && !navigator.onLine;
