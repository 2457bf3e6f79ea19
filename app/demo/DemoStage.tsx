import { useEffect } from 'react';
import type { DemoPlayback } from './player';
import { DemoComposer } from './DemoComposer';
import { DemoInvitation, type Invitation } from './DemoInvitation';
import { DemoMessages } from './DemoMessages';
import { demoLetters } from './script';

interface DemoStageProps {
  playback: DemoPlayback;
  /** What it ends with. */
  invitation: Invitation;
}

/** What is played: the conversation, and under it the composer, then the invitation to have one's own. */
export function DemoStage({ playback, invitation }: DemoStageProps) {
  const { scene, isOver } = playback;
  useEffect(() => {
    // The letters are there before the first is to be seen, and before the network may go. Another font draws what
    // does not come.
    for (const [font, letters] of [
      ["1em 'Noto Sans JP Variable'", demoLetters],
      // Of the translations.
      ["italic 1em 'Literata Variable'", 'a'],
    ] as const) {
      document.fonts.load(font, letters).catch(() => undefined);
    }
  }, []);
  return (
    <>
      <DemoMessages scene={scene} />
      {isOver ? (
        <DemoInvitation {...invitation} />
      ) : (
        <DemoComposer draft={scene.draft} isSending={scene.pressed === 'send'} />
      )}
    </>
  );
}
