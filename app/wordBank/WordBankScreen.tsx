import { useSearchParams } from '@remix-run/react';
import { useCallback, useState } from 'react';
import { languageName, requireLanguage } from '../../domain/languages/languages';
import { messageTexts } from '../../domain/texts/message';
import { progressTexts } from '../../domain/texts/progress';
import { wordBankTexts } from '../../domain/texts/wordBank';
import { lazyPart } from '../loading/lazyPart';
import { DialogsOnDemand } from '../ui/dialog/DialogsOnDemand';
import { useTutorsLanguageFor } from '../session/rootData';
import { useUnreadChats } from '../session/useUnreadChats';
import { SettingsEntry } from '../settings/SettingsEntry';
import { usePagePreferences } from '../settings/usePagePreferences';
import { announce } from '../ui/announce';
import { AppFrame } from '../ui/AppFrame';
import { useAddressed } from '../ui/dialog/useAddressed';
import { LanguageFont } from '../ui/LanguageFont';
import { PagesNav, wordBankPages } from '../ui/PagesNav';
import { PanelLink } from '../ui/PanelLink';
import { PanelSection } from '../ui/PanelSection';
import { toast } from '../ui/toasts/toasts';
import type { WordBankData } from './loadWordBank';
import { findMarked, type MarkIntent } from './markForm';
import { useSelection } from './useSelection';
import { useWords } from './useWords';
import { FormNotice } from './view/FormNotice';
import { countWords, parseWordView } from './view/listedWords';
import { AllLink, MoreLink } from './view/MoreLinks';
import { WordBankView } from './view/WordBankView';
import { WordViewLinks, WordViewTabs } from './view/WordViewLinks';
import { wordBankAddress } from './wordBankAddress';

/** Of the address: the word whose card is shown. */
const cardParameter = 'word';
const WordCardDialog = lazyPart(() => import('./card/WordCardDialog'), { parameter: cardParameter });

interface WordBankScreenProps {
  data: WordBankData;
  /** Why the last form was refused, and what was selected in it. */
  refusal: { error: string; morphemeIds: string[] } | undefined;
}

/** The word bank: the view stands in the address, the words and what is selected of them here. */
export function WordBankScreen({ data, refusal }: WordBankScreenProps) {
  const { threshold, preferences } = data;
  const { ownLanguage, timezone } = preferences;
  const tutorsLanguage = useTutorsLanguageFor(ownLanguage);
  const [address] = useSearchParams();
  const view = parseWordView(address.get('view'));
  const asked = address.get('q') ?? '';
  const [query, setQuery] = useState(asked);
  const bank = useWords(data);
  const { selection, ...select } = useSelection(view, refusal?.morphemeIds ?? data.selectedIds);
  const [problem, setProblem] = useState(refusal?.error ?? null);
  const card = useAddressed(cardParameter);
  const hasNews = useUnreadChats();
  const counts = bank.isComplete ? countWords(bank.words, threshold) : data.counts;
  const language = data.language ?? 'en';
  const place = { view, language: data.scope.language ?? null };
  // A form's address goes on after its search.
  const here = `/wordBank?${new URLSearchParams({
    view,
    ...(query === '' ? {} : { q: query }),
    ...(place.language === null ? {} : { language: place.language }),
  }).toString()}`;
  const links = { here, shown: data.rows.length, listed: data.listed };

  const undo = async (marks: number) => {
    const why = await bank.undo(marks);
    if (why === null) announce(messageTexts.undone);
    else setProblem(why);
  };
  const mark = async (intent: MarkIntent, ids: readonly string[]): Promise<string | null> => {
    const { ids: marked, marks, error } = await bank.mark(intent, ids);
    select.release(marked);
    if (marks > 0) {
      const action = { label: messageTexts.undo, run: () => void undo(marks) };
      toast(messageTexts.marked[intent](marked.length), action);
    }
    return error;
  };
  const { hrefOf, show } = card;
  const cardHref = useCallback((id: string) => hrefOf(id), [hrefOf]);

  return (
    <AppFrame
      title={wordBankTexts.heading}
      {...(data.language === null
        ? {}
        : { subtitle: wordBankTexts.subtitle(requireLanguage(language).name, counts.mastered, counts.all) })}
      pageKey={view}
      hasNews={hasNews}
      panelFoot={<SettingsEntry source={usePagePreferences(preferences)} profile={data.profile} />}
      panel={
        <>
          <PanelSection heading={wordBankTexts.views}>
            <WordViewLinks counts={counts} {...place} />
          </PanelSection>
          {data.languages.length > 1 && (
            <PanelSection heading={progressTexts.languages}>
              {data.languages.map((code) => (
                <PanelLink
                  key={code}
                  to={wordBankAddress({ view, language: code })}
                  label={languageName(code)}
                  current={code === data.language}
                />
              ))}
            </PanelSection>
          )}
          <PagesNav links={wordBankPages} hasNews={hasNews} />
        </>
      }
      dialogs={
        card.value !== null && (
          <DialogsOnDemand dialog={{ open: card.value, close: card.close }}>
            <WordCardDialog
              id={card.value}
              word={bank.words.find(({ _id }) => _id === card.value) ?? null}
              loaded={{ card: data.card, error: data.cardError }}
              language={language}
              ownLanguage={ownLanguage}
              readingScript={preferences.japaneseReadings}
              threshold={threshold}
              timezone={timezone}
              onClose={card.close}
              closeHref={card.closeHref}
              action={here}
              working={bank.isMarking}
              onMark={(intent, id) => mark(intent, [id])}
            />
          </DialogsOnDemand>
        )
      }
    >
      <LanguageFont language={data.language} />
      <WordBankView
        words={bank.words}
        state={bank.isComplete ? 'complete' : bank.hasFailed ? 'failed' : 'growing'}
        onFetchAgain={() => void bank.fetchAgain()}
        total={counts.all}
        language={language}
        ownLanguage={tutorsLanguage}
        readingScript={preferences.japaneseReadings}
        threshold={threshold}
        view={view}
        query={query}
        foundInAll={query === asked ? data.foundInAll : null}
        onQueryChange={setQuery}
        views={<WordViewTabs counts={counts} {...place} />}
        addressLanguage={place.language}
        clearHref={wordBankAddress(place)}
        selection={selection}
        onToggle={select.toggle}
        onExtend={select.extend}
        onToggleAll={select.toggleAll}
        onClear={select.clear}
        onOpen={show}
        cardHref={cardHref}
        onMark={(intent) => void mark(intent, [...selection.ids]).then(setProblem)}
        working={bank.isMarking}
        action={here}
        allLink={<AllLink {...links} />}
        foot={<MoreLink {...links} />}
        notice={
          <FormNotice marked={findMarked(address)} reported={address.get('reported')} error={problem} action={here} />
        }
      />
    </AppFrame>
  );
}
