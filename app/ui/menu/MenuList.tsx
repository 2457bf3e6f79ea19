import * as Menu from '@radix-ui/react-dropdown-menu';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { ConfirmLabel } from '../ConfirmLabel';
import { Icon, type IconName } from '../icons';

export interface MenuItem {
  label: string;
  /** What comes of it, where the label does not tell. */
  hint?: string | undefined;
  icon?: IconName;
  /** What is asked before it is done; a second choice of the item does it: 'Are you sure?' */
  confirm?: string;
  onSelect: () => void;
}

interface MenuListProps {
  /** What opens it. */
  button: ReactElement;
  items: readonly MenuItem[];
  /** The first time; the menu hears itself of the keys that come after it. */
  openedByKey: boolean;
  /** Kept true from its opening until the focus is given back to the button. */
  isInMenu: { current: boolean };
}

/** A menu that is open as soon as it is drawn. */
export default function MenuList({ button, items, openedByKey, isInMenu }: MenuListProps) {
  const [open, setOpen] = useState(true);
  const [asked, setAsked] = useState<string | null>(null);
  const entersFirst = useRef(openedByKey);
  useEffect(() => {
    if (open) isInMenu.current = true;
  }, [open, isInMenu]);
  return (
    // Not modal: that would write a style element, which the security policy refuses (decision 5).
    <Menu.Root
      modal={false}
      open={open}
      onOpenChange={(isOpen) => {
        setOpen(isOpen);
        setAsked(null);
      }}
    >
      <Menu.Trigger asChild>{button}</Menu.Trigger>
      <Menu.Portal>
        <Menu.Content
          className="menu"
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={() => {
            isInMenu.current = false;
          }}
          onFocus={({ target, currentTarget }) => {
            if (!entersFirst.current || target !== currentTarget) return;
            entersFirst.current = false;
            currentTarget.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
          }}
        >
          {items.map(({ label, hint, icon, confirm, onSelect }) => {
            const asks = confirm !== undefined && asked !== label;
            return (
              <Menu.Item
                key={label}
                className="menu-item"
                onSelect={(event) => {
                  if (!asks) return onSelect();
                  event.preventDefault();
                  setAsked(label);
                }}
              >
                {icon && <Icon name={icon} />}
                {confirm === undefined ? (
                  <span>
                    {label}
                    {hint && <small>{hint}</small>}
                  </span>
                ) : (
                  <ConfirmLabel asking={!asks} label={label} question={confirm} />
                )}
              </Menu.Item>
            );
          })}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
