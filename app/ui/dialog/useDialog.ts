import type { PartAddress } from '../../loading/lazyPart';
import { type Addressed, useAddressed } from './useAddressed';

export interface DialogState<Name extends string> extends Pick<Addressed, 'close' | 'closeHref'> {
  /** The dialog that is shown. */
  open: Name | null;
  show: (name: Name) => void;
  /** Where the page shows the dialog without JavaScript. */
  hrefOf: (name: Name) => string;
}

const parameter = 'dialog';

/** How a page's address asks for a dialog. */
export const addressOfDialog = (name: string): PartAddress => ({ parameter, value: name });

/** Which one of a page's dialogs is shown. */
export function useDialog<Name extends string>(names: readonly Name[]): DialogState<Name> {
  const { value, ...addressed } = useAddressed(parameter);
  return { ...addressed, open: names.find((name) => name === value) ?? null };
}
