import { Form } from '@remix-run/react';
import { useConversation } from '../useConversation';
import { useHydrated } from '../../ui/useHydrated';

interface BeginButtonProps {
  /** What the form posts without JavaScript. */
  intent: 'reset' | 'starter' | 'tutorial';
  label: string;
  className?: string;
  onBegin: () => void;
}

/** Begins another conversation. */
export function BeginButton({ intent, label, className = 'panel-action', onBegin }: BeginButtonProps) {
  const currentId = useConversation((state) => state.conversation.about?._id ?? null);
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
      {currentId !== null && <input type="hidden" name="conversationId" value={currentId} />}
      <button className={className} name="intent" value={intent} aria-disabled={(hydrated && isOpening) || undefined}>
        {label}
      </button>
    </Form>
  );
}
