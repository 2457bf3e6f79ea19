import type { ButtonHTMLAttributes } from 'react';

const kinds = {
  /** The one action of a screen. */
  filled: 'button button-filled',
  outlined: 'button button-outlined',
  text: 'button button-text',
} as const;

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: keyof typeof kinds;
}

export function Button({ kind = 'filled', type = 'button', className = '', ...rest }: ButtonProps) {
  return <button type={type} className={`${kinds[kind]} ${className}`} {...rest} />;
}
