import { Form } from '@remix-run/react';
import { useRef } from 'react';
import type { LearnerLevel } from '../../../domain/account/preferences';
import { type LanguageCode, requireLanguage } from '../../../domain/languages/languages';
import { conversationTexts } from '../../../domain/texts/conversation';
import type { Press } from '../../ui/press';
import { OpenConversationField } from '../OpenConversationField';

interface LevelQuestionProps {
  language: LanguageCode;
  ownLanguage: LanguageCode;
  onLevel: (level: LearnerLevel, press: Press) => void;
}

const texts = conversationTexts.level;
const answers = ['beginner', 'intermediate', 'advanced'] as const;

/** The one question of a first run, over a composer that waits for no answer to it. Posts `language` and `level`. */
export function LevelQuestion({ language, ownLanguage, onLevel }: LevelQuestionProps) {
  const press = useRef<Press>({ detail: 0 });
  const { name } = requireLanguage(language);
  const answer = (level: LearnerLevel) => ({
    name: 'level',
    value: level,
    onClick: ({ detail }: Press) => {
      press.current = { detail };
    },
  });
  return (
    <Form
      method="post"
      action="/conversation"
      // English in a conversation that may run from right to left.
      dir="ltr"
      className="empty-conversation"
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        const level = submitter instanceof HTMLButtonElement ? submitter.value : 'unsaid';
        onLevel(level as LearnerLevel, press.current);
      }}
    >
      <input type="hidden" name="intent" value="level" />
      <input type="hidden" name="language" value={language} />
      <OpenConversationField />
      <h2 className="heading">{texts.heading(name)}</h2>
      <p className="lead">{texts.text}</p>
      <ul className="level-answers" aria-label={texts.heading(name)}>
        {answers.map((level) => (
          <li key={level}>
            <button className="level-answer" {...answer(level)}>
              <span className="font-medium">{texts.answers[level].label}</span>
              <span className="level-leads-to">{texts.answers[level].leadsTo}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="level-aside">{texts.orWrite(requireLanguage(ownLanguage).name, name)}</p>
      <button className="text-link py-3" {...answer('unsaid')}>
        {texts.skip}
      </button>
    </Form>
  );
}
