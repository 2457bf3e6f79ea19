import type { CSSProperties } from 'react';
import { demoTexts } from '../../domain/texts/demo';
import { IconButton } from '../ui/IconButton';
import { useHydrated } from '../ui/useHydrated';
import type { DemoControls } from './useDemo';

interface DemoBarProps {
  controls: DemoControls;
  /** What is said before the demo begins. */
  hint: string;
}

/** Under the demo: what is happening in it, and how to pause it, begin it again or skip to its end. */
export function DemoBar({ controls, hint }: DemoBarProps) {
  const { playback, isPlaying } = controls;
  const hydrated = useHydrated();
  const isOver = playback?.isOver === true;
  const shown = playback?.scene.caption;
  const caption = isOver ? demoTexts.captions.over : shown ? demoTexts.captions[shown] : hint;
  return (
    <div className="demo-bar" style={{ '--progress': `${(playback?.progress ?? 0) * 100}%` } as CSSProperties}>
      <p className="demo-caption">{caption}</p>
      {hydrated && (
        <div role="group" aria-label={demoTexts.title} className="demo-controls">
          {playback?.hasBegun && (
            <>
              <IconButton icon="replace" label={demoTexts.restart} onClick={controls.restart} />
              <IconButton
                icon="skip"
                label={demoTexts.skip}
                // Not `disabled`: it would lose the focus of whoever has just pressed it.
                aria-disabled={isOver || undefined}
                onClick={controls.skipToEnd}
              />
            </>
          )}
          <IconButton
            icon={isPlaying ? 'pause' : 'play'}
            label={isOver ? demoTexts.playAgain : isPlaying ? demoTexts.pause : demoTexts.play}
            className="demo-play"
            onClick={controls.toggle}
          />
        </div>
      )}
    </div>
  );
}
