import { Form } from '@remix-run/react';
import { useRef } from 'react';
import { OpenConversationField } from '../OpenConversationField';
import type { Beginning } from '../storeTypes';
import { useConversation } from '../useConversation';
import type { Press } from '../../ui/press';
import { useHydrated } from '../../ui/useHydrated';

interface BeginButtonProps {
  intent: Beginning;
  label: string;
  className?: string;
  /** The id of what is said of it. */
  describedBy?: string;
  onBegin: (press: Press) => void;
}

/** Begins another conversation. */
export function BeginButton({ intent, label, className = 'panel-action', describedBy, onBegin }: BeginButtonProps) {
  const isOpening = useConversation((state) => state.openingId !== null);
  const hydrated = useHydrated();
  const press = useRef<Press>({ detail: 0 });
  return (
    <Form
      method="post"
      action="/conversation"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isOpening) onBegin(press.current);
      }}
    >
      <OpenConversationField />
      <button
        className={className}
        name="intent"
        value={intent}
        aria-describedby={describedBy}
        aria-disabled={(hydrated && isOpening) || undefined}
        onClick={({ detail }) => {
          press.current = { detail };
        }}
      >
        {label}
      </button>
    </Form>
  );
}
