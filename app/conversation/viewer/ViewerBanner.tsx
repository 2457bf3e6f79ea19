import { viewerTexts } from '../../../domain/texts/viewer';
import { browserSession } from '../../session/browserSession';
import { Icon } from '../../ui/icons';
import { StayingLink } from '../../ui/StayingLink';

/** Above every page of viewer mode: that one only looks on, at whom, and the way out. */
export function ViewerBanner({ username }: { username: string | undefined }) {
  return (
    <aside className="viewer-banner" dir="ltr" aria-label={viewerTexts.heading}>
      <Icon name="view" />
      <p>
        <strong>{viewerTexts.heading}.</strong> {viewerTexts.text(username)}
      </p>
      <StayingLink
        to="/conversation"
        className="button button-outlined"
        onClick={() => browserSession().session.setViewerMode(false)}
      >
        {viewerTexts.leave}
      </StayingLink>
    </aside>
  );
}
