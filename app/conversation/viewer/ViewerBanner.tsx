import { Link } from '@remix-run/react';
import { viewerTexts } from '../../../domain/texts/viewer';
import { browserSession } from '../../session/browserSession';
import { Icon } from '../../ui/icons';

/** Above every page of viewer mode: that one only looks on, at whom, and the way out. */
export function ViewerBanner({ username }: { username: string | undefined }) {
  return (
    <aside className="viewer-banner" dir="ltr" aria-label={viewerTexts.heading}>
      <Icon name="view" />
      <p>
        <strong>{viewerTexts.heading}.</strong> {viewerTexts.text(username)}
      </p>
      <Link
        to="/conversation"
        className="button button-outlined"
        onClick={() => browserSession().session.setViewerMode(false)}
      >
        {viewerTexts.leave}
      </Link>
    </aside>
  );
}
