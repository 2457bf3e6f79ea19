import { useSearchParams, useSubmit, useNavigation } from '@remix-run/react';
import { useState } from 'react';
import { requireLanguage } from '../../domain/languages/languages';
import { interfaceTexts } from '../../domain/texts/interface';
import { SettingsEntry } from '../settings/SettingsEntry';
import { usePagePreferences } from '../settings/usePagePreferences';
import { AppFrame } from '../ui/AppFrame';
import { LanguageFont } from '../ui/LanguageFont';
import { PagesNav, wordBankPages } from '../ui/PagesNav';
import type { WordBankData } from './loadWordBank';
import type { MarkIntent } from './markForm';
import { countWords, parseWordView, type WordViewName } from './view/listedWords';
import { WordBankView } from './view/WordBankView';
import { WordViewsNav } from './view/WordViewsNav';

const rowsAtFirst = 40;

interface Selection {
  view: WordViewName;
  ids: ReadonlySet<string>;
}

const nothing: ReadonlySet<string> = new Set();

/** The word bank: which view and how many rows stand in the address, what is selected stands here. */
export function WordBankScreen({ data, error }: { data: WordBankData; error: string | undefined }) {
  const { words, threshold, ownLanguage } = data;
  const [address] = useSearchParams();
  const view = parseWordView(address.get('view'));
  const shown = Math.max(rowsAtFirst, Number(address.get('shown')) || 0);
  const [query, setQuery] = useState(address.get('q') ?? '');
  // What is selected in one view means nothing in another.
  const [selection, setSelection] = useState<Selection>({ view, ids: nothing });
  const selected = selection.view === view ? selection.ids : nothing;
  const setSelected = (ids: ReadonlySet<string>) => {
    setSelection({ view, ids });
  };
  /** How many words the last mark changed, while it can be taken back here. */
  const [markedCount, setMarkedCount] = useState(0);
  const submit = useSubmit();
  const working = useNavigation().state !== 'idle';
  const counts = countWords(words, threshold);
  const language = data.language ?? 'en';
  const texts = interfaceTexts.wordBank;
  const here = `/wordBank?view=${view}`;

  const mark = (intent: MarkIntent) => {
    const fields = new FormData();
    fields.set('intent', intent);
    for (const id of selected) fields.append('morphemeIds', id);
    submit(fields, { method: 'post', action: here, replace: true });
    setSelected(nothing);
    setMarkedCount(selected.size);
  };
  const undo = () => {
    submit({ intent: 'undo' }, { method: 'post', action: here, replace: true });
    setMarkedCount(0);
  };

  return (
    <AppFrame
      title={texts.heading}
      {...(data.language === null
        ? {}
        : { subtitle: texts.subtitle(requireLanguage(language).name, counts.mastered, counts.all) })}
      pageKey={view}
      panelFoot={<SettingsEntry source={usePagePreferences(data.preferences)} profile={data.profile} />}
      panel={
        <>
          <WordViewsNav counts={counts} view={view} />
          <PagesNav links={wordBankPages} />
        </>
      }
    >
      <LanguageFont language={data.language} />
      <WordBankView
        words={words}
        language={language}
        ownLanguage={ownLanguage}
        threshold={threshold}
        view={view}
        query={query}
        onQueryChange={setQuery}
        selected={selected}
        onSelect={(id, isSelected) => {
          const next = new Set(selected);
          if (isSelected) next.add(id);
          else next.delete(id);
          setSelected(next);
        }}
        onClear={() => {
          setSelected(nothing);
        }}
        onMark={mark}
        working={working}
        action={here}
        initialRows={shown}
        moreHref={`${here}&shown=${String(shown + 200)}`}
        error={error}
      />
      {markedCount > 0 && selected.size === 0 && !error && (
        <div className="selection-popup" data-open>
          <span role="status" className="selection-count">
            {interfaceTexts.message.marked(markedCount)}
          </span>
          <button type="button" onClick={undo}>
            {interfaceTexts.message.undo}
          </button>
        </div>
      )}
    </AppFrame>
  );
}
