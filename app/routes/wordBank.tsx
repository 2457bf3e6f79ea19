import { type ActionFunctionArgs, data, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { errorTexts } from '../../domain/texts/errors';
import { SessionGuard } from '../session/SessionGuard';
import { interfaceTexts } from '../../domain/texts/interface';
import { loadWordBank } from '../wordBank/loadWordBank';
import { readMarkForm } from '../wordBank/markForm';
import { WordBankScreen } from '../wordBank/WordBankScreen';

export const meta: MetaFunction = () => [{ title: `${interfaceTexts.wordBank.heading} | ${interfaceTexts.appName}` }];

export const loader = loadWordBank;

/** Marks words; what was selected is let go by coming back to the page as it was. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = readMarkForm(await request.formData());
  if (!form) return data({ error: errorTexts.invalidRequest }, { status: 400 });
  const answer = await context.api.call(form.call, request, form.input);
  if (!answer.ok) return data({ error: answer.error.message }, { status: answer.status });
  const { pathname, search } = new URL(request.url);
  return redirect(pathname + search);
}

export default function WordBank() {
  const refusal = useActionData<typeof action>();
  return (
    <SessionGuard>
      <WordBankScreen data={useLoaderData<typeof loader>()} error={refusal?.error} />
    </SessionGuard>
  );
}
