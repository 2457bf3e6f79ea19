import type { ButtonHTMLAttributes } from 'react';
import { pressOnce } from './press';

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
  return (
    <button
      type={type}
      className={`${kinds[kind]} ${className}`}
      aria-disabled={working || undefined}
      onClick={pressOnce(working, onClick)}
      {...rest}
    />
  );
}
