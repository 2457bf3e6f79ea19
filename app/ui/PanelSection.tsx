import type { ReactNode } from 'react';

interface PanelSectionProps {
  heading: string;
  /** At the end of the heading: 'New'. */
  action?: ReactNode;
  /** Under the heading: why `action` came to nothing. */
  notice?: ReactNode;
  children: ReactNode;
}

export function PanelSection({ heading, action, notice, children }: PanelSectionProps) {
  return (
    <section className="panel-section">
      <div className="panel-heading">
        <h2>{heading}</h2>
        {action}
      </div>
      {notice}
      <ul>{children}</ul>
    </section>
  );
}
