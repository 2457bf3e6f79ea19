import type { Message, ScenarioGoal } from '../../../domain/conversation/message';
import { type LanguageCode, requireLanguage } from '../../../domain/languages/languages';
import { scenarioTexts } from '../../../domain/texts/scenario';
import { Icon } from '../../ui/icons';

interface GoalsProps {
  goals: readonly ScenarioGoal[];
  ownLanguage: LanguageCode;
}

/** The goals of the role-play as they stand after the newest message that tells of them. */
export function goalsNow(messages: readonly Message[]): readonly ScenarioGoal[] {
  return messages.findLast(({ notes }) => notes?.value?.goals)?.notes?.value?.goals ?? [];
}

/** What was brought about with a message, below it. */
export function GoalsReached({ goals, ownLanguage }: GoalsProps) {
  const reached = goals.filter(({ state }) => state === 'new');
  if (reached.length === 0) return null;
  return (
    <ul role="status" className="goals-reached" {...languageOf(ownLanguage)}>
      {reached.map(({ goal }) => (
        <li key={goal}>
          <Icon name="check" />
          <span className="sr-only">{scenarioTexts.reached} </span>
          {goal}
        </li>
      ))}
    </ul>
  );
}

/** All goals, those that are reached ticked off. */
export function GoalList({ goals, ownLanguage }: GoalsProps) {
  if (goals.length === 0) return null;
  const count = goals.filter(({ state }) => state !== 'open').length;
  return (
    <section className="goal-list" aria-label={scenarioTexts.goals}>
      <p className="meta">{scenarioTexts.goalsReached(count, goals.length)}</p>
      <ul {...languageOf(ownLanguage)}>
        {goals.map(({ goal, state }) => (
          <li key={goal} className={state === 'open' ? undefined : 'is-reached'}>
            <span className="goal-mark" aria-hidden="true">
              {state !== 'open' && <Icon name="check" />}
            </span>
            <span className="sr-only">{state === 'open' ? scenarioTexts.open : scenarioTexts.reached} </span>
            {goal}
          </li>
        ))}
      </ul>
    </section>
  );
}

const languageOf = (language: LanguageCode) => ({ lang: language, dir: requireLanguage(language).direction });
