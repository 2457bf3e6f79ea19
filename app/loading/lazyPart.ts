import { type ComponentType, createElement, lazy } from 'react';
import { ChunkLoadError, loadChunk } from './loadChunk';

/**
 * A component that is loaded when it is first drawn, inside a `LoadingBoundary`. Where it did not come, it is asked for
 * again once that notice has been put away: React's own `lazy` would keep the failure until the page is loaded anew.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let current = create();

  function create(): ComponentType<Props> {
    const part = lazy(() =>
      loadChunk(load).catch((error: unknown) => {
        // Not at once: React draws it once more to learn of the failure.
        if (error instanceof ChunkLoadError) error.forget = () => (current = create());
        throw error;
      }),
    );
    // React's types tell of refs, which no part takes.
    return part as unknown as ComponentType<Props>;
  }

  return function LazyPart(props) {
    return createElement(current, props);
  };
}
