import type { Community } from '../../domain/community';
import { Icon } from '../ui/icons';
import { homeTexts } from '../../domain/texts/home';
import { StayingLink, stayOffline } from '../ui/StayingLink';

export function HowItWorks() {
  const { heading, steps } = homeTexts.how;
  return (
    <section className="home-section">
      <h2>{heading}</h2>
      <ol className="columns columns-3">
        {steps.map((step) => (
          <li key={step.heading}>
            <h3 className="text-on-surface">{step.heading}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function Teaches() {
  const { heading, does, doesNot } = homeTexts.teaches;
  return (
    <section className="home-section">
      <h2>{heading}</h2>
      <div className="columns columns-2">
        {[does, doesNot].map((side) => (
          <div key={side.heading}>
            <h3>{side.heading}</h3>
            <ul className="plain-list">
              {side.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

export function Philosophy() {
  const { heading, paragraphs } = homeTexts.philosophy;
  return (
    <section className="home-section">
      <h2>{heading}</h2>
      <div className="prose">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}

export function Faq() {
  const { heading, items } = homeTexts.faq;
  return (
    <section className="home-section">
      <h2>{heading}</h2>
      <div className="faq">
        {items.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              {question}
              <Icon name="plus" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

export function Planned() {
  const { heading, items } = homeTexts.planned;
  return (
    <section className="home-section">
      <h2>{heading}</h2>
      <ul className="columns columns-3">
        {items.map((item) => (
          <li key={item.heading}>
            <h3 className="text-on-surface">{item.heading}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The way to other learners; where the server has no community of its own, the way in. */
export function Invitation({ community, signedIn }: { community: Community | null; signedIn: boolean }) {
  const { heading, text, join, opens, alone } = homeTexts.community;
  if (!community && signedIn) return null;
  return (
    <section className="invitation" aria-labelledby="community">
      <div>
        <h2 id="community" className="heading">
          {community ? heading : alone.heading}
        </h2>
        <p className="lead">{community ? text : alone.text}</p>
      </div>
      {community ? (
        <div className="invitation-way">
          <a
            href={community.url}
            className="button button-outlined button-large"
            rel="noreferrer"
            aria-describedby="community-way"
            onClick={stayOffline}
          >
            {join}
          </a>
          <p id="community-way" className="field-hint">
            {opens(community.host)}
          </p>
        </div>
      ) : (
        <StayingLink to="/register" className="button button-outlined button-large">
          {alone.register}
        </StayingLink>
      )}
    </section>
  );
}
