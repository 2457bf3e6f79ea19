import { interfaceTexts } from '../../../domain/texts/interface';
import { PanelLink } from '../../ui/PanelLink';
import { PanelSection } from '../../ui/PanelSection';
import { type WordCounts, type WordViewName, wordViews } from './listedWords';

interface WordViewsNavProps {
  counts: WordCounts;
  view: WordViewName;
}

/** The side panel's three views with how many words each has. */
export function WordViewsNav({ counts, view }: WordViewsNavProps) {
  const texts = interfaceTexts.wordBank;
  return (
    <PanelSection heading={texts.views}>
      {wordViews.map((name) => (
        <PanelLink
          key={name}
          to={name === 'toLearn' ? '/wordBank' : `/wordBank?view=${name}`}
          label={texts[name]}
          detail={counts[name]}
          current={name === view}
        />
      ))}
    </PanelSection>
  );
}
