import { Fragment } from 'react';
import { requireLanguage } from '../../domain/languages/languages';
import { appTexts } from '../../domain/texts/app';
import { Brand } from '../ui/Brand';
import { providersTexts } from './providersTexts';
import { StayingLink } from '../ui/StayingLink';

export interface ProvidersPageProps {
  signedIn: boolean;
  /** Codes of the languages that this server's tutor talks in; null for any. */
  tutorLanguages: readonly string[] | null;
  /** Names for TUTOR_PROVIDER that connect a model in this version. */
  modelProviders: readonly string[];
}

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** What a model provider is, what works without one, and how whoever runs the server connects it. */
export function ProvidersPage({ signedIn, tutorLanguages, modelProviders }: ProvidersPageProps) {
  const texts = providersTexts;
  const names = tutorLanguages?.map((code) => requireLanguage(code).name).sort();
  return (
    <div className="page">
      <header className="home-header">
        <StayingLink to="/home" aria-label={`${appTexts.name}: ${texts.home}`}>
          <Brand />
        </StayingLink>
        {signedIn && (
          <nav>
            <StayingLink to="/conversation">{texts.conversation}</StayingLink>
          </nav>
        )}
      </header>
      <main className="providers">
        <h1 className="heading">{texts.heading}</h1>
        <p className="lead">{names ? texts.builtin(listed.format(names)) : texts.anyLanguage}</p>
        {names && (
          <section>
            <h2>{texts.meanwhile.heading}</h2>
            <p>{texts.meanwhile.works}</p>
            <p>{texts.meanwhile.doesNot}</p>
          </section>
        )}
        <section>
          <h2>{texts.operator.heading}</h2>
          <Connecting providers={modelProviders} />
          <p>{texts.operator.dictionaries}</p>
          <pre>
            <code>
              {/* Lines break between its parts: not after the first hyphen of an option. */}
              {texts.operator.dictionaryCommand.split(' ').map((part) => (
                <Fragment key={part}>
                  <span className="whitespace-nowrap">{part}</span>{' '}
                </Fragment>
              ))}
            </code>
          </pre>
        </section>
      </main>
    </div>
  );
}

function Connecting({ providers }: { providers: readonly string[] }) {
  const { steps, settings, privacy } = providersTexts.operator;
  return (
    <>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <dl className="settings-list">
        {settings(providers).map(([name, meaning]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p>{privacy}</p>
    </>
  );
}
