import { useCallback, useRef, useState } from 'react';
import type * as HeroPart from '../demo/heroPart';
import type { DemoPlayer } from '../demo/player';
import { loadChunk } from '../loading/loadChunk';

interface Part {
  player: DemoPlayer;
  DemoStage: typeof HeroPart.DemoStage;
}

/** The demo's player and what draws it: asked for once the page stands, and asked for again when it did not come. */
export function useHeroPart() {
  const [part, setPart] = useState<Part | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const loading = useRef<Promise<Part> | null>(null);

  const load = useCallback((): Promise<Part> => {
    setFailed(false);
    loading.current ??= loadChunk(() => import('../demo/heroPart')).then(
      ({ createBrowserDemo, DemoStage }) => {
        const loaded = { player: createBrowserDemo(), DemoStage };
        setPart(loaded);
        return loaded;
      },
      (error: unknown) => {
        loading.current = null;
        setFailed(true);
        throw error;
      },
    );
    return loading.current;
  }, []);
  return { part, hasFailed, load };
}
