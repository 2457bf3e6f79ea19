import { Link } from '@remix-run/react';
import { interfaceTexts } from '../../../domain/texts/interface';
import { browserSession } from '../../session/browserSession';
import { Icon } from '../../ui/icons';

const texts = interfaceTexts.viewer;

/** Above every page of viewer mode: that one only looks on, at whom, and the way out. */
export function ViewerBanner({ username }: { username: string | undefined }) {
  return (
    <aside className="viewer-banner" dir="ltr" aria-label={texts.heading}>
      <Icon name="view" />
      <p>
        <strong>{texts.heading}.</strong> {texts.text(username)}
      </p>
      <Link
        to="/conversation"
        className="button button-outlined"
        onClick={() => browserSession().session.setViewerMode(false)}
      >
        {texts.leave}
      </Link>
    </aside>
  );
}
