import type { LoaderFunctionArgs } from '@remix-run/node';
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from '@remix-run/react';
import { useMemo } from 'react';
import { demoTexts } from '../../domain/texts/demo';
import { reloadWhenReached } from '../api/reloadWhenReached';
import { conversationPageTitle } from '../conversation/address';
import { ConversationProvider } from '../conversation/ConversationProvider';
import { ConversationScreen } from '../conversation/ConversationScreen';
import { chosenLanguage } from '../conversation/chosenLanguage';
import { conversationAction } from '../conversation/formIntents';
import { conversationHeaders, loadConversation } from '../conversation/loadConversation';
import { Demo } from '../demo/Demo';
import { isDemoAsked, loadDemo } from '../demo/loadDemo';
import { unpack } from '../loading/packed';
import { orRefusal } from '../forms/browserAction';
import type { FormRefusal } from '../forms/pageForm';
import { browserSession } from '../session/browserSession';
import { SessionGuard } from '../session/SessionGuard';
import { useViewerPage } from '../settings/useViewerMode';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: conversationPageTitle(data && 'isDemo' in data ? demoTexts.title : (data?.title ?? '')) },
];

export async function loader(args: LoaderFunctionArgs) {
  return isDemoAsked(args.request) ? loadDemo(args) : loadConversation(args);
}

/** In viewer mode one comes back to viewer mode, from whichever page. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const address = new URL(request.url);
  const isSaid = ['demo', 'viewer'].some((name) => address.searchParams.has(name));
  if (isSaid || !browserSession().session.state().viewerMode) return serverLoader<typeof loader>();
  address.searchParams.set('viewer', '1');
  return redirect(address.pathname + address.search);
}

export const headers = conversationHeaders;
export const shouldRevalidate = reloadWhenReached;
export const action = conversationAction;

/** In the browser this page has one form that is posted: choosing a language. The rest goes through the store. */
export async function clientAction({ request }: ClientActionFunctionArgs): Promise<Response | FormRefusal> {
  const { call } = browserSession();
  const fields = await request.formData();
  return orRefusal(fields, async () => {
    await call('POST /user/update-preferences', { language: chosenLanguage(fields) });
    if (fields.has('newChat')) await call('POST /conversation/reset', {});
    return redirect('/conversation');
  });
}

export default function Conversation() {
  const loaded = useLoaderData<typeof loader>();
  const data = useMemo(() => ('isDemo' in loaded ? loaded : unpack(loaded.page)), [loaded]);
  const refusal = useActionData<typeof action>();
  const isViewing = !('isDemo' in data) && data.viewer === true;
  useViewerPage(isViewing);
  if ('isDemo' in data) {
    return (
      <SessionGuard connected={false}>
        <Demo {...data} />
      </SessionGuard>
    );
  }
  const shown = isViewing ? (data.details ? 'viewing' : 'choosing whom to view') : 'own';
  return (
    <SessionGuard>
      {/* One's own conversation and a learner's have nothing in common, nor what is begun in either. */}
      <ConversationProvider key={shown} data={data}>
        <ConversationScreen
          refusal={refusal}
          loadedId={data.details?._id ?? null}
          isInvited={'isInvited' in loaded && loaded.isInvited}
          tutorLanguages={data.tutorLanguages}
          profile={data.profile ?? null}
          origin={data.origin ?? ''}
        />
      </ConversationProvider>
    </SessionGuard>
  );
}
