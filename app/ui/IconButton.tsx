import { type ButtonHTMLAttributes, forwardRef } from 'react';
import { Icon, type IconName } from './icons';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  label: string;
}

/** A menu that it opens is placed at its element, which is why it hands it on. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, type = 'button', className = '', ...rest },
  ref,
) {
  return (
    <button ref={ref} type={type} aria-label={label} className={`icon-button ${className}`} {...rest}>
      <Icon name={icon} />
    </button>
  );
});
