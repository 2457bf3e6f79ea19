import { type ReactNode, useEffect, useRef } from 'react';
import { appTexts, pageTexts } from '../../domain/texts/app';
import { Brand } from './Brand';
import { IconControl } from './IconControl';
import type { PanelState } from './usePanel';

export const sidePanelId = 'side-panel';

export interface SidePanelProps {
  panel: PanelState;
  /** Only where the panel lies over the page; turned off there while a dialog of the panel is open over it. */
  closeOnOutsideClick?: boolean;
  children: ReactNode;
  /** Stands at the bottom: Settings. */
  foot?: ReactNode;
}

/** As `aria-controls` says: the button that opens the panel, and has the focus once it is closed. */
const focusMenuButton = () => document.querySelector<HTMLElement>(`[aria-controls="${sidePanelId}"]`)?.focus();

/** Beside the page on wide screens, over it on phones, where it takes the focus until it closes. */
export function SidePanel({ panel, closeOnOutsideClick = true, children, foot }: SidePanelProps) {
  const ref = useRef<HTMLElement>(null);
  const { overlay, close } = panel;

  useEffect(() => {
    if (!overlay) return;
    const opener = document.activeElement;
    ref.current?.querySelector<HTMLElement>('.panel-close')?.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [overlay, close]);

  return (
    <>
      <nav ref={ref} id={sidePanelId} className="side-panel" data-panel={panel.state} aria-label={appTexts.name}>
        <div className="flex items-center justify-between">
          <Brand />
          {/* Without JavaScript the panel is opened and closed by address (:target). */}
          <IconControl
            icon="close"
            label={pageTexts.closeMenu}
            href="#top"
            className="panel-close"
            onClick={() => {
              close();
              // An overlaid panel gives the focus back to what had it.
              if (!overlay) focusMenuButton();
            }}
          />
        </div>
        {children}
        {foot && <div className="panel-foot">{foot}</div>}
      </nav>
      {/* Taps beside the panel; keys have Escape and the close button. */}
      <div
        className="scrim"
        data-panel={panel.state}
        aria-hidden="true"
        onClick={overlay && closeOnOutsideClick ? close : undefined}
      />
    </>
  );
}
