import { type ComponentType, createElement, lazy } from 'react';
import { ChunkLoadError, loadChunk } from './loadChunk';

/** The parameter of a page's address that asks for a part, and the value that it has then; without one, any. */
export interface PartAddress {
  parameter: string;
  value?: string;
}

interface AddressedPart extends PartAddress {
  preload: () => Promise<void>;
}

/** Of the modules that this page has loaded. */
const addressedParts: AddressedPart[] = [];

/**
 * Loads the parts that the server's page shows because its address names them, so that they hydrate with the page. React
 * replaces a part that is still loading by its fallback as soon as anything above it is rendered again: a dialog would
 * go and come back without what was typed into it. Resolves also when a part fails to load.
 */
export async function preloadAddressedParts(search: string): Promise<void> {
  const address = new URLSearchParams(search);
  const wanted = addressedParts.filter(({ parameter, value }) =>
    value === undefined ? address.has(parameter) : address.get(parameter) === value,
  );
  await Promise.all(wanted.map(({ preload }) => preload()));
}

/**
 * A component that is loaded when it is first rendered, inside a `LoadingBoundary`. Where it did not come, it is asked for
 * again once that notice has been put away: React's own `lazy` would keep the failure until the page is loaded anew.
 *
 * @param address what in the page's address makes the server render it
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  address?: PartAddress,
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

  async function preload(): Promise<void> {
    try {
      current = (await loadChunk(load)).default;
    } catch {
      // It is asked for again when it is rendered, and its boundary says what became of it.
    }
  }
  if (address) addressedParts.push({ ...address, preload });

  return function LazyPart(props) {
    return createElement(current, props);
  };
}
