import type { ReactNode } from 'react';

interface PanelSectionProps {
  heading: string;
  /** At the end of the heading: 'New'. */
  action?: ReactNode;
  children: ReactNode;
}

export function PanelSection({ heading, action, children }: PanelSectionProps) {
  return (
    <section className="panel-section">
      <div className="panel-heading">
        <h2>{heading}</h2>
        {action}
      </div>
      <ul>{children}</ul>
    </section>
  );
}
