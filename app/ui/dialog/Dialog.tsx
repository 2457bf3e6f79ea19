import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useRef } from 'react';
import { dialogTexts } from '../../../domain/texts/app';
import { IconControl } from '../IconControl';
import { useIsomorphicLayoutEffect } from '../useIsomorphicLayoutEffect';
import { useClosedByBack } from './useClosedByBack';

export interface DialogProps {
  /** The headline, by which assistive technology names the dialog. */
  title: ReactNode;
  /** Asked for by Escape, Back on a phone, the close button or a press beside the dialog. */
  onClose: () => void;
  /** The page without the dialog, where the close button leads while no JavaScript runs. */
  closeHref: string;
  /** Stands in sight under what scrolls: the dialog's buttons. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A modal dialog, shown while it is drawn. The browser's own `<dialog>`: it keeps the focus, gives it back, makes the
 * page behind it inert and closes on Escape and Back. As the server sends it, it is open and not modal, so that its
 * forms work without JavaScript.
 */
export function Dialog({ title, onClose, closeHref, actions, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  /** A field keeps what stands in it when it is left, and React takes it away without its being left. */
  const leave = () => {
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && ref.current?.contains(focused)) focused.blur();
    onClose();
  };
  useClosedByBack(leave);

  // Before it can be seen: until it is modal, Escape is nobody's.
  useIsomorphicLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // Open by its attribute, as the server's page has it, it would not be modal.
    dialog.removeAttribute('open');
    dialog.showModal();
    // While it is still there, so that the focus goes back to where it was.
    return () => dialog.close();
  }, []);

  /** Whether it goes is the caller's to say. A picker or menu inside has a `cancel` of its own, which bubbles. */
  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== ref.current) return;
    event.preventDefault();
    leave();
  };
  /** Only beside the sheet is the dialog itself hit; a drag that began inside ends nothing. */
  const onMouseDown = (event: MouseEvent) => {
    if (event.target === ref.current) leave();
  };

  return (
    // Keys have Escape.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog ref={ref} open className="dialog" aria-labelledby={headingId} onCancel={onCancel} onMouseDown={onMouseDown}>
      <div className="dialog-sheet">
        {/* No <header>: until it is modal, the page behind has one too. */}
        <div className="dialog-head">
          <h2 id={headingId}>{title}</h2>
          <IconControl icon="close" label={dialogTexts.close} href={closeHref} onClick={leave} />
        </div>
        <div className="dialog-body">{children}</div>
        {actions && <div className="dialog-actions">{actions}</div>}
      </div>
    </dialog>
  );
}
