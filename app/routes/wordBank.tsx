import { type ActionFunctionArgs, data, type MetaFunction, redirect } from '@remix-run/node';
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from '@remix-run/react';
import { errorTexts } from '../../domain/texts/errors';
import { requireLearner } from '../session/pageGuards';
import { SessionGuard } from '../session/SessionGuard';
import { appTexts } from '../../domain/texts/app';
import { wordBankTexts } from '../../domain/texts/wordBank';
import { loadWordBank } from '../wordBank/loadWordBank';
import { addressAfter, readWordBankForm } from '../wordBank/markForm';
import { WordBankScreen } from '../wordBank/WordBankScreen';

export const meta: MetaFunction = () => [{ title: `${wordBankTexts.heading} | ${appTexts.name}` }];

export const loader = loadWordBank;

/** Another view of the same words is drawn from what is here. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isOtherView =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    currentUrl.searchParams.get('language') === nextUrl.searchParams.get('language');
  return isOtherView ? false : defaultShouldRevalidate;
}

/** What the page's forms do without JavaScript. What was selected is kept when it was refused. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireLearner({ request, context });
  const form = readWordBankForm(context.form);
  if (!form) return data({ error: errorTexts.invalidRequest, morphemeIds: [] }, { status: 400 });
  for (const { call, input } of form.calls) {
    const answer = await context.api.call(call, request, input);
    if (!answer.ok) {
      return data({ error: answer.error.message, morphemeIds: form.morphemeIds }, { status: answer.status });
    }
  }
  return redirect(addressAfter(new URL(request.url), form.done));
}

export default function WordBank() {
  const refusal = useActionData<typeof action>();
  const data = useLoaderData<typeof loader>();
  return (
    <SessionGuard>
      {/* Words of one language and of another have nothing in common, nor what is selected in either. */}
      <WordBankScreen key={data.language} data={data} refusal={refusal} />
    </SessionGuard>
  );
}
