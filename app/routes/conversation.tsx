import type { ClientActionFunctionArgs, MetaFunction } from '@remix-run/react';
import { useActionData, useLoaderData } from '@remix-run/react';
import { interfaceTexts } from '../../domain/texts/interface';
import { ConversationProvider } from '../conversation/ConversationProvider';
import { ConversationScreen } from '../conversation/ConversationScreen';
import { chosenLanguage } from '../conversation/chosenLanguage';
import { conversationAction } from '../conversation/formIntents';
import type { ConversationPageData } from '../conversation/storeTypes';
import { conversationHeaders, loadConversation } from '../conversation/loadConversation';
import { browserAction } from '../forms/browserAction';
import { SessionGuard } from '../session/SessionGuard';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.details?.title ?? interfaceTexts.conversation.label} | ${interfaceTexts.appName}` },
];

export const loader = loadConversation;
export const headers = conversationHeaders;
export const action = conversationAction;

/** In the browser this page has one form that is posted: choosing a language. The rest goes through the store. */
const chooseLanguage = browserAction({
  call: 'POST /user/update-preferences',
  read: (fields) => ({ language: chosenLanguage(fields) }),
  goTo: () => '/conversation',
});
export const clientAction = (args: ClientActionFunctionArgs) => chooseLanguage(args);

export default function Conversation() {
  // What crosses the wire is JSON already: the loader's own type holds on this side too.
  const data = useLoaderData<typeof loader>() as ConversationPageData;
  const refusal = useActionData<typeof action>();
  return (
    <SessionGuard>
      <ConversationProvider data={data}>
        <ConversationScreen refusal={refusal} />
      </ConversationProvider>
    </SessionGuard>
  );
}
