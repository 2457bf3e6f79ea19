import { useEffect, useId, useMemo, useRef } from 'react';
import type { Preferences } from '../../domain/account/preferences';
import { requireLanguage } from '../../domain/languages/languages';
import { demoTexts } from '../../domain/texts/demo';
import { SettingsEntry } from '../settings/SettingsEntry';
import { usePagePreferences } from '../settings/usePagePreferences';
import { AppFrame } from '../ui/AppFrame';
import { LanguageFont } from '../ui/LanguageFont';
import { PagesNav, everyPage } from '../ui/PagesNav';
import { StayingLink } from '../ui/StayingLink';
import { createBrowserDemo } from './browserDemo';
import { DemoBar } from './DemoBar';
import { DemoInvitation, type Invitation } from './DemoInvitation';
import { DemoMessages } from './DemoMessages';
import { DemoStage } from './DemoStage';
import { sceneAt } from './player';
import { prefersStillness } from '../ui/prefersStillness';
import { demoLanguage, demoScript } from './script';
import { timelineOf } from './timeline';
import { useDemo } from './useDemo';

const invitation: Invitation = { label: demoTexts.toConversation, to: '/conversation', kind: 'filled' };

/** The demo in the place of a conversation, for who is signed in. Nothing of it reaches a server or is counted. */
export default function DemoScreen({ preferences }: { preferences: Preferences }) {
  const player = useMemo(createBrowserDemo, []);
  const stage = useRef<HTMLElement>(null);
  const controls = useDemo(player, stage);
  const { begin, playback } = controls;
  useEffect(() => {
    if (!prefersStillness()) begin();
  }, [begin]);
  const descriptionId = useId();

  return (
    <AppFrame
      title={demoTexts.title}
      subtitle={demoTexts.subtitle(requireLanguage(demoLanguage).name)}
      pageKey="demo"
      panel={<PagesNav links={everyPage} />}
      panelFoot={<SettingsEntry source={usePagePreferences(preferences)} />}
      actions={
        <StayingLink to={invitation.to} className="button button-outlined">
          {demoTexts.leave}
        </StayingLink>
      }
    >
      <LanguageFont language={demoLanguage} />
      <section ref={stage} className="demo-screen" aria-label={demoTexts.label} aria-describedby={descriptionId}>
        <p id={descriptionId} className="sr-only">
          {demoTexts.description}
        </p>
        {playback?.hasBegun ? (
          <DemoStage playback={playback} invitation={invitation} />
        ) : (
          <>
            <div className="demo-intro">
              <h2 className="heading">{demoTexts.introHeading}</h2>
              <p className="lead">{demoTexts.introText}</p>
            </div>
            <noscript>
              <FinishedDemo />
            </noscript>
          </>
        )}
        <DemoBar controls={controls} hint={demoTexts.introHint} />
      </section>
    </AppFrame>
  );
}

/** All that was said, for readers without JavaScript. */
function FinishedDemo() {
  const timeline = timelineOf(demoScript);
  return (
    <>
      <DemoMessages scene={sceneAt(timeline, timeline.moments.length)} showSentences />
      <DemoInvitation {...invitation} />
    </>
  );
}
