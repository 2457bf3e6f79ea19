import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from './icons';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  label: string;
}

export function IconButton({ icon, label, type = 'button', className = '', ...rest }: IconButtonProps) {
  return (
    <button type={type} aria-label={label} className={`icon-button ${className}`} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
