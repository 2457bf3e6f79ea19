import { Icon, type IconName } from './icons';
import { Opener, type OpenerProps } from './Opener';

export interface IconControlProps extends Omit<OpenerProps, 'children'> {
  icon: IconName;
  label: string;
}

/** An `IconButton` that is a link while no JavaScript runs. */
export function IconControl({ icon, label, className = '', ...opener }: IconControlProps) {
  return (
    <Opener aria-label={label} className={`icon-button ${className}`} {...opener}>
      <Icon name={icon} />
    </Opener>
  );
}
