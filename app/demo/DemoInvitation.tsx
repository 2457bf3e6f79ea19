import { demoTexts } from '../../domain/texts/demo';
import { StayingLink } from '../ui/StayingLink';

export interface Invitation {
  label: string;
  to: string;
  /** Outlined where the screen has a filled button already. */
  kind: 'filled' | 'outlined';
}

/** What the demo ends with: a conversation of one's own. */
export function DemoInvitation({ label, to, kind }: Invitation) {
  return (
    <div className="demo-invitation">
      <p className="demo-your-turn">{demoTexts.yourTurn}</p>
      <StayingLink to={to} className={`button button-${kind}`}>
        {label}
      </StayingLink>
    </div>
  );
}
