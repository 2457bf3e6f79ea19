import type { ReactNode } from 'react';
import { pageTexts } from '../../domain/texts/app';
import { ConnectionStatus } from './ConnectionStatus';
import { IconControl } from './IconControl';
import { LiveRegion } from './LiveRegion';
import { SidePanel, sidePanelId } from './SidePanel';
import { ClosePanelProvider, usePanel } from './usePanel';

export interface AppFrameProps {
  title: string;
  /** Under the title: 'Japanese, built-in tutor'. */
  subtitle?: string;
  /** Of the page beside the panel; the panel stays as the interface has it. */
  direction?: 'ltr' | 'rtl';
  /** Changes when another page or conversation is shown: an overlaid panel then closes. */
  pageKey: string;
  /** Where the first tab stop leads: past the panel and the history. */
  skipTo?: { id: string; label: string };
  panel: ReactNode;
  /** Something in the panel waits to be read: the menu button says so where the panel is away. */
  hasNews?: boolean;
  panelFoot?: ReactNode;
  closePanelOnOutsideClick?: boolean;
  /** Under the connection status bar, above everything else. */
  banner?: ReactNode;
  /** Buttons at the end of the top bar. */
  actions?: ReactNode;
  children: ReactNode;
  /** Stays under the content: the composer. */
  foot?: ReactNode;
  /** What lies over all of it. Not inside the page, which is inert while the panel lies over it. */
  dialogs?: ReactNode;
}

/** The frame of every signed-in page: side panel, top bar, content, and what stands under it. */
export function AppFrame(props: AppFrameProps) {
  const panel = usePanel(props.pageKey);
  return (
    <div className="app-frame" data-panel={panel.state} id="top">
      {props.skipTo && (
        <a href={`#${props.skipTo.id}`} className="skip-link">
          {props.skipTo.label}
        </a>
      )}
      <SidePanel panel={panel} foot={props.panelFoot} closeOnOutsideClick={props.closePanelOnOutsideClick ?? true}>
        {props.panel}
      </SidePanel>
      <div className="app-main" dir={props.direction ?? 'ltr'} {...(panel.overlay ? { inert: '' } : {})}>
        <ConnectionStatus />
        {props.banner}
        {/* In the interface's direction, and its button where the panel comes from, whatever is talked below. */}
        <header className="top-bar" dir="ltr">
          <IconControl
            icon="menu"
            label={props.hasNews ? pageTexts.openMenuWithNews : pageTexts.openMenu}
            dot={props.hasNews ?? false}
            href={`#${sidePanelId}`}
            aria-controls={sidePanelId}
            aria-expanded={panel.isShown}
            data-key="p"
            onClick={panel.toggle}
            className="-mx-1"
          />
          <div className="top-names">
            <h1 className="top-title" dir="auto">
              {props.title}
            </h1>
            {props.subtitle && (
              <p className="top-subtitle" dir="auto">
                {props.subtitle}
              </p>
            )}
          </div>
          {props.actions}
        </header>
        <main className="app-content">{props.children}</main>
        {props.foot}
      </div>
      <ClosePanelProvider value={panel.close}>{props.dialogs}</ClosePanelProvider>
      <LiveRegion />
    </div>
  );
}
