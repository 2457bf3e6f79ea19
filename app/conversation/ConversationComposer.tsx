import { type Language, requireLanguage } from '../../domain/languages/languages';
import { composerTexts } from '../../domain/texts/conversation';
import { useConversation, useConversationActions } from './useConversation';
import { useTutorsLanguageFor } from '../session/rootData';
import { useHydrated } from '../ui/useHydrated';
import { Composer } from './view/Composer';

interface ConversationComposerProps {
  language: Language;
  /** The tutor talks in it: what is written in one's own language comes to something. */
  isSpoken: boolean;
  refusal: { error: string; values: Record<string, string> } | undefined;
}

/** The input, wired to the store; without JavaScript a form that the page's action answers. */
export function ConversationComposer({ language, isSpoken, refusal }: ConversationComposerProps) {
  const draft = useConversation((state) => state.draft);
  const pending = useConversation((state) => state.conversation.pending);
  const problem = useConversation(
    (state) => state.sendProblem ?? (state.problemBeginning === null ? state.problem : null),
  );
  const messages = useConversation((state) => state.messages);
  const about = useConversation((state) => state.conversation.about);
  const ownLanguage = useTutorsLanguageFor(useConversation((state) => state.preferences.ownLanguage));
  const actions = useConversationActions();
  const hydrated = useHydrated();
  const last = messages.at(-1);
  const status = last?.senderType === 'assistant' ? last.targetLanguageMessage?.status : undefined;
  const replying = status === 'connecting' || status === 'pending' || status === 'generating' || status === 'streaming';
  const shownProblem = problem ?? refusal?.error ?? null;

  return (
    <>
      {shownProblem !== null && (
        <p role="alert" className="composer-problem" dir="auto">
          {shownProblem}
        </p>
      )}
      <Composer
        draft={hydrated ? draft : (refusal?.values.message ?? '')}
        onDraftChange={actions.setDraft}
        onSend={(text) => void actions.send(text)}
        onStop={() => void actions.stop()}
        sending={pending !== null}
        replying={replying}
        placeholder={
          isSpoken
            ? composerTexts.placeholder(requireLanguage(ownLanguage).name, language.name)
            : composerTexts.placeholderUnspoken(language.name)
        }
        action="/conversation"
        hiddenFields={<input type="hidden" name="conversationId" value={about?._id ?? ''} />}
      />
    </>
  );
}
