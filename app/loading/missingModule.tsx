import { type ComponentType, useEffect } from 'react';
import { appTexts } from '../../domain/texts/app';
import type { ChunkLoadError } from './loadChunk';

/** What Remix takes of a route's module that has not arrived. */
export interface MissingModule {
  default: ComponentType;
  clientLoader?: () => never;
  clientAction?: () => never;
}

/**
 * Stands for a route's module that has not arrived, and raises why when it is drawn or called: Remix drops what is raised
 * while a module is loaded, and draws nothing. Remix keeps it; where it is wanted again after the error has been told, the
 * page is loaded anew.
 */
export function missingModule(
  error: ChunkLoadError,
  { hasClientLoader, hasClientAction }: { hasClientLoader: boolean; hasClientAction: boolean },
): MissingModule {
  let isTold = false;
  error.forget = () => {
    isTold = true;
  };
  const raise = () => {
    throw error;
  };
  return {
    default: function MissingPage() {
      if (!isTold) throw error;
      return <PageLoadedAnew />;
    },
    ...(hasClientLoader ? { clientLoader: raise } : {}),
    ...(hasClientAction ? { clientAction: raise } : {}),
  };
}

function PageLoadedAnew() {
  useEffect(() => window.location.reload(), []);
  return (
    <p role="status" className="loading-gate">
      {appTexts.loading}
    </p>
  );
}
