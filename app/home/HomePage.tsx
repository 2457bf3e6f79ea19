import type { Community } from '../../domain/community';
import { HeroDemo } from './HeroDemo';
import { HomeHeader } from './HomeHeader';
import { homeTexts } from '../../domain/texts/home';
import { Faq, HowItWorks, Invitation, Philosophy, Planned, Teaches } from './sections';
import { StayingLink } from '../ui/StayingLink';

export interface HomePageProps {
  signedIn: boolean;
  /** Null where the server has none of its own. */
  community: Community | null;
}

export function HomePage({ signedIn, community }: HomePageProps) {
  const { hero } = homeTexts;
  return (
    <div className="page">
      <HomeHeader signedIn={signedIn} />
      <main>
        <section className="hero">
          <div>
            <h1>{hero.heading}</h1>
            <p className="lead">{hero.text}</p>
            <StayingLink to={signedIn ? '/conversation' : '/register'} className="button button-filled button-large">
              {signedIn ? hero.continue : hero.start}
            </StayingLink>
            {!signedIn && (
              <p className="field-hint mt-3 max-w-[44ch]">{community ? hero.codeFromCommunity : hero.codeNeeded}</p>
            )}
          </div>
          <HeroDemo signedIn={signedIn} />
        </section>
        <HowItWorks />
        <Teaches />
        <Philosophy />
        <Faq />
        <Planned />
        <Invitation community={community} signedIn={signedIn} />
      </main>
      <footer className="text-small text-on-surface-variant pt-4 pb-12">{homeTexts.footer}</footer>
    </div>
  );
}
