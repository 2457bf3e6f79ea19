import { Icon, type IconName } from './icons';
import { Opener, type OpenerProps } from './Opener';

export interface IconControlProps extends Omit<OpenerProps, 'children'> {
  icon: IconName;
  label: string;
  /** There is something new behind it; `label` says so to whoever does not see it. */
  dot?: boolean;
}

/** An `IconButton` that is a link while no JavaScript runs. */
export function IconControl({ icon, label, dot = false, className = '', ...opener }: IconControlProps) {
  return (
    <Opener aria-label={label} className={`icon-button ${className}`} {...opener}>
      <Icon name={icon} />
      {dot && <span className="unread-dot icon-dot" aria-hidden="true" />}
    </Opener>
  );
}
