import { useEffect, useId, useRef, useState } from 'react';
import { DemoBar } from '../demo/DemoBar';
import { prefersStillness } from '../ui/prefersStillness';
import { useDemo } from '../demo/useDemo';
import { chunkErrorTexts } from '../../domain/texts/app';
import { demoTexts } from '../../domain/texts/demo';
import { FontSlices } from '../ui/LanguageFont';
import { FadingDemo } from './FadingDemo';
import { homeTexts } from '../../domain/texts/home';
import { useHeroPart } from './useHeroPart';

/**
 * The demo in the hero. Before it plays, and wherever it does not, three lines stand still in its place; they keep the
 * place as large as it is while it plays.
 */
export function HeroDemo({ signedIn }: { signedIn: boolean }) {
  const { hero, demo } = homeTexts;
  const stage = useRef<HTMLElement>(null);
  const { part, hasFailed, load } = useHeroPart();
  const controls = useDemo(part?.player ?? null, stage);
  const { playback, isPlaying, begin, hold } = controls;
  // Not among what the page is painted with: most devices have Japanese letters of their own.
  const [hasLoaded, setLoaded] = useState(false);
  useEffect(() => afterLoading(() => setLoaded(true)), []);
  useEffect(() => {
    if (prefersStillness()) return;
    begin();
    return afterLoading(() => void load().catch(hold));
  }, [load, begin, hold]);

  /** What does not come is news for who has asked for it alone. */
  const [isAsked, setAsked] = useState(false);
  const toggle = () => {
    if (part || isPlaying) return controls.toggle();
    setAsked(true);
    begin();
    load().then(({ player }) => player.restart(), hold);
  };
  const descriptionId = useId();
  const isShown = part !== null && playback?.hasBegun === true;

  return (
    <section ref={stage} className="stage" aria-label={demoTexts.label} aria-describedby={descriptionId}>
      <p id={descriptionId} className="sr-only">
        {isShown ? demoTexts.description : demo.description}
      </p>
      <FadingDemo isHidden={isShown} />
      {hasLoaded ? (
        <FontSlices />
      ) : (
        <noscript>
          <FontSlices />
        </noscript>
      )}
      {isShown && (
        <div className="stage-played">
          <div className="stage-frame">
            <part.DemoStage
              playback={playback}
              invitation={
                signedIn
                  ? { label: hero.continue, to: '/conversation', kind: 'outlined' }
                  : { label: hero.start, to: '/register', kind: 'outlined' }
              }
            />
          </div>
        </div>
      )}
      <DemoBar controls={{ ...controls, toggle }} hint={hasFailed && isAsked ? chunkErrorTexts.text : demo.hint} />
    </section>
  );
}

/** Once the page has all that it was first painted with. Answers how to prevent it. */
function afterLoading(run: () => void): () => void {
  if (document.readyState === 'complete') {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  window.addEventListener('load', run, { once: true });
  return () => window.removeEventListener('load', run);
}
