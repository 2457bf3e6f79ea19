import { Suspense } from 'react';
import type { Preferences } from '../../domain/account/preferences';
import { adminTexts } from '../../domain/texts/admin';
import { pageTexts } from '../../domain/texts/app';
import { lazyPart } from '../loading/lazyPart';
import { LoadingBoundary } from '../loading/LoadingBoundary';
import { useUnreadChats } from '../session/useUnreadChats';
import { SettingsEntry } from '../settings/SettingsEntry';
import { usePagePreferences } from '../settings/usePagePreferences';
import { AppFrame } from '../ui/AppFrame';
import { everyPage, PagesNav } from '../ui/PagesNav';
import { useHydrated } from '../ui/useHydrated';

/** Loaded on demand: of all learners only admins want it. */
const AdminOverview = lazyPart(() => import('./AdminOverview'));

/** The shell of the admin page; what is in it comes by itself. */
export function AdminScreen({ preferences }: { preferences: Preferences }) {
  const hasNews = useUnreadChats();
  return (
    <AppFrame
      title={pageTexts.admin}
      pageKey="admin"
      hasNews={hasNews}
      panelFoot={<SettingsEntry source={usePagePreferences(preferences)} />}
      panel={<PagesNav links={everyPage} hasNews={hasNews} />}
    >
      <div className="admin">
        <noscript>
          <p>{adminTexts.needsScript}</p>
        </noscript>
        <LoadingBoundary>
          <Overview />
        </LoadingBoundary>
      </div>
    </AppFrame>
  );
}

/** It asks with the browser's token: the server has nothing to draw. */
function Overview() {
  const loading = (
    <p role="status" className="admin-loading noscript:hidden">
      {adminTexts.loading}
    </p>
  );
  if (!useHydrated()) return loading;
  return (
    <Suspense fallback={loading}>
      <AdminOverview />
    </Suspense>
  );
}
