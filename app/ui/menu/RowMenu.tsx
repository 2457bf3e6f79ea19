import { lazy, Suspense, useRef, useState } from 'react';
import { loadChunk } from '../../loading/loadChunk';
import { IconButton } from '../IconButton';
import type { MenuItem } from './MenuList';
import { useFocusHandedOn } from './useFocusHandedOn';

/** The list itself, with what places it and moves through it by keys, comes when a menu is first opened. */
const MenuList = lazy(() => loadChunk(() => import('./MenuList')));

export interface RowMenuProps {
  /** 'Options for A café in Kyoto' */
  label: string;
  items: readonly MenuItem[];
}

/** The button at the end of a row that opens what can be done with it. A row costs one button until then. */
export function RowMenu({ label, items }: RowMenuProps) {
  const [wanted, setWanted] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  useFocusHandedOn(ref);
  const button = <IconButton ref={ref} icon="more" label={label} aria-haspopup="menu" className="row-menu-button" />;
  if (!wanted) {
    return (
      <IconButton
        ref={ref}
        icon="more"
        label={label}
        aria-haspopup="menu"
        className="row-menu-button"
        onClick={() => setWanted(true)}
      />
    );
  }
  return (
    <Suspense fallback={button}>
      <MenuList button={button} items={items} />
    </Suspense>
  );
}
