import { adminTexts } from '../../domain/texts/admin';
import type { CallOutput } from '../api/calls';
import { useAdminAnswer } from './useAdminAnswer';
import { AdminSection } from './AdminSection';
import { showMoment } from './showTime';

const texts = adminTexts.tutor;

/** Whether the tutor can speak, how it failed last, and what it was asked. */
export function TutorHealth() {
  const { answer, again } = useAdminAnswer('GET /admin/tutor-health', {});
  return (
    <AdminSection heading={texts.heading} answer={answer} onRetry={again}>
      {(health) => (
        <dl className="settings-list">
          {rowsOf(health).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </AdminSection>
  );
}

/** What there is to say; a tutor that needs no network has neither a check nor failures. */
function rowsOf({ name, provider, model, checked, lastFailure, last24Hours }: CallOutput<'GET /admin/tutor-health'>) {
  const sum = (key: 'calls' | 'failed' | 'inputTokens' | 'outputTokens') =>
    last24Hours.reduce((total, row) => total + row[key], 0);
  const rows: [name: string, value: string][] = [[texts.answers, texts.who(name, provider, model)]];
  if (checked) rows.push([texts.checked, checked.sentence]);
  if (lastFailure) {
    const { purpose, outcome, createdAt } = lastFailure;
    rows.push([texts.lastFailure, texts.failure(purpose, outcome, showMoment(createdAt))]);
  }
  if (last24Hours.length > 0) {
    const asked = texts.calls(sum('calls'), sum('failed'));
    rows.push([texts.lastDay, `${asked}; ${texts.tokens(sum('inputTokens'), sum('outputTokens'))}`]);
  }
  return rows;
}
