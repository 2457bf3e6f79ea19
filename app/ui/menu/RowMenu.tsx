import { lazy, Suspense, useRef, useState } from 'react';
import { chunkErrorTexts } from '../../../domain/texts/app';
import { loadChunk } from '../../loading/loadChunk';
import { IconButton } from '../IconButton';
import type { MenuItem } from './MenuList';
import { isByKey, type Press } from '../press';
import { toast } from '../toasts/toasts';
import { useFocusHandedOn } from './useFocusHandedOn';

/** The list itself, with what places it and moves through it by keys, comes when a menu is first opened. */
const loadList = () => loadChunk(() => import('./MenuList'));
const MenuList = lazy(loadList);

export interface RowMenuProps {
  /** 'Options for A café in Kyoto' */
  label: string;
  items: readonly MenuItem[];
}

/** The button at the end of a row that opens what can be done with it. A row costs one button until then. */
export function RowMenu({ label, items }: RowMenuProps) {
  const [opened, setOpened] = useState<{ byKey: boolean } | null>(null);
  const ref = useRef<HTMLButtonElement>(null);
  const isInMenu = useFocusHandedOn(ref);
  const button = <IconButton ref={ref} icon="more" label={label} aria-haspopup="menu" className="row-menu-button" />;
  const open = async (press: Press) => {
    try {
      await loadList();
      setOpened({ byKey: isByKey(press) });
    } catch {
      toast(chunkErrorTexts.text);
    }
  };
  if (!opened) {
    return (
      <IconButton
        ref={ref}
        icon="more"
        label={label}
        aria-haspopup="menu"
        className="row-menu-button"
        onClick={(event) => void open(event)}
      />
    );
  }
  return (
    <Suspense fallback={button}>
      <MenuList button={button} items={items} openedByKey={opened.byKey} isInMenu={isInMenu} />
    </Suspense>
  );
}
