import { pageTexts } from '../../domain/texts/app';
import { useRootData } from '../session/rootData';
import { PanelLink } from './PanelLink';
import { PanelSection } from './PanelSection';

export interface PageLink {
  label: string;
  path: string;
}

const conversationPath = '/conversation';

/** The pages each screen links to, in its own spelling of their paths (specification, section 2). */
export const conversationPages: readonly PageLink[] = [
  { label: pageTexts.home, path: '/home' },
  { label: pageTexts.wordBank, path: '/wordBank' },
  { label: pageTexts.progress, path: '/progressDashboard' },
];
const adminPage: PageLink = { label: pageTexts.admin, path: '/admin' };
export const wordBankPages: readonly PageLink[] = [
  { label: pageTexts.home, path: '/home' },
  { label: pageTexts.conversation, path: conversationPath },
  { label: pageTexts.progress, path: '/progressDashboard' },
];
export const progressPages: readonly PageLink[] = [
  { label: pageTexts.home, path: '/home' },
  { label: pageTexts.conversation, path: conversationPath },
  { label: pageTexts.wordBank, path: '/wordbank' },
];
/** Where no page is the reader's own: beside the demo, which is no conversation, and for admins. */
export const everyPage: readonly PageLink[] = [
  { label: pageTexts.home, path: '/home' },
  { label: pageTexts.conversation, path: conversationPath },
  { label: pageTexts.wordBank, path: '/wordBank' },
  { label: pageTexts.progress, path: '/progressDashboard' },
];

interface PagesNavProps {
  links: readonly PageLink[];
  /** The admin's page too, for whom it is. */
  withAdmin?: boolean;
  /** Something in a conversation waits to be read. */
  hasNews?: boolean;
}

export function PagesNav({ links, withAdmin = false, hasNews = false }: PagesNavProps) {
  const isAdmin = useRootData()?.learner?.isAdmin ?? false;
  return (
    <PanelSection heading={pageTexts.heading}>
      {[...links, ...(withAdmin && isAdmin ? [adminPage] : [])].map(({ label, path }) => (
        <PanelLink
          key={path}
          to={path}
          label={label}
          detail={path}
          wraps
          {...(hasNews && path === conversationPath ? { news: pageTexts.news } : {})}
        />
      ))}
    </PanelSection>
  );
}
