import type { ReactNode } from 'react';
import { StayingLink } from './StayingLink';

interface PanelLinkProps {
  to: string;
  label: string;
  /** Small at the end: a path, a count. */
  detail?: ReactNode;
  current?: boolean;
  /** Nothing of the label and its detail is cut off, however narrow the panel. */
  wraps?: boolean;
  /** Something there waits to be read: what that is, in words. */
  news?: string;
  /** A row's menu; stands beside the link, not inside it. */
  menu?: ReactNode;
}

/** One row of the side panel. */
export function PanelLink({ to, label, detail, current = false, wraps = false, news, menu }: PanelLinkProps) {
  return (
    <li className="flex items-center">
      <StayingLink
        to={to}
        className={`panel-row ${wraps ? 'panel-page' : ''}`}
        aria-current={current ? 'page' : undefined}
      >
        {/* In its own direction, so that it is the end that is cut off; at the side where all rows begin. */}
        <span className={`text-left ${wraps ? '' : 'min-w-0 flex-1 truncate'}`} dir="auto">
          {label}
        </span>
        {news !== undefined && (
          <>
            <span className="unread-dot" aria-hidden="true" />
            <span className="sr-only">{news}</span>
          </>
        )}
        {detail !== undefined && <small>{detail}</small>}
      </StayingLink>
      {menu}
    </li>
  );
}
