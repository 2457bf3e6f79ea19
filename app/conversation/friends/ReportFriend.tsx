import { Form, useSearchParams } from '@remix-run/react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { isBlank } from '../../../domain/conversation/message';
import { maxCommentLength } from '../../../domain/conversation/report';
import { friendTexts } from '../../../domain/texts/friends';
import { Button } from '../../ui/Button';
import { FormError } from '../../ui/fields/FormError';
import { TextArea } from '../../ui/fields/TextArea';
import { useHydrated } from '../../ui/useHydrated';
import { useConversationActions } from '../useConversation';
import { friendIntents } from './friendForm';

/** Tells those who run the server how a friend behaves. */
export function ReportFriend({ name, conversationId }: { name: string; conversationId: string }) {
  const { reportFriend } = useConversationActions();
  const [address] = useSearchParams();
  const hydrated = useHydrated();
  const [comment, setComment] = useState('');
  const [isWorking, setIsWorking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const problemId = useId();
  const [isReported, setIsReported] = useState(address.has('reported'));

  const isMissing = problem === friendTexts.reportMissing;

  const send = async (form: HTMLFormElement) => {
    if (isBlank(comment)) {
      // The field is described by it when the focus comes there.
      flushSync(() => setProblem(friendTexts.reportMissing));
      form.querySelector('textarea')?.focus();
      return;
    }
    setIsWorking(true);
    const why = await reportFriend(conversationId, comment);
    setIsWorking(false);
    setProblem(why ?? undefined);
    setIsReported(why === null);
    if (why === null) setComment('');
  };

  return (
    <section aria-labelledby="report-friend" className="friend-action">
      <h3 id="report-friend">{friendTexts.reportHeading(name)}</h3>
      <p>{friendTexts.reportText}</p>
      <Form
        method="post"
        action="/conversation"
        className="friend-action"
        noValidate={hydrated}
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget);
        }}
      >
        <FormError message={problem} id={problemId} />
        <input type="hidden" name="conversationId" value={conversationId} />
        <TextArea
          label={friendTexts.reportComment}
          name="comment"
          {...(hydrated ? { value: comment } : {})}
          maxLength={maxCommentLength}
          maxRows={6}
          required
          dir="auto"
          {...(isMissing ? { 'aria-invalid': true, 'aria-describedby': problemId } : {})}
          onChange={({ target }) => {
            setComment(target.value);
            setProblem(undefined);
            setIsReported(false);
          }}
        />
        <Button kind="outlined" type="submit" name="intent" value={friendIntents.report} working={isWorking}>
          {friendTexts.report}
        </Button>
        <p role="status">{isReported ? friendTexts.reported : ''}</p>
      </Form>
    </section>
  );
}
