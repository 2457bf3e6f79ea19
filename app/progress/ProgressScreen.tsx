import { requireLanguage } from '../../domain/languages/languages';
import { pageTexts } from '../../domain/texts/app';
import { progressTexts } from '../../domain/texts/progress';
import { useAnswer } from '../api/useAnswer';
import { useUnreadChats } from '../session/useUnreadChats';
import { useAccountNews } from '../session/useConnection';
import { SettingsEntry } from '../settings/SettingsEntry';
import { usePagePreferences } from '../settings/usePagePreferences';
import { AppFrame } from '../ui/AppFrame';
import { LanguageFont } from '../ui/LanguageFont';
import { PagesNav, progressPages } from '../ui/PagesNav';
import { PanelLink } from '../ui/PanelLink';
import { PanelSection } from '../ui/PanelSection';
import type { ProgressData } from './loadProgress';
import { ProgressView } from './view/ProgressView';

/** The progress dashboard. The page comes with its figures; the browser then asks for the newest ones. */
export function ProgressScreen({ data }: { data: ProgressData }) {
  const { language, languages } = data;
  const graph = useAnswer('GET /conversation/graph-data', data.input);
  // Days are this browser's, which asks once the page is there.
  const { timeZone: timezone } = new Intl.DateTimeFormat().resolvedOptions();
  const overview = useAnswer('GET /progress/overview', { ...data.input, ...(timezone ? { timezone } : {}) });
  const refresh = () => {
    graph.refresh();
    overview.refresh();
  };
  useAccountNews({
    // A conversation that is deleted takes its point along.
    onNews: ({ progress, conversations }) => {
      if (conversations || progress?.language === language) refresh();
    },
    onOpen: refresh,
  });
  const hasNews = useUnreadChats();
  return (
    <AppFrame
      title={pageTexts.progress}
      {...(language === null ? {} : { subtitle: requireLanguage(language).name })}
      pageKey={language ?? ''}
      hasNews={hasNews}
      panelFoot={<SettingsEntry source={usePagePreferences(data.preferences)} profile={data.profile} />}
      panel={
        <>
          <PagesNav links={progressPages} hasNews={hasNews} />
          {languages.length > 1 && (
            <PanelSection heading={progressTexts.languages}>
              {languages.map((code) => (
                <PanelLink
                  key={code}
                  to={`/ProgressDashboard?language=${code}`}
                  label={requireLanguage(code).name}
                  current={code === language}
                />
              ))}
            </PanelSection>
          )}
        </>
      }
    >
      <LanguageFont language={language} />
      <ProgressView
        answer={graph.answer}
        overview={overview.answer}
        loaded={data.graphData}
        loadedOverview={data.overview}
        error={data.error}
        onRetry={() => {
          graph.again();
          overview.again();
        }}
        language={language}
        preferences={data.preferences}
      />
    </AppFrame>
  );
}
