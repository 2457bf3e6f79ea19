import type { ButtonHTMLAttributes, MouseEvent } from 'react';

const kinds = {
  /** The one action of a screen. */
  filled: 'button button-filled',
  outlined: 'button button-outlined',
  text: 'button button-text',
} as const;

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  kind?: keyof typeof kinds;
  /** What it began is under way: it does nothing, and keeps the focus of whoever has pressed it. */
  working?: boolean;
}

export function Button({
  kind = 'filled',
  type = 'button',
  working = false,
  className = '',
  onClick,
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // The second click of a double click would send a form twice, before anything can be drawn as busy.
    if (working || event.detail > 1) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      className={`${kinds[kind]} ${className}`}
      aria-disabled={working || undefined}
      onClick={click}
      {...rest}
    />
  );
}
