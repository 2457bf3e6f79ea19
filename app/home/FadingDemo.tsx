import { useCallback, useState } from 'react';
import type { Morpheme } from '../../domain/conversation/message';
import { GlossedText } from '../words/GlossedText';
import { homeTexts } from '../../domain/texts/home';

const morphemes: Morpheme[] = [
  ['明日', 'ashita', 'tomorrow'],
  ['は', 'wa', ':topic'],
  ['雨', 'ame', 'rain'],
  ['が', 'ga', ':subject'],
  ['降り', 'furi', 'fall'],
  ['ます', 'masu', ':polite'],
];
const meetings = [
  { caption: homeTexts.demo.first, opacities: [1, 1, 1, 1, 1, 1] },
  { caption: homeTexts.demo.fourth, opacities: [0.6, 0.1, 0.7, 0.15, 0.75, 0.1] },
  { caption: homeTexts.demo.tenth, opacities: [0, 0, 0.1, 0, 0.25, 0] },
];

/** The idea in three lines: the same sentence, met again and again. Hidden, they keep their place. */
export function FadingDemo({ isHidden }: { isHidden: boolean }) {
  return (
    <div className="stage-still" data-hidden={isHidden || undefined}>
      {meetings.map((meeting) => (
        <Meeting key={meeting.caption} {...meeting} />
      ))}
    </div>
  );
}

function Meeting({ caption, opacities }: { caption: string; opacities: readonly number[] }) {
  const [peeked, setPeeked] = useState<ReadonlySet<number>>(new Set());
  const onPeek = useCallback((index: number) => {
    setPeeked(
      (former) => new Set(former.has(index) ? [...former].filter((other) => other !== index) : [...former, index]),
    );
  }, []);
  const onEnd = useCallback(() => setPeeked(new Set()), []);
  return (
    <figure>
      <figcaption>{caption}</figcaption>
      <GlossedText
        text={homeTexts.demo.text}
        morphemes={morphemes}
        opacities={opacities}
        language="ja"
        showTransliteration
        peeked={peeked}
        onPeek={onPeek}
        onEnd={onEnd}
        label={`${caption}: ${homeTexts.demo.sentence}`}
      />
    </figure>
  );
}
