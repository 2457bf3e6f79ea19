import { wordBankTexts } from '../../../domain/texts/wordBank';
import { PanelLink } from '../../ui/PanelLink';
import { PanelSection } from '../../ui/PanelSection';
import { type WordCounts, type WordViewName, wordViews } from './listedWords';

interface WordViewsNavProps {
  counts: WordCounts;
  view: WordViewName;
}

/** The side panel's three views with how many words each has. */
export function WordViewsNav({ counts, view }: WordViewsNavProps) {
  return (
    <PanelSection heading={wordBankTexts.views}>
      {wordViews.map((name) => (
        <PanelLink
          key={name}
          to={name === 'toLearn' ? '/wordBank' : `/wordBank?view=${name}`}
          label={wordBankTexts[name]}
          detail={counts[name]}
          current={name === view}
        />
      ))}
    </PanelSection>
  );
}
