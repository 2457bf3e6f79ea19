import { saidAt } from '../../../domain/conversation/saidAt';
import { useHydrated } from '../../ui/useHydrated';

/** When a message was said, where its reader is: the time of today, else the day with it. Only the browser knows that. */
export function SaidAt({ messageId }: { messageId: string }) {
  const hydrated = useHydrated();
  const instant = saidAt(messageId);
  if (!hydrated || instant === null) return null;
  const date = new Date(instant);
  const isToday = date.toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
  return (
    <time dateTime={instant} dir="auto" className="said-at">
      {new Intl.DateTimeFormat(navigator.language, { ...day, hour: '2-digit', minute: '2-digit' }).format(date)}
    </time>
  );
}
