import type { LanguageCode } from '../../../domain/languages/languages';
import { wordBankTexts } from '../../../domain/texts/wordBank';
import { PanelLink } from '../../ui/PanelLink';
import { StayingLink } from '../../ui/StayingLink';
import { wordBankAddress } from '../wordBankAddress';
import { type WordCounts, type WordViewName, wordViews } from './listedWords';

interface WordViewLinksProps {
  counts: WordCounts;
  view: WordViewName;
  /** As the address names it. */
  language: LanguageCode | null;
}

/** The side panel's three views with how many words each has. */
export function WordViewLinks({ counts, view, language }: WordViewLinksProps) {
  return wordViews.map((name) => (
    <PanelLink
      key={name}
      to={wordBankAddress({ view: name, language })}
      label={wordBankTexts[name]}
      detail={counts[name]}
      current={name === view}
    />
  ));
}

/** The same on the page itself, where the side panel is closed: on phones. */
export function WordViewTabs({ counts, view, language }: WordViewLinksProps) {
  return (
    <nav className="word-tabs" aria-label={wordBankTexts.views}>
      {wordViews.map((name) => (
        <StayingLink
          key={name}
          to={wordBankAddress({ view: name, language })}
          aria-current={name === view ? 'page' : undefined}
        >
          {wordBankTexts[name]} <small>{counts[name]}</small>
        </StayingLink>
      ))}
    </nav>
  );
}
