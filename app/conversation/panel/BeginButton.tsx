import { Form } from '@remix-run/react';
import { OpenConversationField } from '../OpenConversationField';
import type { Beginning } from '../storeTypes';
import { useConversation } from '../useConversation';
import { useHydrated } from '../../ui/useHydrated';

interface BeginButtonProps {
  intent: Beginning;
  label: string;
  className?: string;
  onBegin: () => void;
}

/** Begins another conversation. */
export function BeginButton({ intent, label, className = 'panel-action', onBegin }: BeginButtonProps) {
  const isOpening = useConversation((state) => state.openingId !== null);
  const hydrated = useHydrated();
  return (
    <Form
      method="post"
      action="/conversation"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isOpening) onBegin();
      }}
    >
      <OpenConversationField />
      <button className={className} name="intent" value={intent} aria-disabled={(hydrated && isOpening) || undefined}>
        {label}
      </button>
    </Form>
  );
}
